import { cleanup, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { startLogin } from '#wallet/embedded/testing/startLogin.ts'
import { loginWithEmail } from '#wallet/embedded/login/email.ts'
import { closeFromFrame } from '#kernel/modal/close.ts'
import { open } from '#kernel/modal/open.ts'
import { draw, drawWidget } from '#ui/testing.tsx'
import { views } from '#features/index.ts'
import { EmailOtp, type EmailOtpProps } from './EmailOtp.tsx'
import type { Clipboard } from './useCodeOnReturn.ts'

afterEach(cleanup)

function start(more: Partial<EmailOtpProps> = {}) {
  const onCode = vi.fn()
  draw(
    <EmailOtp email="maren@tern.example" wait={0} onCode={onCode} onResend={vi.fn()} {...more} />,
  )
  return { onCode, field: () => screen.getByRole<HTMLInputElement>('textbox') }
}
const clipboardOf = (text: string, isOpen = true): Clipboard => ({
  read: async () => text,
  isOpen: async () => isOpen,
})
const comeBack = () => window.dispatchEvent(new Event('focus'))

test('behavior: a mail that is refused leaves the address in its field, over a way back and another opening (L9)', async () => {
  const { core } = await startLogin()
  await drawWidget(core)
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })
  await userEvent.type(await field(), 'maren@tern.example{Enter}')
  await screen.findByRole('heading', { name: 'Confirm email' })
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect((await field()).value).toBe('maren@tern.example')
  await userEvent.type(await field(), '{Enter}')
  await screen.findByText(/^Please try again after/)
  expect((await field()).value).toBe('maren@tern.example')
  await closeFromFrame(core, 'user')
  await open(core)
  expect((await field()).value).toBe('maren@tern.example')
})

describe('the code of a login (L9)', () => {
  test('behavior: the field has the focus when it appears, and asks for the one-time code', async () => {
    const { core, view } = await startLogin()
    await drawWidget(core)
    await views.EmailOtp.load() // the test's core says at once that a view is drawn
    await loginWithEmail(core, 'maren@tern.example')
    expect(view()).toBe('EmailOtp')
    const field = await screen.findByRole('textbox', { name: 'Six-digit code' })
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    expect(field.getAttribute('inputmode')).toBe('numeric')
  })

  test('behavior: a line of the mail is pasted: its digits count, and are sent', async () => {
    const { onCode } = start({ clipboard: clipboardOf('Your code: 123 456\n', false) })
    await userEvent.click(screen.getByRole('button', { name: 'Paste' }))
    await waitFor(() => expect(onCode).toHaveBeenCalledExactlyOnceWith('123456'))
  })

  test('error: a clipboard that is refused changes nothing', async () => {
    const refusing = { read: () => Promise.reject(new Error('No')), isOpen: async () => true }
    const { onCode, field } = start({ clipboard: refusing })
    await userEvent.click(screen.getByRole('button', { name: 'Paste' }))
    comeBack()
    await userEvent.type(field(), '65432')
    expect(field().value).toBe('65432')
    expect(onCode).not.toHaveBeenCalled()
  })

  test('behavior: whoever comes back with a bare code finds it typed, once', async () => {
    const { onCode } = start({ clipboard: clipboardOf(' 123456 ') })
    comeBack()
    await waitFor(() => expect(onCode).toHaveBeenCalledExactlyOnceWith('123456'))
  })

  test.each([
    ['that is no bare code', clipboardOf('call 0800 123456')],
    ['that the browser would ask about', clipboardOf('123456', false)],
  ])('behavior: a clipboard %s is not read on coming back', async (_, clipboard) => {
    const isOpen = vi.spyOn(clipboard, 'isOpen')
    const { onCode, field } = start({ clipboard })
    comeBack()
    await waitFor(() => expect(isOpen).toHaveReturned())
    await isOpen.mock.results[0]?.value
    await userEvent.type(field(), '1')
    expect(field().value).toBe('1')
    expect(onCode).not.toHaveBeenCalled()
  })

  test('behavior: a code that was wrong is not tried again by itself', async () => {
    const clipboard = clipboardOf('123456')
    const onCode = vi.fn()
    function Tried() {
      const [problem, setProblem] = useState<string>()
      return (
        <>
          <EmailOtp
            email="maren@tern.example"
            wait={0}
            onCode={onCode}
            clipboard={clipboard}
            problem={problem}
          />
          <button type="button" onClick={() => setProblem('Wrong code')}>
            Refuse
          </button>
        </>
      )
    }
    draw(<Tried />)
    comeBack()
    await waitFor(() => expect(onCode).toHaveBeenCalledOnce())
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
    const isOpen = vi.spyOn(clipboard, 'isOpen')
    await waitFor(() => {
      comeBack()
      expect(isOpen).toHaveReturned()
    })
    await isOpen.mock.results[0]?.value
    expect(onCode).toHaveBeenCalledOnce()
  })

  test('behavior: after an approval the code is where it was approved, and a mail is one press away', async () => {
    const onResend = vi.fn()
    start({ shown: true, onResend })
    screen.getByRole('heading', { name: 'Enter the code' })
    screen.getByText(/page on which you approved/)
    await userEvent.click(screen.getByRole('button', { name: 'Email me the code' }))
    expect(onResend).toHaveBeenCalledOnce()
  })
})
