import {
  type Address,
  decodeEventLog,
  getAddress,
  type Hex,
  isAddressEqual,
  parseAbi,
  zeroAddress,
} from 'viem'
import type { TrialAllowance } from './trial.ts'

export type TrialLog = {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
}

/** ERC-20, ERC-721, ERC-1155 and Permit2, by what their events look like on the chain. */
const abis = [
  parseAbi([
    'event Transfer(address indexed from, address indexed to, uint256 value)',
    'event Approval(address indexed owner, address indexed spender, uint256 value)',
    'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
    'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
    'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
  ]),
  parseAbi([
    'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
    'event Approval(address indexed owner, address indexed approved, uint256 indexed id)',
  ]),
  parseAbi([
    'event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration)',
    'event Permit(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration, uint48 nonce)',
  ]),
]

export type ReadLogs = {
  /** Base units by the tokens' own events. */
  readonly tokens: ReadonlyMap<Address, bigint>
  readonly items: ReadonlyMap<string, { token: Address; id: bigint; difference: bigint }>
  /** Allowances that the token can be asked about. */
  readonly pairs: readonly { readonly token: Address; readonly spender: Address }[]
  /** Allowances that only the event shows. */
  readonly allowances: readonly TrialAllowance[]
  /** Every contract that emitted an event. */
  readonly emitters: readonly Address[]
}

/** The changes for the account, according to the events. */
export function readLogs(logs: readonly TrialLog[], account: Address): ReadLogs {
  const tokens = new Map<Address, bigint>()
  const items = new Map<string, { token: Address; id: bigint; difference: bigint }>()
  const pairs = new Map<string, { token: Address; spender: Address }>()
  const allowances = new Map<string, TrialAllowance>()
  const isOwn = (address: Address) => isAddressEqual(address, account)
  /** One to oneself changes nothing. */
  const sign = (from: Address, to: Address) => (isOwn(to) ? 1n : 0n) - (isOwn(from) ? 1n : 0n)
  const addItem = (token: Address, id: bigint, difference: bigint) => {
    const key = `${token} ${id}`
    items.set(key, { token, id, difference: (items.get(key)?.difference ?? 0n) + difference })
  }

  const addApproval = (token: Address, args: Approved) => {
    if (!isOwn(args.owner)) return
    if ('operator' in args) {
      const given = { token, spender: args.operator, amount: null, id: null, until: null }
      set(allowances, `${token} ${args.operator} all`, args.approved ? given : undefined)
    } else if ('expiration' in args) {
      const { amount, spender, expiration } = args
      const given = { token: args.token, spender, amount, id: null, until: BigInt(expiration) }
      set(allowances, `${args.token} ${spender} permit`, amount > 0n ? given : undefined)
    } else if ('id' in args) {
      const given = { token, spender: args.approved, amount: 1n, id: args.id, until: null }
      const isGiven = !isAddressEqual(args.approved, zeroAddress)
      set(allowances, `${token} ${args.id}`, isGiven ? given : undefined)
    } else {
      pairs.set(`${token} ${args.spender}`, { token, spender: args.spender })
    }
  }

  for (const log of logs) {
    const token = getAddress(log.address)
    const event = decode(log)
    switch (event?.eventName) {
      case 'Transfer': {
        const { from, to } = event.args
        if (!isOwn(from) && !isOwn(to)) break
        if ('id' in event.args) addItem(token, event.args.id, sign(from, to))
        else {
          const moved = sign(from, to) * event.args.value
          tokens.set(token, (tokens.get(token) ?? 0n) + moved)
        }
        break
      }
      case 'TransferSingle': {
        const { from, to, id, value } = event.args
        addItem(token, id, sign(from, to) * value)
        break
      }
      case 'TransferBatch': {
        const { from, to, ids, values } = event.args
        ids.forEach((id, at) => {
          addItem(token, id, sign(from, to) * (values[at] ?? 0n))
        })
        break
      }
      case 'Approval':
      case 'ApprovalForAll':
      case 'Permit':
        addApproval(token, event.args)
        break
      case undefined:
        break
    }
  }
  for (const [key, { difference }] of items) if (difference === 0n) items.delete(key)
  return {
    tokens,
    items,
    pairs: [...pairs.values()],
    allowances: [...allowances.values()],
    emitters: [...new Set(logs.map(({ address }) => getAddress(address)))],
  }
}

type Approved = Extract<
  NonNullable<ReturnType<typeof decode>>,
  { eventName: 'Approval' | 'ApprovalForAll' | 'Permit' }
>['args']

function decode({ topics, data }: TrialLog) {
  const [first, ...rest] = topics
  if (first === undefined) return undefined
  for (const abi of abis) {
    try {
      return decodeEventLog({ abi, topics: [first, ...rest], data })
    } catch {
      // Of another shape: the next, or none that is known.
    }
  }
  return undefined
}

function set<T>(map: Map<string, T>, key: string, value: T | undefined): void {
  if (value === undefined) map.delete(key)
  else map.set(key, value)
}
