import { type Address, isAddress, isAddressEqual } from 'viem'
import type { DevChain } from '../chains/devChain.ts'
import type { Faults } from '../http/faults.ts'
import { sendJson } from '../http/json.ts'
import type { Listening } from '../http/listen.ts'
import { listenAs } from '../http/service.ts'
import { createReader, type Mined } from './blockchainApi/readTransactions.ts'
import { tokenAt } from './tokens.ts'

/** The most rows of a page, whatever is asked for. */
const MOST_ROWS = 10_000

export type AccountIndexerOptions = {
  chains: readonly DevChain[]
  faults: Faults
  /** What it asks for as `apikey`. @default nothing */
  key: string | undefined
}

type Row = Readonly<Record<string, string>>
type Answer = { status: '0' | '1'; message: string; result: readonly Row[] | string }

/** The account API that explorers have in common, `?chainid=&module=account&action=txlist|tokentx`: it refuses with status 200. */
export function startAccountIndexer({
  chains,
  faults,
  key,
}: AccountIndexerOptions): Promise<Listening> {
  const readers = new Map(chains.map((chain) => [`${chain.chainId}`, createReader(chain)]))
  const service = {
    name: 'accountIndexer',
    faults,
    errorBody: { status: '0', message: 'NOTOK', result: 'Error!' },
  }
  return listenAs(service, async (_, response, { searchParams: query }) => {
    sendJson(response, 200, await answer(query))
  })

  async function answer(query: URLSearchParams): Promise<Answer> {
    if (key !== undefined && query.get('apikey') !== key) return refused('Missing/Invalid API Key')
    const read = readers.get(query.get('chainid') ?? '')
    if (read === undefined) return refused('Missing or unsupported chainid parameter')
    const address = query.get('address') ?? ''
    if (!isAddress(address)) return refused('Error! Invalid address format')
    const rowsOf = { txlist: transactionOf, tokentx: transfersOf }[query.get('action') ?? '']
    if (query.get('module') !== 'account' || rowsOf === undefined) {
      return refused('Error! Missing Or invalid Action name')
    }
    const number = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise)
    const [from, to] = [number('startblock', 0), number('endblock', Number.MAX_SAFE_INTEGER)]
    const size = Math.min(number('offset', MOST_ROWS), MOST_ROWS)
    const skipped = (number('page', 1) - 1) * size
    const mined = (await read()).filter(({ place: [block] }) => block >= from && block <= to)
    const rows = mined.toSorted(inOrder).flatMap((one) => rowsOf(one, address))
    if (query.get('sort') === 'desc') rows.reverse()
    const result = rows.slice(skipped, skipped + size)
    if (result.length === 0) return { status: '0', message: 'No transactions found', result }
    return { status: '1', message: 'OK', result }
  }
}

const refused = (result: string): Answer => ({ status: '0', message: 'NOTOK', result })

function inOrder({ place: a }: Mined, { place: b }: Mined): number {
  return Number(a[0] - b[0]) || a[1] - b[1]
}

function transactionOf(mined: Mined, account: Address): readonly Row[] {
  const { from, to, value, input, nonce, failed } = mined
  const isOf = isAddressEqual(from, account) || (to !== null && isAddressEqual(to, account))
  if (!isOf) return []
  return [
    {
      ...common(mined),
      nonce: `${nonce}`,
      from: from.toLowerCase(),
      to: to?.toLowerCase() ?? '',
      value: `${value}`,
      input,
      methodId: input.slice(0, 10),
      isError: failed ? '1' : '0',
      txreceipt_status: failed ? '0' : '1',
    },
  ]
}

function transfersOf(mined: Mined, account: Address): readonly Row[] {
  return mined.moved.flatMap(({ from, to, token: address, amount }) => {
    const token = tokenAt(mined.chain, address)
    const isOf = isAddressEqual(from, account) || isAddressEqual(to, account)
    if (!isOf || amount === undefined || token === undefined) return []
    return [
      {
        ...common(mined),
        from: from.toLowerCase(),
        to: to.toLowerCase(),
        value: `${amount}`,
        contractAddress: address.toLowerCase(),
        tokenName: token.name,
        tokenSymbol: token.symbol,
        tokenDecimal: `${token.decimals}`,
      },
    ]
  })
}

function common({ place: [block], timestamp, hash }: Mined): Row {
  return { blockNumber: `${block}`, timeStamp: `${timestamp}`, hash }
}
