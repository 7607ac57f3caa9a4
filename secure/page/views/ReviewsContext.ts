import { createContext, useContext } from 'react'
import type { Reviews } from '../windows/reviews.ts'

const Context = createContext<Reviews | undefined>(undefined)

export const ReviewsProvider = Context.Provider

/** Undefined in a window: nothing needs another one there. */
export const useReviews = (): Reviews | undefined => useContext(Context)
