import {
  type Address,
  address,
  type EncodedAccount,
  getBase58Decoder,
  getBase58Encoder,
  getBase64Decoder,
  getBase64Encoder,
  getTransactionDecoder,
  isAddress,
  type MaybeEncodedAccount,
  type ReadonlyUint8Array,
} from '@solana/kit'
import { type Cluster, feeOfMessage, type Landed } from './cluster.ts'
import { airdrop } from './faucet.ts'
import { shownInstruction } from './parseInstruction.ts'
import { type Params, RpcError, readParams } from './rpcParams.ts'
import { keysOf } from './simulate.ts'
import { tokenAccountsOf, tokenPrograms } from './tokenAccounts.ts'

/** That of Solana's devnet: networks are told apart by how it starts. */
export const GENESIS_HASH = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

const INVALID_PARAMS = -32_602
const METHOD_NOT_FOUND = -32_601
const PREFLIGHT_FAILED = -32_002

/** Answers one call as a node does. @see https://solana.com/docs/rpc */
export function answerRpc(cluster: Cluster, method: string, params: unknown): unknown {
  const run = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (run === undefined) throw new RpcError(METHOD_NOT_FOUND, 'Method not found')
  return run(cluster, readParams(params))
}

const methods: Readonly<Record<string, (cluster: Cluster, params: Params) => unknown>> = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'solana-core': '3.0.0', 'feature-set': 0 }),
  getGenesisHash: () => GENESIS_HASH,
  getSlot: ({ height }) => Number(height()),
  getBlockHeight: ({ height }) => Number(height()),
  getLatestBlockhash(cluster) {
    const { blockhash, lastValidBlockHeight } = cluster.latestBlockhash()
    return inContext(cluster, { blockhash, lastValidBlockHeight: Number(lastValidBlockHeight) })
  },
  isBlockhashValid: (cluster, params) =>
    inContext(cluster, cluster.isBlockhashValid(params.text(0))),
  getFeeForMessage(cluster, params) {
    const message = Uint8Array.from(getBase64Encoder().encode(params.text(0)))
    return inContext(cluster, Number(feeOfMessage(message)))
  },
  getMinimumBalanceForRentExemption: ({ svm }, params) =>
    Number(svm.minimumBalanceForRentExemption(BigInt(params.number(0)))),
  getRecentPrioritizationFees: ({ height, settings }) =>
    Array.from({ length: 4 }, (_, back) => ({
      slot: Number(height()) - back,
      prioritizationFee: settings.priorityFee,
    })),
  getBalance: (cluster, params) =>
    inContext(cluster, Number(cluster.svm.getBalance(keyOf(params.text(0))) ?? 0n)),
  getAccountInfo: (cluster, params) =>
    inContext(cluster, shown(cluster.svm.getAccount(keyOf(params.text(0))))),
  getMultipleAccounts: (cluster, params) =>
    inContext(
      cluster,
      params.texts(0).map((key) => shown(cluster.svm.getAccount(keyOf(key)))),
    ),
  getTokenAccountsByOwner(cluster, params) {
    const { programId, mint } = params.options(1)
    const programs = tokenPrograms.filter((one) => programId === undefined || one === programId)
    const accounts = programs
      .flatMap((program) => tokenAccountsOf(cluster.svm, keyOf(params.text(0)), program))
      .filter(({ data }) => mint === undefined || startsWith(data, keyOf(mint)))
    return inContext(
      cluster,
      accounts.map((account) => ({
        pubkey: account.address,
        account: accountShown(account),
      })),
    )
  },
  getSignatureStatuses: (cluster, params) =>
    inContext(
      cluster,
      params.texts(0).map((signature) => {
        const found = cluster.landed.find((one) => one.signature === signature)
        if (found === undefined) return null
        const { slot, err } = found
        const status = err === null ? { Ok: null } : { Err: err }
        const confirmationStatus = 'confirmed'
        return { slot: Number(slot), confirmations: 1, err, status, confirmationStatus }
      }),
    ),
  getSignaturesForAddress(cluster, params) {
    const key = keyOf(params.text(0))
    const { before, limit = 1_000 } = params.options(1)
    const all = cluster.landed.filter(({ keys }) => keys.includes(key))
    const start = all.findIndex(({ signature }) => signature === before) + 1
    return all.slice(start, start + limit).map(({ signature, slot, blockTime, err }) => ({
      signature,
      err,
      memo: null,
      confirmationStatus: 'confirmed',
      slot: Number(slot),
      blockTime: Number(blockTime),
    }))
  },
  getTransaction(cluster, params) {
    const { encoding = 'json' } = params.options(1)
    const found = cluster.landed.find(({ signature }) => signature === params.text(0))
    return found === undefined ? null : transactionShown(found, encoding)
  },
  sendTransaction(cluster, params) {
    const { encoding = 'base58', skipPreflight = false } = params.options(1)
    const wire = bytesOf(params.text(0), encoding)
    if (!skipPreflight) {
      const { err, logs, units } = cluster.simulate(wire, { replaceRecentBlockhash: false })
      if (err !== null) {
        const data = { err, logs, unitsConsumed: Number(units), accounts: null }
        const text = `Transaction simulation failed: ${JSON.stringify(err)}`
        throw new RpcError(PREFLIGHT_FAILED, text, data)
      }
    }
    return cluster.broadcast(wire)
  },
  simulateTransaction(cluster, params) {
    const { encoding = 'base58', replaceRecentBlockhash = false, ...asked } = params.options(1)
    const wire = bytesOf(params.text(0), encoding)
    const count = keysOf(cluster.svm, getTransactionDecoder().decode(wire)).length
    const addresses = asked.accounts?.addresses
    if (asked.sigVerify && replaceRecentBlockhash) {
      throw new RpcError(INVALID_PARAMS, 'sigVerify may not be used with replaceRecentBlockhash')
    }
    if (addresses !== undefined && addresses.length > count) {
      throw new RpcError(INVALID_PARAMS, `Too many accounts provided; max ${count}`)
    }
    const { err, logs, units, accounts, inner } = cluster.simulate(wire, { replaceRecentBlockhash })
    const told = addresses?.map((key) => {
      const after = accounts.get(keyOf(key))
      if (err !== null) return null
      // One that lost all its lamports is no more.
      if (after !== undefined) return after.lamports === 0n ? null : accountShown(after)
      return shown(cluster.svm.getAccount(keyOf(key)))
    })
    const innerInstructions = inner
      .map((all, index) => ({ index, instructions: all.map(shownInstruction) }))
      .filter(({ instructions }) => instructions.length > 0)
    return inContext(cluster, {
      err,
      logs,
      unitsConsumed: Number(units),
      returnData: null,
      accounts: told ?? null,
      innerInstructions: asked.innerInstructions === true ? innerInstructions : null,
    })
  },
  requestAirdrop: (cluster, params) =>
    airdrop(cluster, keyOf(params.text(0)), BigInt(params.number(1))),
}

