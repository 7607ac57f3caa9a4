import { decodeFunctionData, formatEther, formatUnits, type Hex, hexToString, parseAbi } from 'viem'
import type { Approval } from './approval.ts'
import type { WalletConfig } from './config.ts'
import type { TransactionParams } from './params.ts'

type Words = Pick<Approval, 'title' | 'summary' | 'facts' | 'detail'>

const knownCalls = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function deposit(bytes32 depositor, bytes32 recipient, bytes32 inputToken, bytes32 outputToken, uint256 inputAmount, uint256 outputAmount, uint256 destinationChainId, bytes32 exclusiveRelayer, uint32 quoteTimestamp, uint32 fillDeadline, uint32 exclusivityParameter, bytes message)',
  'function speedUpDeposit(bytes32 depositor, uint256 depositId, uint256 updatedOutputAmount, bytes32 updatedRecipient, bytes updatedMessage, bytes depositorSignature)',
])
const UNLIMITED = 2n ** 255n

/** Says what a transaction does, as far as its call is known. */
export function describeTransaction(
  { to, value, data }: TransactionParams,
  { known }: WalletConfig,
): Words {
  const place = to === undefined ? undefined : known[to.toLowerCase()]
  const where = to === undefined ? 'New contract' : (place?.name ?? short(to))
  const paid = value === undefined || value === 0n ? [] : [fact('Pay', `${formatEther(value)} ETH`)]
  const call = decode(data)
  const amount = (units: bigint, token = place) => {
    if (units >= UNLIMITED) return `Unlimited ${token?.name ?? ''}`
    return `${formatUnits(units, token?.decimals ?? 0)} ${token?.name ?? 'units'}`
  }
  switch (call?.functionName) {
    case 'approve':
      return {
        title: 'Allow spending',
        summary: `Let a contract take ${place?.name ?? 'a token'} from this account.`,
        facts: [
          fact('Allow', amount(call.args[1])),
          fact('To', known[call.args[0].toLowerCase()]?.name ?? short(call.args[0])),
        ],
      }
    case 'transfer':
      return {
        title: 'Send tokens',
        summary: 'Tokens leave this account.',
        facts: [fact('Send', amount(call.args[1])), fact('To', short(call.args[0]))],
      }
    case 'deposit': {
      const token = known[`0x${call.args[2].slice(26)}`.toLowerCase()]
      return {
        title: 'Bridge tokens',
        summary: 'Deposit into the bridge; a relayer pays out on the other chain.',
        facts: [
          ...paid,
          fact('Deposit', amount(call.args[4], token)),
          fact('To chain', String(call.args[6])),
          fact('Recipient', short(`0x${call.args[1].slice(26)}`)),
          fact('Contract', where),
        ],
      }
    }
    case 'speedUpDeposit':
      return {
        title: 'Speed up a transfer',
        summary: 'Offer the relayer a better price.',
        facts: [fact('Deposit', `#${call.args[1]}`), fact('Contract', where)],
      }
    default:
      return {
        title: data === undefined || data === '0x' ? 'Send' : 'Send a transaction',
        summary: 'This changes something on the chain.',
        facts: [...paid, fact('To', where)],
        ...(data === undefined || data === '0x' ? {} : { detail: data }),
      }
  }
}

/** The text of a `personal_sign`, or its bytes when they are no text. */
export function describeMessage(message: Hex): Words {
  const text = hexToString(message)
  return {
    title: 'Sign a message',
    summary: 'Signing is free and sends nothing to the chain.',
    facts: [],
    detail: text.includes('\uFFFD') ? message : text,
  }
}

/** Typed data as indented JSON under its type's name. */
export function describeTypedData(typedData: { primaryType: string; message: unknown }): Words {
  return {
    title: 'Sign typed data',
    summary: 'Signing is free, but a contract may act on it.',
    facts: [fact('Type', typedData.primaryType)],
    detail: JSON.stringify(typedData.message, null, 2),
  }
}

function decode(data: Hex | undefined) {
  if (data === undefined) return undefined
  try {
    return decodeFunctionData({ abi: knownCalls, data })
  } catch {
    // A call that is not in the list above is shown as raw data.
    return undefined
  }
}

function fact(name: string, value: string) {
  return { name, value }
}

function short(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}
