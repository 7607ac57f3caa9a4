import { numberToHex } from 'viem'
import { type Bundle, findBundle } from './bundles.ts'
import { errors, ProviderError } from './errors.ts'
import type { DevnetWalletHook } from './hook.ts'
import { textAt } from './params.ts'
import type { Ask } from './questions.ts'
import { rpc } from './rpc.ts'
import type { Session } from './session.ts'

type Context = { session: Session; hook: DevnetWalletHook; ask: Ask }
type Receipt = Record<string, unknown>

/** What a receipt of a bundle has, EIP-5792. */
const receiptFields = [
  'logs',
  'status',
  'blockHash',
  'blockNumber',
  'gasUsed',
  'transactionHash',
] as const
const logFields = ['address', 'data', 'topics'] as const

/** wallet_getCallsStatus */
export async function getCallsStatus({ session, hook }: Context, params: unknown) {
  if (hook.calls === 'off') throw errors.unsupported('wallet_getCallsStatus')
  const bundle = known(session, textAt(params, 0))
  const receipts = await receiptsOf(session, bundle)
  return {
    version: '2.0.0',
    id: bundle.id,
    chainId: numberToHex(bundle.chainId),
    status: statusOf(bundle, receipts),
    atomic: bundle.atomic,
    receipts: receipts.map((receipt) => ({
      ...pick(receipt, receiptFields),
      logs: Array.isArray(receipt.logs) ? receipt.logs.map((log) => pick(log, logFields)) : [],
    })),
  }
}

/** wallet_showCallsStatus: tells it to the person, who can only take note. */
export async function showCallsStatus(context: Context, params: unknown): Promise<null> {
  const { session, hook, ask } = context
  if (hook.calls === 'off') throw errors.unsupported('wallet_showCallsStatus')
  const bundle = known(session, textAt(params, 0))
  await ask('wallet_showCallsStatus', {
    title: 'Your calls',
    summary: bundle.hashes.length === 0 ? 'Nothing was sent yet.' : 'They were sent.',
    facts: bundle.hashes.map((value, index) => ({ name: `Transaction ${index + 1}`, value })),
  }).catch((error: unknown) => {
    if (!(error instanceof ProviderError) || error.code !== errors.rejected().code) throw error
  })
  return null
}

function known(session: Session, id: string): Bundle {
  const bundle = findBundle(id)
  if (bundle === undefined) throw errors.unknownBundle()
  if (!session.addresses().includes(bundle.from.toLowerCase())) throw errors.unauthorized()
  return bundle
}

async function receiptsOf(session: Session, { chainId, hashes }: Bundle): Promise<Receipt[]> {
  const chain = session.findChain(chainId)
  if (chain === undefined) throw errors.unsupportedChain(chainId)
  const found = await Promise.all(
    hashes.map((hash) => rpc(chain.rpcUrl, 'eth_getTransactionReceipt', [hash])),
  )
  return found.flatMap((receipt) =>
    typeof receipt === 'object' && receipt !== null ? [{ ...receipt }] : [],
  )
}

/** 100 under way, 200 done, 400 never sent, 500 failed as a whole, 600 in part. */
function statusOf({ hashes, dropped }: Bundle, receipts: Receipt[]): number {
  if (receipts.length < hashes.length || (hashes.length === 0 && !dropped)) return 100
  if (hashes.length === 0) return 400
  const succeeded = receipts.filter(({ status }) => status === '0x1').length
  if (succeeded === 0) return 500
  return succeeded === receipts.length && !dropped ? 200 : 600
}

function pick(value: unknown, names: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)))
}
