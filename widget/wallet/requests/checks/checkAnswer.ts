import * as z from 'zod/mini'
import { hash32, hexBytes } from '#protocol'
import { bundleStatus, sentBundle, walletCapabilities } from '../../calls/answers.ts'
import { InvalidAnswerError } from '../errors.ts'

/** 0x and at least 62 hex characters (S5.02). */
const signature = z.string().check(z.regex(/^0x[0-9a-fA-F]{62,}$/))
const record = z.record(z.string(), z.unknown())
/** Wallets answer null, true, or nothing: what counts is that they did not reject. */
const done = z.pipe(
  z.optional(z.union([z.null(), z.boolean()])),
  z.transform(() => null),
)

const answers: Readonly<Record<string, z.ZodMiniType>> = {
  personal_sign: signature,
  eth_signTypedData_v4: signature,
  eth_sendTransaction: hash32,
  wallet_sendTransaction: hash32,
  eth_sendUserOperation: hash32,
  // Geth answers the transaction beside its bytes.
  eth_signTransaction: z.union([hexBytes, z.looseObject({ raw: hexBytes })]),
  wallet_sendCalls: sentBundle,
  wallet_getCallsStatus: bundleStatus,
  wallet_getCapabilities: walletCapabilities,
  // Drafts differ in what a grant is called, and in whether there are several.
  wallet_grantPermissions: z.union([record, z.array(record)]),
  wallet_watchAsset: z.union([z.boolean(), z.null()]),
  wallet_addEthereumChain: done,
  wallet_revokePermissions: done,
  wallet_showCallsStatus: done,
}

/** What the page gets: the wallet's answer where it is one, in the words of the newest standard. */
export function checkAnswer(method: string, answer: unknown): unknown {
  const parsed = answers[method]?.safeParse(answer)
  if (parsed?.success !== true) throw new InvalidAnswerError(method)
  return parsed.data
}
