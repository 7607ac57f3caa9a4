import { address, getTransactionDecoder } from '@solana/kit'
import { findAssociatedTokenPda } from '@solana-program/token'
import fc from 'fast-check'
import { FailedTransactionMetadata } from 'litesvm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Listening, listen, readBody } from '#devnet/http/listen.ts'
import type { Solana } from '#devnet/solana/server.ts'
import { approvalOf, installTaker, transferOf } from '#devnet/solana/taker.ts'
import type { Devnet } from '#devnet/start.ts'
import { startTestDevnet } from '#devnet/testWorlds.ts'
import { SYSTEM, TOKEN, TOKEN_2022 } from '../../approvals/solana/programs.ts'
import { testSigning } from '../../approvals/testing/signing.ts'
import {
  dest,
  friend,
  honest,
  open,
  own,
  type SentInstruction,
  source,
  system,
  thief,
  token,
  transactionOf,
  usdc,
} from '../../approvals/testing/solana.ts'
import {
  furnish,
  HELD,
  holding,
  put,
  putTable,
  RENT,
  SOL,
} from '../../approvals/testing/solanaChain.ts'
import { signAllSolanaTransactions, signSolanaTransaction } from './solana.ts'

const t = token()
let devnet: Devnet
let node: Solana
let taker: string
let allower: string
const liars: Listening[] = []

beforeAll(async () => {
  devnet = await startTestDevnet({ only: ['solana'] })
  const started = devnet.solana()
  if (started === undefined) throw new Error('There is no node of Solana')
  node = started
  taker = await installTaker(node.cluster, { seed: 110, told: transferOf(HELD) })
  allower = await installTaker(node.cluster, { seed: 111, told: approvalOf(HELD) })
})
beforeEach(async () => {
  await devnet.control.resetFaults()
  furnish(node.cluster.svm)
})
afterAll(async () => {
  await Promise.all(liars.map((one) => one.close()))
  await devnet?.stop()
})

async function shown(transactions: readonly Uint8Array[], nodes: readonly string[] = [node.url]) {
  const plain = await testSigning(node.caipChainId)
  const config = { ...plain.page.config, solanaNodes: { [node.caipChainId]: [...nodes] } }
  const signing = { ...plain, page: { ...plain.page, config } }
  const encoded = transactions.map((one) => Buffer.from(one).toString('base64'))
  const [first = ''] = encoded
  const load =
    encoded.length === 1
      ? signSolanaTransaction(signing, { transaction: first })
      : signAllSolanaTransactions(signing, { transactions: encoded })
  const { approval } = await load(new AbortController().signal)
  if (approval.kind !== 'solanaTransaction') throw new Error('It asks for something else')
  return approval
}
const of = (...instructions: SentInstruction[]) => transactionOf(instructions)
const unknownCall = (program: string): SentInstruction => ({
  program,
  accounts: [source, dest, own, TOKEN],
  data: new Uint8Array(),
})
const amounts = (changes: readonly { token: { contract: string; amount: bigint | null } }[]) =>
  Object.fromEntries(changes.map(({ token: one }) => [one.contract || 'SOL', one.amount]))
function tried({ trial }: Awaited<ReturnType<typeof shown>>) {
  if (trial.status !== 'tried') throw new Error('It was not tried')
  return trial
}

type Call = { method: string; params: [unknown, { accounts?: { addresses: string[] } }?] }
type Lie = (call: Call, answer: unknown) => unknown

/** A node that answers as it likes, knowing what the true one would. */
async function startLiar(lie: Lie): Promise<string> {
  const server = await listen(async (request, response) => {
    const call: Call = JSON.parse(await readBody(request))
    const result = await lie(call, await ask(call))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result }))
  })
  liars.push(server)
  return server.url
}

async function ask(call: Call): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...call })
  const answer = await fetch(node.url, { method: 'POST', body })
  return (await answer.json()).result
}
const isTrial = ({ method }: Call) => method === 'simulateTransaction'

test('default: what leaves and what comes is told of SOL and tokens (S7.28)', async () => {
  const sent = await shown([of(system.transfer(2n * SOL), t.transferChecked(250_000n))])
  expect(amounts(tried(sent).gives)).toEqual({ SOL: 2n * SOL, [usdc]: 250_000n })
  expect(tried(sent)).toMatchObject({ gets: [], allows: [], isWorse: false })
  expect(sent).toMatchObject({ untried: 0, problem: null })
  const made = await shown([of({ ...t.mintToChecked(5n), accounts: [usdc, source, own] })])
  expect(amounts(tried(made).gets)).toEqual({ [usdc]: 5n })
})

