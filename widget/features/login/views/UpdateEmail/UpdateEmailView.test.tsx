import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { BaseError } from '#protocol'
import { push } from '#kernel/router/router.ts'
import type { State } from '#kernel/store.ts'
import { startLogin } from '#wallet/embedded/testing/startLogin.ts'
import { drawWidget } from '#ui/testing.tsx'

afterEach(cleanup)

const user: NonNullable<State['embeddedWallet']['user']> = {
  ...{ email: 'maren@tern.example', userName: null, socialProvider: null, recovery: null },
  ...{ address: '0x1111111111111111111111111111111111111111', chainId: 'eip155:31337' },
  accounts: [{ type: 'eoa', address: '0x1111111111111111111111111111111111111111' }],
  ...{ smartAccountDeployed: false, canSign: true },
  preferredAccountType: 'eoa',
}

/** A person who is logged in with an address, and wants another one. */
async function opened({ email = 'maren@tern.example' as string | null } = {}) {
  const made = await startLogin()
  const { core, secureFrame } = made
  secureFrame.answers.set('UPDATE_EMAIL', { action: 'VERIFY_PRIMARY_OTP' })
  secureFrame.answers.set('UPDATE_EMAIL_PRIMARY_OTP', { action: 'VERIFY_SECONDARY_OTP' })
  secureFrame.answers.set('UPDATE_EMAIL_SECONDARY_OTP', { newEmail: 'new@tern.example' })
  await drawWidget(core)
  core.store.setState(({ embeddedWallet }) => ({
    embeddedWallet: { ...embeddedWallet, user: { ...user, email } },
  }))
  push(core, { name: 'EmbeddedWallet' })
  push(core, { name: 'UpdateEmail' })
  await screen.findByRole('heading', { level: 1, name: 'Edit email' })
  const asked = () => secureFrame.asked.filter(({ name }) => name.startsWith('UPDATE_EMAIL'))
  return { ...made, asked }
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'New email' })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const save = async (address: string) => {
  await userEvent.fill(field(), address)
  await press('Save')
}

describe('the new address', () => {
  test('default: the one that is known stands in the field, and is nothing to save', async () => {
    const { asked } = await opened()
    expect(field().value).toBe('maren@tern.example')
    fireEvent.click(screen.getByRole('button', { name: 'This is already your email' }))
    await userEvent.fill(field(), ' MAREN@tern.example ')
    await userEvent.type(field(), '{Enter}')
    expect(asked()).toEqual([])
  })

  test('behavior: an account without one begins with an empty field', async () => {
    await opened({ email: null })
    expect(field().value).toBe('')
  })

  test('error: what is no address is told beside the field, and nobody is asked', async () => {
    const { asked } = await opened()
    await save('tern')
    await waitFor(() => expect(field().ariaInvalid).toBe('true'))
    expect(asked()).toEqual([])
    expect(field().value).toBe('tern')
  })

  test('behavior: while it is asked for, the button is busy and a second press asks nothing', async () => {
    const { asked, secureFrame } = await opened()
    secureFrame.answers.set('UPDATE_EMAIL', () => new Promise(() => undefined))
    await save('new@tern.example')
    fireEvent.click(await screen.findByRole('button', { name: 'Saving' }))
    expect(asked()).toHaveLength(1)
  })

  test('behavior: offline, it waits for the network', async () => {
    const { core } = await opened()
    core.store.setState({ online: false })
    await screen.findByText('You are offline')
    expect(screen.queryByRole('textbox')).toBe(null)
  })

  test('error: refused, the sentence is of the reason, and what was typed stays', async () => {
    const { secureFrame } = await opened()
    secureFrame.answers.set('UPDATE_EMAIL', new BaseError('Taken', { code: 'RATE_LIMITED' }))
    await save('new@tern.example')
    await waitFor(() => expect(field().ariaInvalid).toBe('true'))
    expect(field().value).toBe('new@tern.example')
  })

  test('behavior: whoever closes the window that asks for it is told of no error', async () => {
    const { secureFrame } = await opened()
    secureFrame.answers.set('UPDATE_EMAIL', new BaseError('Closed', { code: 4001 }))
    await save('new@tern.example')
    await screen.findByRole('button', { name: 'Save' })
    expect(field().ariaInvalid).not.toBe('true')
  })
})

describe('its two codes', () => {
  const code = () => screen.findByRole('textbox', { name: 'Six-digit code' })

  test('default: one to the current address, one to the new, then the account has it', async () => {
    const { asked, state, view } = await opened()
    await save('new@tern.example')
    await heading('Confirm current email')
    expect(document.body.textContent).toContain('maren@tern.example')
    await userEvent.type(await code(), '111111')
    await heading('Confirm new email')
    expect(document.body.textContent).toContain('new@tern.example')
    await userEvent.type(await code(), '222222')
    await waitFor(() => expect(view()).toBe('EmbeddedWallet'))
    expect(state().embeddedWallet.user?.email).toBe('new@tern.example')
    expect(asked()).toEqual([
      { name: 'UPDATE_EMAIL', payload: { email: 'new@tern.example' } },
      { name: 'UPDATE_EMAIL_PRIMARY_OTP', payload: { otp: '111111' } },
      { name: 'UPDATE_EMAIL_SECONDARY_OTP', payload: { otp: '222222' } },
    ])
  })

  test('behavior: an account without an address is asked for the code of the new one alone', async () => {
    const { secureFrame } = await opened({ email: null })
    secureFrame.answers.set('UPDATE_EMAIL', { action: 'VERIFY_SECONDARY_OTP' })
    await save('new@tern.example')
    await heading('Confirm new email')
    expect(document.body.textContent).toContain('new@tern.example')
  })

  test('error: a wrong code is told, and another can be typed', async () => {
    const { secureFrame, asked } = await opened()
    await save('new@tern.example')
    await heading('Confirm current email')
    const wrong = new BaseError('Wrong', { code: 'OTP_WRONG' })
    secureFrame.answers.set('UPDATE_EMAIL_PRIMARY_OTP', wrong)
    await userEvent.type(await code(), '000000')
    await waitFor(async () => expect((await code()).ariaInvalid).toBe('true'))
    secureFrame.answers.set('UPDATE_EMAIL_PRIMARY_OTP', { action: 'VERIFY_SECONDARY_OTP' })
    await userEvent.fill(await code(), '111111')
    await heading('Confirm new email')
    expect(asked()).toHaveLength(3)
  })
})
