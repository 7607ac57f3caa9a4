import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page as tester, userEvent } from 'vitest/browser'
import { type Api, createApi } from '../../api.ts'
import { createAppearance } from '../../appearance.ts'
import { Themed } from '../App.tsx'
import { CallbackView } from './CallbackView.tsx'
import { LinkView } from './LinkView.tsx'
import { UndoView } from './UndoView.tsx'

configure({ asyncUtilTimeout: 10_000 })
const appearance = createAppearance(['en']).get()
const address = location.href
const secret = 'A'.repeat(43)
const requestedAt = 1_900_000_000
const deviceName = 'Firefox on Linux'

beforeAll(() => tester.viewport(414, 640))
afterAll(() => tester.viewport(414, 896))
afterEach(() => {
  cleanup()
  history.replaceState(null, '', address)
  Object.defineProperty(window, 'opener', { value: null, configurable: true, writable: true })
})

type Answer = { status: number; content: unknown } | 'down'
const ok = (content: unknown): Answer => ({ status: 200, content })
const refused = (status: number, code: string): Answer => ({
  status,
  content: { error: { code, message: `It said ${code}.` } },
})

/** A service that says one thing after the other, and then the last for ever. */
function serviceOf(...answers: Answer[]) {
  const asked: string[] = []
  const fetcher = async (url: RequestInfo | URL) => {
    asked.push(String(url))
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 'down'
    if (answer === 'down') throw new TypeError('Failed to fetch')
    return Response.json(answer.content, { status: answer.status })
  }
  return { api: createApi('', fetcher), asked }
}

function show(View: ComponentType<{ api: Api }>, api: Api, hash: string): void {
  history.replaceState(null, '', `#${hash}`)
  render(<Themed appearance={appearance}>{createElement(View, { api })}</Themed>)
}

const headingHasFocus = () =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))

const views = [
  {
    name: 'undo',
    View: UndoView,
    hash: secret,
    good: ok({ kind: 'delete', device: null, requestedAt, dueAt: 1_900_600_000, deviceName }),
    over: 'This link no longer works: the change was stopped, or has already happened.',
    asked: 'Stop it',
  },
  {
    name: 'link',
    View: LinkView,
    hash: `link=${secret}`,
    good: ok({
      deviceName,
      requestedAt,
      email: 'maren@tern.example',
      site: 'https://tern.example',
    }),
    over: 'This link has expired, was already used, or is incomplete. Sign in again to get a new one.',
    asked: 'Approve',
  },
  {
    name: 'callback',
    View: CallbackView,
    hash: `code=${secret}`,
    good: ok({ deviceName, requestedAt, site: 'https://tern.example' }),
    over: 'The sign-in did not succeed. Close this window and try again.',
    asked: 'Show the code',
  },
] as const

const troubles = [
  { name: 'a network that is down', answer: 'down', says: 'does not answer' },
  { name: 'a 500', answer: refused(500, 'INTERNAL'), says: 'Something went wrong in the wallet' },
  {
    name: 'a gateway that is no service of ours',
    answer: { status: 502, content: 'Bad Gateway' },
    says: 'does not answer',
  },
  { name: 'too many requests', answer: refused(429, 'RATE_LIMITED'), says: 'Too many attempts' },
] as const

