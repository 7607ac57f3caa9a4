import type { Devnet } from '#devnet/start.ts'

/** `FundsDeposited` of the pool, topic 0. */
const FUNDS_DEPOSITED = '0x32ed1a409ef04c7b0227189c3a103dc5ac10e775a15b785dcc510201f7c25ad3'

/** How many deposits stand in the pool of a chain: what a person's money has really done. */
export async function depositCount(devnet: Devnet, chainId: number): Promise<number> {
  const chain = devnet.chains.find((other) => other.chainId === chainId)
  if (chain === undefined) throw new Error(`No chain ${chainId}`)
  const response = await fetch(chain.directRpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_getLogs',
      params: [{ address: chain.contracts.spokePool, fromBlock: '0x0', topics: [FUNDS_DEPOSITED] }],
    }),
  })
  const { result } = (await response.json()) as { result: unknown[] }
  return result.length
}

/** Until it has ended, blocks of a chain are made only when `mine` is called. */
export async function withManualBlocks(
  devnet: Devnet,
  chainId: number,
  run: (mine: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const url = devnet.chains.find((chain) => chain.chainId === chainId)?.directRpcUrl ?? ''
  const ask = (method: string, params: readonly unknown[] = []) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
  await ask('evm_setAutomine', [false])
  await ask('evm_setIntervalMining', [0])
  try {
    await run(() => ask('evm_mine'))
  } finally {
    await ask('evm_mine')
    await ask('evm_setAutomine', [true])
  }
}

/** What an account has of a token, in base units, as the node itself says. */
export async function balanceOf(
  devnet: Devnet,
  chainId: number,
  { token, account }: { token: string; account: string },
): Promise<bigint> {
  const chain = devnet.chains.find((other) => other.chainId === chainId)
  if (chain === undefined) throw new Error(`No chain ${chainId}`)
  const data = `0x70a08231${account.slice(2).toLowerCase().padStart(64, '0')}`
  const response = await fetch(chain.directRpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_call',
      params: [{ to: token, data }, 'latest'],
    }),
  })
  const { result } = (await response.json()) as { result: string }
  return BigInt(result)
}
