import { type Hex, isHash } from 'viem'
import {
  type BundlerClient,
  entryPoint08Address,
  getUserOperationHash,
  getUserOperationTypedData,
} from 'viem/account-abstraction'
import { withSecret } from '../keys/wallet.ts'
import { wereSent } from '../requests/rpc/sentCalls.ts'
import type { Signing } from '../requests/rpc/signing.ts'
import { bundlerFailed } from './bundler.ts'
import type { Operation } from './prepareOperation.ts'

/** After these the bundler does not have it. */
const refusals: readonly unknown[] = ['OPERATION_REFUSED', 'INSUFFICIENT_FUNDS']

/**
 * Signs an operation that was shown, and the delegation with it, with one use of the key. Written
 * down before it is sent; sent twice it is still one.
 */
export async function sendOperation(
  { page, store, account }: Signing,
  bundler: BundlerClient,
  { id, chainId, operation }: { id: string; chainId: number; operation: Operation },
): Promise<Hex> {
  const signed = await withSecret({ api: page.api, store }, account, async (keys) => {
    const signer = keys.evm.signer()
    const { authorization } = operation
    const whole: Operation =
      authorization === undefined
        ? operation
        : { ...operation, authorization: await signer.signAuthorization(authorization) }
    const entryPointAddress = entryPoint08Address
    const typed = getUserOperationTypedData({ chainId, entryPointAddress, userOperation: whole })
    return { ...whole, signature: await signer.signTypedData(typed) }
  })
  const hash = getUserOperationHash({
    chainId,
    entryPointAddress: entryPoint08Address,
    entryPointVersion: '0.8',
    userOperation: signed,
  })
  const bundle = { chainId, kind: 'operation' as const, hashes: [hash] }
  const { isKept } = await page.api.call('keepCalls', { id, bundle })
  if (!isKept) throw wereSent()
  try {
    const entryPointAddress = entryPoint08Address
    await bundler.sendUserOperation({ ...signed, entryPointAddress })
    return hash
  } catch (error) {
    if (await isKnown(bundler, hash)) return hash
    const failure = bundlerFailed(error)
    // Of a refusal nothing is left; what may have been taken stays written down.
    if (refusals.includes(failure.code)) {
      await page.api.call('dropCalls', { id }).catch((reason: unknown) => console.warn(reason))
    }
    throw failure
  }
}

async function isKnown(bundler: BundlerClient, hash: Hex): Promise<boolean> {
  return bundler.getUserOperation({ hash }).then(
    ({ transactionHash }) => transactionHash === null || isHash(transactionHash),
    () => false,
  )
}
