import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Approval, Trial, TransactionApproval } from '../../approvals/approval.ts'
import { corpus } from '../../approvals/testing/corpus.ts'
import { currency, person, readOn } from '../../approvals/testing/reading.ts'
import { testSigning } from '../../approvals/testing/signing.ts'
import { honest, transactionOf } from '../../approvals/testing/solana.ts'
import { quietData, spendingData } from '../../approvals/testing/typedData.ts'
import { personalSign } from '../../requests/rpc/personalSign.ts'
import { signTypedData } from '../../requests/rpc/signTypedData.ts'
import { signSolanaTransaction } from '../../requests/rpc/solana.ts'
import { ApprovalDetails } from './ApprovalDetails.tsx'

afterEach(cleanup)

type Shape = { name: string; read: () => Promise<Approval>; due: number }
const embedder = 'https://site.example'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/** An honest node says what the calldata says. */
const trial: Trial = {
  status: 'tried',
  gives: [],
  gets: [],
  allows: [],
  isWorse: false,
  hasMore: false,
}
const transaction: Omit<TransactionApproval, 'actions'> = {
  kind: 'transaction',
  account: person,
  network: 'Base',
  currency,
  trial,
  fee: 1n,
  total: 2n,
  balance: 10n,
  problem: null,
  operation: null,
  nonce: null,
  details: ['0x'],
}

const calls = corpus.map(({ name, chainId, ...call }): Shape => {
  const read = async () => {
    const action = await readOn(call, chainId === undefined ? {} : { chainId })
    return { ...transaction, actions: [action] }
  }
  return { name, read, due: 0 }
})

const upgrade: Shape = {
  name: 'the first operation of a smart account (EIP-7702)',
  read: async () => {
    const [send, transfer] = await Promise.all(
      corpus.slice(0, 2).map(({ name, chainId, ...call }) => readOn(call)),
    )
    const actions = [send, transfer].flatMap((one) => one ?? [])
    const upgradesTo = '0xe6Cae83BdE06E4c305530e199D7217f42808555B'
    return { ...transaction, actions, operation: { upgradesTo } }
  },
  due: 0,
}

async function readData(data: object): Promise<Approval> {
  const signing = await testSigning()
  const load = signTypedData(signing, [signing.addresses.eip155, JSON.stringify(data)])
  return (await load()).approval
}
const quiet = quietData.map(([name, data]) => ({ name, read: () => readData(data), due: 0 }))
// Each right to take or do something is warned of exactly once, and nothing else is.
const spending = spendingData.map(([name, data, grants, powers]) => ({
  name,
  read: () => readData(data),
  due: grants + powers.length,
}))

const solana = honest.map(([name, instructions]): Shape => {
  const read = async () => {
    const transactionBase64 = btoa(String.fromCharCode(...transactionOf(instructions)))
    const signing = await testSigning(SOLANA)
    const load = signSolanaTransaction(signing, { transaction: transactionBase64 })
    const { approval } = await load(new AbortController().signal)
    if (approval.kind !== 'solanaTransaction') throw new Error(approval.kind)
    return { ...approval, trial, untried: 0, problem: null }
  }
  return { name, read, due: 0 }
})

const texts = [
  'Hello, bridge.',
  'I accept the terms of Tern Ferries, version 7.',
  'Sign in to Tern Ferries\n\nNonce: 7d1f0c9a',
  'مرحبا بالعالم',
  'Login code 552311\nIssued 2026-11-23T07:00:00Z',
  'snapshot.org vote: proposal 118, choice 2',
]
const messages = texts.map((text): Shape => {
  const read = async () => {
    const signing = await testSigning()
    return (await personalSign(signing, [text, signing.addresses.eip155])()).approval
  }
  return { name: text, read, due: 0 }
})

const all = [...calls, upgrade, ...quiet, ...spending, ...solana, ...messages]

test('default: there are more than a hundred shapes of what people sign every day', () => {
  expect(all.length).toBeGreaterThanOrEqual(100)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
})

test('behavior: over a hundred honest transactions and signatures draw no warning that is not due (S7.28)', async () => {
  const wrong: string[] = []
  for (const { name, read, due } of all) {
    const approval = await read()
    const { container, unmount } = render(
      <ApprovalDetails approval={approval} embedder={embedder} />,
    )
    const warnings = [...container.querySelectorAll('[data-status="warn"],[data-status="bad"]')]
    if (warnings.length !== due) {
      wrong.push(`${name}: ${warnings.map(({ textContent }) => textContent).join(' | ')}`)
    }
    unmount()
  }
  expect(wrong).toEqual([])
})

test('attack: S7 a transaction that never expires says so, and another does not', async () => {
  const named = (name: string) => solana.find((one) => one.name === name)?.read()
  for (const [name, isLasting] of [
    ['a durable nonce', true],
    ['taking a nonce back', false],
  ] as const) {
    const approval = await named(name)
    if (approval === undefined) throw new Error(name)
    const { container, unmount } = render(
      <ApprovalDetails approval={approval} embedder={embedder} />,
    )
    expect(container.textContent?.includes('This does not expire')).toBe(isLasting)
    unmount()
  }
})