function inContext({ height }: Cluster, value: unknown) {
  return { context: { apiVersion: '3.0.0', slot: Number(height()) }, value }
}

function keyOf(text: string): Address {
  if (isAddress(text)) return address(text)
  throw new RpcError(INVALID_PARAMS, 'Invalid param: Invalid')
}

function bytesOf(text: string, encoding: string): Uint8Array {
  const encoder = encoding === 'base64' ? getBase64Encoder() : getBase58Encoder()
  return Uint8Array.from(encoder.encode(text))
}

function startsWith(data: ReadonlyUint8Array, key: Address): boolean {
  return getBase58Decoder().decode(data.slice(0, 32)) === key
}

function shown(account: MaybeEncodedAccount) {
  return account.exists ? accountShown(account) : null
}

function accountShown(account: Omit<EncodedAccount, 'data'> & { data: ReadonlyUint8Array }) {
  const { data, executable, lamports, programAddress, space } = account
  return {
    data: [getBase64Decoder().decode(data), 'base64'],
    executable,
    owner: programAddress,
    lamports: Number(lamports),
    rentEpoch: 0,
    space: Number(space),
  }
}

function transactionShown(landed: Landed, encoding: string) {
  const { slot, blockTime, err, fee, logs, units, pre, post, wire, keys, signature } = landed
  const transaction =
    encoding === 'base64'
      ? [getBase64Decoder().decode(wire), 'base64']
      : { signatures: [signature], message: { accountKeys: keys } }
  return {
    slot: Number(slot),
    blockTime: Number(blockTime),
    version: 0,
    transaction,
    meta: {
      err,
      fee: Number(fee),
      computeUnitsConsumed: Number(units),
      logMessages: logs,
      preBalances: pre.lamports.map(Number),
      postBalances: post.lamports.map(Number),
      preTokenBalances: pre.tokens,
      postTokenBalances: post.tokens,
      innerInstructions: [],
      loadedAddresses: { readonly: [], writable: [] },
      rewards: [],
      status: err === null ? { Ok: null } : { Err: err },
    },
  }
}
