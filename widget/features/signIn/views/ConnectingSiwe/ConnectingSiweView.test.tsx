import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { push } from '#kernel/router/router.ts'
import { createSignInCore } from '#wallet/signIn/testing/signer.ts'
import type { SignInStep } from '#wallet/signInState/slice.ts'
import { draw, drawWidget } from '#ui/testing.tsx'
import { ConnectingSiwe, type ConnectingSiweProps } from './ConnectingSiwe.tsx'

afterEach(cleanup)

/** The view while the sign-in stands where the test puts it. */
async function opened() {
  const made = createSignInCore({ required: false })
  await drawWidget(made.core)
  await userEvent.click(screen.getByRole('button', { name: /Wallet One/ }))
  await screen.findByRole('button', { name: 'Sign' })
  const { core } = made
  const stand = (status: 'signing' | 'verifying' | 'signedIn') => {
    const { step } = core.store.getState().signIn
    core.store.setState(({ signIn }) => ({
      signIn: { ...signIn, step: { ...step, status } as SignInStep },
    }))
  }
  stand('signing')
  push(core, { name: 'ConnectingSiwe' })
  await screen.findByText(/^Continue in/)
  return { ...made, stand }
}

describe('a sign-in that is under way', () => {
  test('default: the wallet has the message, and it says for which site', async () => {
    await opened()
    screen.getByText('Continue in Wallet One')
    screen.getByText('Sign the message for shop.example in the window Wallet One opened.')
  })

  test('default: then the signature is checked, then it is done', async () => {
    const { stand } = await opened()
    stand('verifying')
    await screen.findByText('Checking the signature')
    stand('signedIn')
    await screen.findByText(/^You are signed in to/)
    expect(screen.getByRole('button', { name: 'Done' }).dataset.kind).toBe('primary')
  })

  test('behavior: offline, a wallet can sign all the same, and only the check waits for the network', async () => {
    const { core, stand } = await opened()
    core.store.setState({ online: false })
    await screen.findByText('Continue in Wallet One')
    stand('verifying')
    await screen.findByText(/Continue when you are back online\.$/)
    core.store.setState({ online: true })
    await screen.findByText('Checking the signature')
  })

  test('behavior: cancelled, it is over where it was optional', async () => {
    const { core } = await opened()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(core.store.getState().modal.open).toBe(false))
    expect(core.store.getState().signIn.step.status).not.toBe('signedIn')
  })
})

test('behavior: nobody connected, it offers the ways to a wallet in its place', async () => {
  const { core } = createSignInCore({ required: false })
  await drawWidget(core)
  push(core, { name: 'ConnectingSiwe' })
  await screen.findByRole('button', { name: /Wallet One/ })
  expect(screen.queryByText(/^Continue in/)).toBe(null)
})

test.each<[ConnectingSiweProps['state']['status'], string]>([
  ['signing', 'Cancel'],
  ['verifying', 'Cancel'],
  ['done', 'Done'],
])('behavior: %s, the one button is “%s”, and a press is told', async (status, name) => {
  let presses = 0
  const onCancel = () => {
    presses += 1
  }
  const site = { name: 'Shop' }
  const props = { domain: 'shop.example', site, wallet: { name: 'Tern' }, onCancel }
  draw(<ConnectingSiwe {...props} state={{ status }} />)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(presses).toBe(1)
})
