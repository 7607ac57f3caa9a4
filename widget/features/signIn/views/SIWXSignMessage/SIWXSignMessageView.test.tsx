import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { publicState } from '#features/publicState.ts'
import { createSignInCore } from '#wallet/signIn/testing/signer.ts'
import { drawWidget } from '#ui/testing.tsx'

afterEach(cleanup)

async function asked(option: 'required' | 'optional') {
  const made = createSignInCore({ required: option === 'required', statement: 'I accept.' })
  await drawWidget(made.core)
  await userEvent.click(screen.getByRole('button', { name: /Wallet One/ }))
  const sign = await screen.findByRole('button', { name: 'Sign' })
  return { ...made, sign }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('SIWXSignMessageView', () => {
  test('default: says who asks and what is signed (S4.07)', async () => {
    const { core } = await asked('required')
    expect(screen.queryByRole('heading', { level: 1, name: 'Sign in' })).not.toBe(null)
    const message = screen.getByRole('region', { name: 'What you sign' })
    for (const text of ['I accept.', 'shop.example', 'Chain 31337']) {
      expect(message.textContent).toContain(text)
    }
    const { step } = core.store.getState().signIn
    const whole = 'prepared' in step ? (step.prepared?.message ?? '') : ''
    expect(whole).toMatch(/^shop\.example wants you to sign in[\s\S]+Nonce: /)
    const raw = screen.getByText((_, element) => element?.matches('pre') === true)
    expect([raw.textContent, raw.checkVisibility()]).toEqual([whole, false])
    screen.getByText('Show message').focus()
    await userEvent.keyboard('{Enter}')
    expect(raw.checkVisibility()).toBe(true)
  })

  test('default: signing closes (S4.07)', async () => {
    const { core, sign } = await asked('required')
    await userEvent.click(sign)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(publicState(core.store.getState()).signedIn).toBe(true)
  })

  test('error: a refusal is told quietly, with the question still there (S4.07, S8.01)', async () => {
    const { core, fake, sign } = await asked('required')
    fake.failNext('personal_sign', 4001)
    await userEvent.click(sign)
    await screen.findByText('Signature declined')
    await press('Try again')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(core.store.getState().signIn.step.status).toBe('signedIn')
  })

  test('behavior: required, the close button shakes the card (S4.07)', async () => {
    await asked('required')
    await press('Close')
    expect(screen.getByRole('dialog').getAttribute('data-shake')).toBe('true')
  })

  test('behavior: required, cancelling disconnects (S4.07)', async () => {
    await asked('required')
    await press('Cancel')
    await screen.findByRole('heading', { level: 1, name: 'Connect wallet' })
  })

  test('behavior: optional, cancelling closes, and Account offers it again (S4.07)', async () => {
    const { core } = await asked('optional')
    await press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await drawWidget(core)
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sign' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await drawWidget(core)
    expect(await screen.findByText('Signed in')).not.toBe(null)
  })
})