test('behavior: opening an account for somebody costs what it costs, and is no surprise', async () => {
  const seeds = { mint: address(usdc), owner: address(friend), tokenProgram: address(TOKEN) }
  const [theirs] = await findAssociatedTokenPda(seeds)
  const trial = tried(await shown([of(open(friend, theirs))]))
  expect(amounts(trial.gives)).toEqual({ SOL: RENT })
  expect(trial.isWorse).toBe(false)
})

test('attack: S7 an unknown program that empties a token account is drawn as a loss', async () => {
  const approval = await shown([of(unknownCall(taker))])
  const trial = tried(approval)
  expect(amounts(trial.gives)).toEqual({ [usdc]: HELD })
  expect(trial.isWorse).toBe(true)
  expect(approval.unknown).toEqual([taker])
  // What the program has the token program do is listed like the rest.
  expect(approval.actions).toMatchObject([
    { act: 'transfer', amount: { amount: HELD, token: { mint: usdc } } },
  ])
})

test('attack: S7 an unknown program that lets somebody take tokens later is drawn with whom', async () => {
  const approval = await shown([of(unknownCall(allower))])
  const trial = tried(approval)
  expect(trial).toMatchObject({ gives: [], isWorse: true })
  expect(trial.allows).toMatchObject([
    { spender: dest, token: { contract: usdc, amount: HELD, decimals: 6 } },
  ])
  expect(approval.actions).toMatchObject([{ act: 'approve', isDangerous: true }])
})

test('attack: S7 accounts out of a lookup table are decoded like all others', async () => {
  putTable(node.cluster.svm, friend, [source, dest, usdc])
  const bytes = transactionOf([t.transferChecked(7n), t.approve(9n, dest)], {
    version: 0,
    looked: [source, dest, usdc],
  })
  const approval = await shown([bytes])
  expect(approval.hasHidden).toBe(false)
  expect(approval.actions).toMatchObject([
    { act: 'transfer', parties: [{ role: 'to', address: dest }, { address: usdc }] },
    { act: 'approve', parties: [{ role: 'spender', address: dest }, { address: source }, {}] },
  ])
  expect(amounts(tried(approval).gives)).toEqual({ [usdc]: 7n })
  const blind = await shown([bytes], [])
  expect(blind).toMatchObject({ hasHidden: true, untried: 1, trial: { status: 'untried' } })
})

test('attack: S7 a node that says nothing changes hides no loss that the instructions say', async () => {
  const liar = await startLiar(async (call, answer) => {
    if (!isTrial(call)) return answer
    const addresses = call.params[1]?.accounts?.addresses ?? []
    const method = 'getMultipleAccounts'
    const now = await ask({ method, params: [addresses] })
    return { value: { err: null, accounts: Object(now).value, innerInstructions: [] } }
  })
  const bytes = of(system.transfer(3n * SOL), t.transferChecked(400_000n), t.approve(5n, dest))
  const approval = await shown([bytes], [liar])
  expect(amounts(tried(approval).gives)).toEqual({ SOL: 3n * SOL, [usdc]: 400_000n })
  expect(approval.actions.map(({ act, isDangerous }) => [act, isDangerous])).toEqual([
    ['send', false],
    ['transfer', false],
    ['approve', true],
  ])
})

test('attack: S7 a node that calls a stranger in a lookup table the person is not believed', async () => {
  putTable(node.cluster.svm, friend, [thief])
  const bytes = transactionOf([system.transfer(3n * SOL, thief)], { version: 0, looked: [thief] })
  expect(await shown([bytes])).toMatchObject({ hasHidden: false, untried: 0 })
  putTable(node.cluster.svm, friend, [own])
  const lied = await ask({ method: 'getMultipleAccounts', params: [[friend]] })
  putTable(node.cluster.svm, friend, [thief])
  const liar = await startLiar(({ params: [first] }, answer) =>
    String(first) === friend ? lied : answer,
  )
  const approval = await shown([bytes], [liar])
  expect(approval).toMatchObject({ hasHidden: true, untried: 1 })
  expect(approval.actions).toMatchObject([{ act: 'send', parties: [{ role: 'to', address: '?' }] }])
})

test('failure: where no node answers nothing counts as tried, and all that was read stays drawn', async () => {
  await devnet.control.setFault('rpc:solana', { mode: '500' })
  const down = await shown([of(system.transfer(5n))])
  expect(down).toMatchObject({ untried: 1, trial: { status: 'untried' }, problem: null })
  expect(down.actions).toMatchObject([{ act: 'send' }])
  const none = await shown([of(system.transfer(5n))], [])
  expect(none).toMatchObject({ untried: 1, trial: { status: 'untried' } })
})

