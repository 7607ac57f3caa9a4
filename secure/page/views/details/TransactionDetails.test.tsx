import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { concat } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { knownMessageHandlers } from '#bridges/across/contracts/knownMessageHandlers.ts'
import { encodeSplit } from '#bridges/across/quote/partnerMessage.ts'
import type { CallRequest } from '../../requests/rpc/transactionParams.ts'
import { anyDeposit } from '../../approvals/testing/anyDeposit.ts'
import { corpus } from '../../approvals/testing/corpus.ts'
import { encode, forms } from '../../approvals/testing/deposits.ts'
import { currency, mallory, opUsdc, person, pool, readOn } from '../../approvals/testing/reading.ts'
import { ActionDetails } from './ActionDetails.tsx'

afterEach(cleanup)

const junk = '0x000000000000000000000000000000000000dEaD'
const [handler = pool] = knownMessageHandlers(10)

/** All that the face of a call says, and how often it warns. */
async function draw(call: CallRequest, options: Parameters<typeof readOn>[1] = {}) {
  const action = await readOn(call, options)
  const { container, unmount } = render(<ActionDetails action={action} currency={currency} />)
  const warnings = [...container.querySelectorAll('[data-status="warn"],[data-status="bad"]')]
  const drawn = { text: container.textContent, warnings: warnings.map((one) => one.textContent) }
  unmount()
  return drawn
}

test('attack: S2 A: a genuine pool and junk: what arrives is drawn, and warned of', async () => {
  const data = encode({ outputToken: junk, inputAmount: 10_000_000_000n, outputAmount: 1n })
  const { text, warnings } = await draw({ to: pool, data })
  expect(text).toContain('Bridge: You give10,000 USDC')
  expect(text).toContain('Arrives1 unit(s) of an unknown token')
  expect(text).toContain(junk)
  expect(warnings).toEqual(['This wallet does not know the token that arrives.'])
})

test('attack: S2 B: bait and 5 ETH: the value is the headline, and it is no bridge', async () => {
  const data = encode({ inputAmount: 1_000_000n })
  const { text, warnings } = await draw({ to: mallory, data, value: 5n * 10n ** 18n })
  expect(text).toMatch(/^Contract call5 ETH/)
  expect(text).not.toContain('Bridge: ')
  expect(warnings.join()).toContain('This is not the bridge')
})

test('attack: S2 C: a fee with another payee: who is paid and who gets the rest are drawn', async () => {
  const message = encodeSplit({
    outputToken: opUsdc,
    partner: junk,
    fee: 124_500n,
    person: mallory,
  })
  const { text, warnings } = await draw({ to: pool, data: encode({ recipient: handler, message }) })
  expect(text).toContain('Arrives24.7755 USDC')
  expect(text).toContain(`Recipient${mallory}`)
  expect(text).toContain('Site fee0.1245 USDC (0.5%)')
  expect(text).toContain(`Fee goes to${junk}`)
  expect(warnings).toEqual(['It goes to an account that is not yours.'])
})

test('behavior: a deposit with a fee names the person, not the handler, as who gets it (S2)', async () => {
  const message = encodeSplit({
    outputToken: opUsdc,
    partner: mallory,
    fee: 124_500n,
    person,
  })
  const { text, warnings } = await draw({ to: pool, data: encode({ recipient: handler, message }) })
  expect(text).toContain(`Recipient${person}`)
  expect(text).toContain(`Passed on by${handler}`)
  expect(warnings).toEqual([])
})

test('attack: S2 over any deposit, everything that decides is on the screen', async () => {
  await fc.assert(
    fc.asyncProperty(anyDeposit, fc.constantFrom(...forms), async (deposit, form) => {
      const { text } = await draw({ to: pool, data: encode(deposit, form) })
      const plain = text.replaceAll(',', '')
      const { inputToken, outputToken, recipient, depositor, exclusiveRelayer } = deposit
      for (const address of [inputToken, outputToken, recipient, depositor, exclusiveRelayer]) {
        expect(text).toContain(address)
      }
      // Amounts of unknown tokens are shown in their smallest units.
      expect(plain).toContain(String(deposit.inputAmount))
      expect(plain).toContain(String(deposit.outputAmount))
      expect(text).toMatch(new RegExp(`Arrives on.*[ (]${deposit.destinationChainId}\\)?Recipient`))
      expect(text).toContain(deposit.message)
    }),
    { numRuns: 25 },
  )
})

test('attack: S2 what nobody knows is never drawn raw alone', async () => {
  const data = concat(['0x12345678', `0x${'00'.repeat(64)}`])
  const { text, warnings } = await draw({ to: mallory, data, value: 10n ** 18n })
  expect(text).toMatch(/^Contract call1 ETH/)
  expect(text).toContain(mallory)
  expect(text).toContain('0x12345678')
  expect(text).toContain('2 × 32 bytes')
  expect(warnings.join()).toContain('Unknown action')
})

test('behavior: nothing that people do every day is drawn with a warning (S2)', async () => {
  const warned: string[] = []
  for (const { name, chainId, ...call } of corpus) {
    const { warnings } = await draw(call, chainId === undefined ? {} : { chainId })
    if (warnings.length > 0) warned.push(`${name}: ${warnings.join()}`)
  }
  expect(warned).toEqual([])
})