for (const { name, View, hash, good, over, asked } of views) {
  for (const trouble of troubles) {
    test(`error: ${name} takes ${trouble.name} for no end, and asks anew`, async () => {
      const service = serviceOf(trouble.answer, trouble.answer, good)
      show(View, service.api, hash)
      const again = await screen.findByRole('button', { name: 'Try again' })
      expect(screen.getByRole('status').textContent).toContain(trouble.says)
      expect(screen.queryByText(over)).toBeNull()
      screen.getByRole('heading', { name: 'Something went wrong' })
      await headingHasFocus()

      // The button stays where it is, so that a keyboard does.
      await userEvent.click(again)
      await waitFor(() => expect(service.asked).toHaveLength(2))
      expect((await screen.findByRole('status')).textContent).toContain(trouble.says)
      expect(document.activeElement).toBe(again)

      await userEvent.keyboard('{Enter}')
      await screen.findByRole('button', { name: asked })
      await headingHasFocus()
      screen.getByText(deviceName)
      expect(service.asked).toHaveLength(3)
    })
  }

  test(`behavior: ${name} is over where the service says so`, async () => {
    const service = serviceOf(refused(401, 'LOGIN_EXPIRED'))
    show(View, service.api, hash)
    expect((await screen.findByText(over)).closest('[role=status]')).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test(`error: ${name} asks nobody about an address that is not whole`, async () => {
    const service = serviceOf(good)
    show(View, service.api, 'nothing')
    await screen.findByText(over)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(service.asked).toEqual([])
  })
}

test('behavior: a change that somebody else stopped meanwhile is over', async () => {
  const [undo] = views
  show(UndoView, serviceOf(undo.good, refused(401, 'LOGIN_EXPIRED')).api, secret)
  await userEvent.click(await screen.findByRole('button', { name: 'Stop it' }))
  await screen.findByText(undo.over)
  expect(screen.queryByText('A change is waiting')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Stop it' })).toBeNull()
})

test('error: a change that could not be stopped stays, and says why', async () => {
  const [undo] = views
  const service = serviceOf(undo.good, 'down', ok({}))
  show(UndoView, service.api, secret)
  const stop = await screen.findByRole('button', { name: 'Stop it' })
  await userEvent.click(stop)
  expect((await screen.findByRole('status')).textContent).toContain('does not answer')
  await userEvent.click(stop)
  await screen.findByText('Stopped. Your wallet and your devices stay.')
})

test('behavior: a link that was refused on another screen is over', async () => {
  show(LinkView, serviceOf(refused(403, 'DEVICE_REFUSED')).api, `link=${secret}`)
  await screen.findByText(views[1].over)
})

test('error: a callback whose widget could not be asked for keeps its code, and hands it over later', async () => {
  const told: unknown[] = []
  const opener = { postMessage: (message: unknown, origin: string) => told.push([message, origin]) }
  Object.defineProperty(window, 'opener', { value: opener, configurable: true, writable: true })
  const config = {
    version: '1',
    widgetOrigins: ['https://widget.example'],
    allowedOrigins: ['https://site.example'],
    socials: [],
    farcaster: false,
    freshSeconds: 43_200,
    networks: [],
  }
  const service = serviceOf('down', ok(config))
  show(CallbackView, service.api, `code=${secret}`)
  const again = await screen.findByRole('button', { name: 'Try again' })
  // Not in the history any more, and not shown to anybody.
  expect(location.hash).toBe('')
  expect(service.asked).toHaveLength(1)
  expect(told).toEqual([])
  await userEvent.click(again)
  await screen.findByText('You can close this window.')
  expect(told).toMatchObject([
    [{ resultUri: expect.stringContaining(secret) }, 'https://widget.example'],
  ])
})

test('behavior: who approves the link is told which site asks, and gets the code to type there (L9)', async () => {
  const [, link] = views
  const service = serviceOf(link.good, ok({ code: '482913' }))
  show(LinkView, service.api, link.hash)
  const approve = await screen.findByRole('button', { name: link.asked })
  screen.getByText('https://tern.example')
  await userEvent.hover(approve)
  await waitFor(() => expect(approve.dataset.rested).toBe('true'))
  await userEvent.click(approve)
  expect((await screen.findByText('482913')).closest('[role=status]')).not.toBeNull()
  screen.getByText('Do not share it. It works nowhere else.')
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Copy code' }))
  await screen.findByRole('button', { name: 'Copied' })
  expect(write).toHaveBeenCalledExactlyOnceWith('482913')
  write.mockRestore()
})

test('behavior: who refuses the link sees no code', async () => {
  const [, link] = views
  show(LinkView, serviceOf(link.good, ok({ code: null })).api, link.hash)
  await userEvent.click(await screen.findByRole('button', { name: 'This was not me' }))
  await screen.findByText('Refused. Nobody got access.')
  expect(screen.queryByRole('button', { name: 'Copy code' })).toBeNull()
})