const no = { err: null, accounts: null }
test.each<[string, Lie]>([
  ['no accounts', (call, answer) => (isTrial(call) ? { value: no } : answer)],
  ['no outcome', (call, answer) => (isTrial(call) ? { value: { accounts: [] } } : answer)],
  ['other accounts', (call, answer) => (isTrial(call) ? answer : { value: [null] })],
  ['words', () => 'fine'],
])('failure: a node that answers with %s is passed over for the next', async (_, lie) => {
  const liar = await startLiar(lie)
  const bytes = of(system.transfer(SOL), unknownCall(taker))
  expect(await shown([bytes], [liar])).toMatchObject({ untried: 1 })
  const both = await shown([bytes], [liar, node.url])
  expect(amounts(tried(both).gives)).toEqual({ SOL, [usdc]: HELD })
})

/** A transfer of more than there is. */
const tooMuch = () => of(t.transferChecked(2n * HELD))

test('error: one that fails says so', async () => {
  expect(await shown([tooMuch()])).toMatchObject({
    problem: 'fails',
    untried: 1,
    trial: { status: 'untried' },
    actions: [{ act: 'transfer', amount: { amount: 2n * HELD } }],
  })
})

test('behavior: one that may want an earlier one is untried', async () => {
  const both = await shown([of(system.transfer(SOL)), tooMuch()])
  expect(both).toMatchObject({ problem: null, untried: 1 })
  expect(amounts(tried(both).gives)).toEqual({ SOL, [usdc]: 2n * HELD })
})

test('attack: S7 what one transaction gives is not set off against what another one brings', async () => {
  const brings = { ...t.mintToChecked(HELD), accounts: [usdc, source, own] }
  const trial = tried(await shown([of(unknownCall(taker)), of(brings)]))
  expect([amounts(trial.gives), amounts(trial.gets)]).toEqual([{ [usdc]: HELD }, { [usdc]: HELD }])
})

test('behavior: honest transactions that the network takes draw no warning when they were tried', async () => {
  const landed = new Set<string>()
  // Some want the token account, others make it, and some are of the other program.
  const worlds: readonly [string, boolean][] = [
    [TOKEN, true],
    [TOKEN, false],
    [TOKEN_2022, true],
  ]
  for (const [program, isThere] of worlds) {
    for (const [name, instructions] of honest) {
      furnish(node.cluster.svm, program)
      if (!isThere) put(node.cluster.svm, source, SYSTEM, 0n, new Uint8Array())
      const approval = await shown([of(...instructions)])
      if (approval.problem === 'fails') continue
      landed.add(name)
      expect(tried(approval), name).toMatchObject({ isWorse: false, allows: [] })
    }
  }
  expect(landed.size).toBeGreaterThanOrEqual(11)
})

test('attack: S7 on the true chain never more leaves than was drawn, whatever program did it', async () => {
  const amount = fc.bigInt({ min: 0n, max: HELD })
  const one = fc.oneof(
    amount.map((it) => system.transfer(it)),
    amount.map((it) => t.transfer(it)),
    amount.map((it) => t.transferChecked(it)),
    amount.map((it) => t.burnChecked(it)),
    fc.constant(t.setAuthority(thief)),
    fc.constantFrom(t.close(own), t.close(thief)),
    fc.constant(unknownCall(taker)),
  )
  let landed = 0
  const { svm } = node.cluster
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 3 }), async (instructions) => {
      furnish(svm)
      const bytes = of(...instructions)
      const approval = await shown([bytes])
      const before = appearance()
      svm.withSigverify(false)
      const done = svm.sendTransaction(getTransactionDecoder().decode(bytes))
      svm.withSigverify(true)
      if (done instanceof FailedTransactionMetadata) {
        expect(approval.problem).toBe('fails')
        return
      }
      landed += 1
      const after = appearance()
      const drawn = amounts(tried(approval).gives)
      const most = (name: string) => drawn[name] ?? 0n
      expect(before.tokens - after.tokens <= most(usdc)).toBe(true)
      expect(before.sol - after.sol <= most('SOL') + (approval.fee ?? 0n)).toBe(true)
      svm.expireBlockhash()
    }),
    { numRuns: 60 },
  )
  expect(landed).toBeGreaterThan(15)

  function appearance() {
    const wallet = svm.getAccount(address(own))
    const held = svm.getAccount(address(source))
    const data = held.exists ? Uint8Array.from(held.data) : new Uint8Array(165)
    const isOwn = Buffer.from(data.slice(32, 64)).equals(Buffer.from(holding(own).slice(32, 64)))
    const view = new DataView(data.buffer)
    return {
      sol: (wallet.exists ? wallet.lamports : 0n) + (isOwn && held.exists ? held.lamports : 0n),
      tokens: isOwn ? view.getBigUint64(64, true) : 0n,
    }
  }
})
