import {
  type Chain,
  type CustomTransport,
  createWalletClient,
  custom,
  defineChain,
  type WalletClient,
} from 'viem'
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import type { WalletConfig } from './config.ts'
import { ProviderError } from './errors.ts'
import type { Lie } from './hook.ts'
import type { TransactionParams } from './params.ts'
import { rpc } from './rpc.ts'

/** Signs and sends a transaction; a lying wallet sends another one. */
export async function sendTransaction(options: {
  chain: WalletConfig['chains'][number]
  privateKey: WalletConfig['accounts'][number]['privateKey']
  transaction: TransactionParams
  lie: Lie['transaction']
}): Promise<string> {
  const { chain, privateKey, transaction, lie } = options
  const client = signerOn({ chain, privateKey })
  const { from: _, chainId: __, ...fields } = transaction
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  )
  try {
    return await client.sendTransaction({
      ...given,
      ...(lie?.to === undefined ? {} : { to: lie.to }),
      ...(lie?.data === undefined ? {} : { data: lie.data }),
      ...(lie?.value === undefined ? {} : { value: BigInt(lie.value) }),
    })
  } catch (error) {
    throw nodeError(error)
  }
}

/** Signs with the key and sends to the chain's node. */
export function signerOn({
  chain,
  privateKey,
}: {
  chain: WalletConfig['chains'][number]
  privateKey: WalletConfig['accounts'][number]['privateKey']
}): WalletClient<CustomTransport, Chain, PrivateKeyAccount> {
  return createWalletClient({
    account: privateKeyToAccount(privateKey),
    chain: defineChain({
      id: chain.chainId,
      name: chain.name,
      nativeCurrency: chain.nativeCurrency ?? { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [chain.rpcUrl] } },
    }),
    transport: custom(
      { request: ({ method, params }) => rpc(chain.rpcUrl, method, params) },
      { retryCount: 0 },
    ),
  })
}

/** viem wraps the node's error; pages want it as the node gave it. */
export function nodeError(error: unknown): unknown {
  let cause: unknown = error
  while (cause instanceof Error) {
    if (cause instanceof ProviderError) return cause
    cause = cause.cause
  }
  return new ProviderError(
    -32603,
    error instanceof Error && 'shortMessage' in error ? String(error.shortMessage) : String(error),
  )
}
