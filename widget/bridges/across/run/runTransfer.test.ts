import fc from 'fast-check'
import { type Address, createClient, custom, encodeFunctionData, pad, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { spokePoolAbi } from '../contracts/abi.ts'
import { createBridgeClient } from '../client/client.ts'
import { failureOf } from '../transfer/failureOf.ts'
import { runTransfer } from './runTransfer.ts'
import { modelChain, START_SECONDS } from '../testing/modelChain.ts'
import {
  destinationChainId,
  destinationPool,
  originChainId,
  originPool,
  token,
} from '../testing/modelLogs.ts'
import { parseTransfer, type Transfer } from '../transfer/transfer.ts'
import type { BridgeTransport } from '../transport/transport.ts'
import type { BridgeWallet, WalletTransaction } from '../transaction/wallet.ts'

const owner: Address = `0x${'d4'.repeat(20)}`
const stranger: Address = `0x${'e5'.repeat(20)}`

const draft: Transfer = {
  id: '0123456789abcdef',
  created: 1,
  owner,
  recipient: owner,
  message: '0x',
  route: {
    isNative: false,
    originChainId,
    inputToken: token,
    inputTokenSymbol: 'USDC',
    destinationChainId,
    outputToken: token,
    outputTokenSymbol: 'USDC',
  },
  inputAmount: '1000',
  outputAmount: '990',
  quoteTimestamp: START_SECONDS,
  fetchedAt: Date.now(),
  fillDeadline: START_SECONDS + 50_000,
  integratorId: '0xdead',
  exclusiveRelayer: zeroAddress,
  exclusivityDeadline: 0,
  originPool,
  destinationPool,
  step: 'approve',
  status: 'draft',
}

const events = [
  'mine',
  'drop',
  'replace',
  'cancel',
  'reorg',
  'deepReorg',
  'lostReorg',
  'other',
  'fill',
  'fillReorg',
  'later',
  'originDown',
  'destinationDown',
  'accept',
  'reload',
] as const
type Event = (typeof events)[number]

const answers = ['send', 'reject', 'alreadyAsking', 'silence', 'unheard'] as const
type Answer = (typeof answers)[number]

type Life = {
  /** Native currency needs no approval, so that more happens to the deposit and its fill. */
  readonly isNative: boolean
  /** What happens, and after how many requests to a node. */
  readonly happenings: readonly { readonly event: Event; readonly after: number }[]
  /** The wallet's first answers; afterwards it sends what it is asked to. */
  readonly answers: readonly Answer[]
}

/** Destructive events are rarer than progress. */
const usual = ['mine', 'mine', 'fill', 'destinationDown', 'reload', 'other'] as const

const life: fc.Arbitrary<Life> = fc.record({
  isNative: fc.boolean(),
  happenings: fc.array(
    fc.record({
      event: fc.constantFrom(
        ...events.filter((one) => one !== 'later'),
        ...usual,
        ...usual,
        'later',
      ),
      after: fc.nat({ max: 15 }),
    }),
    { maxLength: 20 },
  ),
  answers: fc.array(fc.constantFrom(...answers), { maxLength: 4 }),
})

/** Two chains, a wallet and a page, to which everything happens that is in `life`. */
function world({ isNative, happenings, answers: told }: Life) {
  const [origin, destination] = [modelChain(originChainId), modelChain(destinationChainId)]
  const [toCome, toAnswer] = [[...happenings], [...told]]
  const down = new Map<number, number>()
  const filled = new Set<Address>()
  /** Violations, collected here because the run itself could swallow them. */
  const wrong = new Set<string>()
  let patience = toCome[0]?.after ?? 0
  let page = new AbortController()
  let kept = JSON.stringify({ ...draft, route: { ...draft.route, isNative } })
  /** Requests to the wallet that its owner has not answered. */
  let open: WalletTransaction[] = []
  /** Requests to a node so far; their number when a deposit was reorganized away, and at an end. */
  let questions = 0
  let takenBackAt = Number.NEGATIVE_INFINITY
  let expiredAt = Number.POSITIVE_INFINITY

  const own = () => origin.deposits().filter((one) => one.depositor.toLowerCase() === owner)

  function pay() {
    for (const one of destination.fill(origin.deposits())) filled.add(lower(one.depositor))
  }

  function happen(event: Event): void {
    const waiting = origin.waitingOf(owner)
    switch (event) {
      case 'mine':
        return origin.mine()
      case 'drop':
        return origin.drop()
      case 'replace':
        if (waiting) origin.send(waiting)
        return
      case 'cancel':
        if (waiting) origin.send({ ...waiting, to: owner, data: '0x', value: 0n })
        return
      case 'reorg':
        return origin.reorg(1, false)
      case 'deepReorg':
        return origin.reorg(2, false)
      case 'lostReorg':
        return origin.reorg(1, true)
      case 'other':
        origin.send({ ...anotherDeposit, nonce: origin.pendingOf(stranger) })
        return
      case 'fill':
        return pay()
      case 'fillReorg':
        return destination.reorg(1, true)
      case 'later':
        // Time passes on both chains, because an end requires both clocks.
        origin.later()
        return destination.later()
      case 'originDown':
        down.set(originChainId, 3)
        return
      case 'destinationDown':
        down.set(destinationChainId, 6)
        return
      case 'accept':
        look(true)
        return
      case 'reload':
        page.abort(new Error('The page is gone'))
        return
    }
  }

  /** Time advances with each request; after all events the world is kind. */
  function tick(): void {
    questions += 1
    const next = toCome[0]
    if (next === undefined) {
      if (origin.hasQueue()) origin.mine()
      else pay()
      return
    }
    patience -= 1
    if (patience >= 0) return
    toCome.shift()
    patience = toCome[0]?.after ?? 0
    const before = own().length
    happen(next.event)
    if (own().length < before) takenBackAt = questions
  }

  function clientOf(chainId: number) {
    const chain = chainId === originChainId ? origin : destination
    return createClient({
      cacheTime: 0,
      transport: custom(
        {
          async request(args: { method: string }) {
            tick()
            const left = down.get(chainId) ?? 0
            if (left > 0) {
              down.set(chainId, left - 1)
              throw new Error('The node is down')
            }
            return chain.request(args)
          },
        },
        { retryCount: 0 },
      ),
    })
  }

  function sendAs({ to, data, value, nonce = origin.pendingOf(owner) }: WalletTransaction) {
    return origin.send({ from: owner, to: lower(to), data, value, nonce })
  }

  function sendNow(asked: WalletTransaction) {
    const hash = sendAs(asked)
    if (hash === undefined) throw Object.assign(new Error('nonce too low'), { code: -32000 })
    return hash
  }

  /** The owner opens the wallet, and accepts or closes what is pending. */
  function look(isAccepted: boolean): boolean {
    const asked = open
    open = []
    // The node refuses a transaction whose nonce is taken.
    if (isAccepted) for (const one of asked) sendAs(one)
    return isAccepted && asked.length > 0
  }

  const wallet: BridgeWallet = {
    address: owner,
    chainId: async () => originChainId,
    switchChain: async () => undefined,
    signTypedData: async () => '0x',
    async sendTransaction(asked) {
      const answer = toAnswer.shift() ?? 'send'
      if (answer === 'reject') throw Object.assign(new Error('No'), { code: 4001 })
      if (answer === 'alreadyAsking') {
        open = [...open, asked]
        throw Object.assign(new Error('Already asking'), { code: -32002 })
      }
      if (answer === 'send') return sendNow(asked)
      if (answer === 'silence') open = [...open, asked]
      else sendNow(asked)
      page.abort(new Error('The page is gone'))
      return new Promise<never>(() => undefined)
    },
  }

  const [originClient, destinationClient] = [clientOf(originChainId), clientOf(destinationChainId)]
  const nobody = () => Promise.reject(new Error('There is no indexer'))
  const client = createBridgeClient({
    // There are no services: only the chains answer.
    transport: { getDepositStatus: nobody } as Partial<BridgeTransport> as never,
    getChainClient: (chainId) => (chainId === originChainId ? originClient : destinationClient),
    spokePools: { [originChainId]: originPool, [destinationChainId]: destinationPool },
    pollingIntervalMs: 0,
    droppedAfterMs: 10,
  })

  return {
    own,
    wrong,
    isFilled: () => filled.has(owner),
    /** Reorganized away while its end was being reported, or later: the run could not have known. */
    isTakenBackLate: () => takenBackAt > expiredAt - LAST_LOOK,
    kept: () => parseTransfer(JSON.parse(kept)) ?? expect.fail('lost'),
    look,
    async visit({ resend }: { resend: boolean }) {
      page = new AbortController()
      const { signal } = page
      const run = runTransfer(client, {
        transfer: this.kept(),
        wallet,
        resend,
        signal,
        save(next) {
          // A page that was left saves nothing.
          signal.throwIfAborted()
          if (next.status === 'filled' && !filled.has(owner)) wrong.add('kept as filled')
          if (own().length > 1) wrong.add('sent twice')
          kept = JSON.stringify(next)
          if (next.status === 'expired') expiredAt = Math.min(expiredAt, questions)
        },
        onProgress({ step, status }) {
          const isTold = step === 'fill' && status === 'txSuccess'
          if (isTold && !filled.has(owner)) wrong.add('told filled')
        },
      })
      return run.then(
        () => undefined,
        (error: unknown) => failureOf(error).code,
      )
    },
  }
}

function lower(address: Address): Address {
  return address.toLowerCase() as Address // the same address
}

const anotherDeposit = {
  from: stranger,
  to: originPool,
  value: 5n,
  data: encodeFunctionData({
    abi: spokePoolAbi,
    functionName: 'deposit',
    args: [
      ...([pad(stranger), pad(stranger), pad(token), pad(token), 5n, 4n] as const),
      ...([BigInt(destinationChainId), pad(zeroAddress)] as const),
      ...([START_SECONDS, START_SECONDS + 50_000, 0, '0x'] as const),
    ],
  }),
}

/** Requests of the check of the deposit before an end is reported. */
const LAST_LOOK = 3

/** Where nothing is left to do. An expired transfer is checked again, but no test waits for a refund. */
const ends = ['filled', 'expired', 'refunded', 'failed', 'cancelled']
/** Reported before anything is sent; continuing with this quote does not help. */
const givenUp = ['BRIDGE_QUOTE_EXPIRED', 'BRIDGE_DEPOSIT_SIMULATION_FAILED']

describe('runTransfer', () => {
  test('behavior: whatever happens, it is not lost, sent twice, or told filled without a fill (S4.14, S4.15)', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(life, fc.boolean(), async (happenings, isAccepted) => {
        const scene = world(happenings)
        let resend = false
        for (let visit = 0; ; visit += 1) {
          expect(visit).toBeLessThan(60)
          const code = await scene.visit({ resend })
          expect([...scene.wrong]).toEqual([])
          const { status } = scene.kept()
          if (ends.includes(status)) break
          if (status === 'approved' && givenUp.some((known) => known === code)) break
          // Who is asked to look first does so.
          const isAsked = ['BRIDGE_DEPOSIT_UNCERTAIN', 'BRIDGE_TRANSACTION_DROPPED'].some(
            (known) => known === code,
          )
          resend = isAsked && !scene.look(isAccepted)
        }
        const { status, depositId } = scene.kept()
        const deposits = scene.own()
        expect(deposits.length).toBeLessThanOrEqual(1)
        if (status === 'filled') expect(scene.isFilled()).toBe(true)
        if (['approved', 'failed', 'cancelled'].includes(status)) expect(deposits).toEqual([])
        if (status === 'expired') {
          expect(scene.isFilled()).toBe(false)
          const isThere = deposits.map((one) => String(one.depositId)).join() === depositId
          expect(isThere || scene.isTakenBackLate()).toBe(true)
        }
      }),
      { numRuns: Math.min(fc.readConfigureGlobal()?.numRuns ?? 60, 1_000) },
    )
  })
})
