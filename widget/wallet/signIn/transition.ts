import { asBaseError } from '#kernel/errors/asBaseError.ts'
import type { Core } from '#kernel/core.ts'
import { advance, type SignInEvent } from './advance.ts'
import type { SignInError } from '../signInState/slice.ts'

/** Applies the event; false when it changed nothing, because it is no longer expected. */
export function transition(core: Core, event: SignInEvent): boolean {
  const { step } = core.store.getState().signIn
  const next = advance(step, event)
  if (next === step) return false
  core.store.setState(({ signIn }) => ({ signIn: { ...signIn, step: next } }))
  return true
}

/** An error as a view gets it. */
export function shownError(error: unknown): SignInError {
  const { code, message } = asBaseError(error)
  return { code, message }
}
