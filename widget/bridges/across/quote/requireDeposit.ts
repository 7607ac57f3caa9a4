import { type Address, isAddressEqual } from 'viem'
import { QuoteInvalidError } from '../errors/quote.ts'
import type { BridgeAction, DepositTerms } from '../transport/actions.ts'
import type { QuoteQuery } from '../transport/transport.ts'

/**
 * The one deposit among the actions of a bridge, every field of which is as it was asked for. An approval before
 * it may be of the input alone, to the known pool alone. Times, the relayer and what arrives are left to
 * `checkQuote`.
 *
 * @throws QuoteInvalidError
 */
export function requireDeposit(
  actions: readonly BridgeAction[],
  asked: QuoteQuery & { readonly originPool: Address },
): DepositTerms {
  const [last, ...before] = actions.toReversed()
  if (last?.type !== 'deposit') throw new QuoteInvalidError('it does not end with a deposit')
  if (before.length > 1) throw new QuoteInvalidError('it asks for more than a deposit')
  for (const action of before) {
    if (action.type !== 'approve') throw new QuoteInvalidError('it asks for two deposits')
    requireApproval(action, asked)
  }
  requireTerms(last.terms, asked)
  return last.terms
}

function requireApproval(
  { chainId, token, spender, amount }: Extract<BridgeAction, { type: 'approve' }>,
  asked: QuoteQuery & { readonly originPool: Address },
): void {
  const { originChainId, inputToken, originPool, isNative } = asked
  must(!isNative && chainId === originChainId, 'it asks for an approval that nothing needs')
  must(isAddressEqual(token, inputToken), 'it asks for an approval of another token')
  must(isAddressEqual(spender, originPool), 'it asks for an approval to an unknown contract')
  must(amount <= asked.amount, 'it asks for an approval of more than is sent')
}

function requireTerms(terms: DepositTerms, asked: QuoteQuery): void {
  const { originChainId, destinationChainId, inputToken, outputToken, amount, message } = asked
  must(isAddressEqual(terms.depositor, asked.depositor), 'it is for another account')
  must(isAddressEqual(terms.recipient, asked.recipient), 'it pays out to somebody else')
  const isSameToken =
    isAddressEqual(terms.inputToken, inputToken) && isAddressEqual(terms.outputToken, outputToken)
  must(isSameToken, 'it is for another token')
  const isSameWay =
    terms.originChainId === originChainId && terms.destinationChainId === destinationChainId
  must(isSameWay, 'it is for another network')
  const isSameAmount =
    terms.inputAmount === amount && terms.value === (asked.isNative ? amount : 0n)
  must(isSameAmount, 'it is for another amount')
  must(terms.message.toLowerCase() === message.toLowerCase(), 'it has another message')
}

function must(condition: boolean, otherwise: string): void {
  if (!condition) throw new QuoteInvalidError(otherwise)
}
