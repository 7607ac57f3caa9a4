import { StartError } from '../config/startError.ts'

/**
 * Which store an address leads to.
 *
 * @throws StartError STORE_WRONG
 */
export function storeKindOf(url: string): 'redis' | 'postgres' {
  const [, scheme] = /^(rediss?|postgres(?:ql)?):\/\//.exec(url) ?? []
  if (scheme !== undefined && URL.canParse(url)) {
    return scheme.startsWith('redis') ? 'redis' : 'postgres'
  }
  // The value may hold a password, so it is not printed.
  throw new StartError(
    'STORE_WRONG',
    'The variable of gateway.limits.storeFrom holds no address that begins with redis://, rediss:// or postgres://.',
  )
}
