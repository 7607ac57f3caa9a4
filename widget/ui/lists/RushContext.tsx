import { createContext, useContext } from 'react'

/** Whether a list is scrolled so fast that nobody can see what is in it. */
export const RushContext = createContext(false)

export function useRushes(): boolean {
  return useContext(RushContext)
}
