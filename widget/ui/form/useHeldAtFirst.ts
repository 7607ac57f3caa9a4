import { useEffect, useState } from 'react'

/** Balances that take longer than this do not hold the list up. */
const BALANCES_WAIT_MS = 600

type Known<Token> = {
  /** Tokens with a balance, so far. */
  held: readonly Token[]
  /** Whether there are tokens to show at all. */
  hasTokens: boolean
  /** Whether a balance is still on its way. */
  isWaiting: boolean
}

/**
 * The tokens of which the account has some, as known when the list is first shown; undefined until
 * then. A balance that comes later is written into its row and moves none: a row that changes its
 * place under a pointer is another token tapped.
 */
export function useHeldAtFirst<Token>({ held, hasTokens, isWaiting }: Known<Token>) {
  const [first, setFirst] = useState<ReadonlySet<Token>>()
  const [isLate, setLate] = useState(false)
  const isDue = hasTokens && (!isWaiting || isLate)
  if (first === undefined && isDue) setFirst(new Set(held))
  useEffect(() => {
    if (!hasTokens) return
    const timer = setTimeout(() => setLate(true), BALANCES_WAIT_MS)
    return () => clearTimeout(timer)
  }, [hasTokens])
  return first
}
