import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SecureError } from '#secure/wire'
import type { Asked } from '../screen.ts'
import { createLook } from '../look.ts'
import { ApprovalView, Ready } from './ApprovalView.tsx'
import { Themed } from './App.tsx'
import { approvals, testPage } from './testing/scenes.ts'
import { DeleteView } from './settings/DeleteView.tsx'
import { LetInView } from './settings/LetInView.tsx'
import { PassphraseForm } from './settings/RecoveryView.tsx'
import { NewDeviceView } from './NewDeviceView.tsx'

afterEach(cleanup)
// As in the widget's tests: a busy machine takes its time to draw.
configure({ asyncUtilTimeout: 10_000 })

const look = { themeMode: 'dark', themeVariables: {}, locale: 'en' } as const
const idle = () => undefined
/** Only after a while is it worth saying that something lies over the page. */
const SLOW = { timeout: 10_000 }

function asking(): Asked & { ended: unknown[] } {
  const ended: unknown[] = []
  return {
    id: '1',
    question: { kind: 'newDevice' },
    signal: new AbortController().signal,
    settle: (result) => ended.push(result),
    refuse: (error) => ended.push(error),
    ended,
  }
}

const faces = Object.entries(approvals).flatMap(([name, approval]) =>
  (
    [
      { locale: 'en', themeMode: 'dark' },
      { locale: 'en', themeMode: 'light' },
      { locale: 'ar', themeMode: 'light' },
      { locale: 'de', themeMode: 'dark' },
    ] as const
  ).map((kind) => ({ name, approval, ...kind })),
)

describe('what is asked', () => {
  test.each(faces)('behavior: $name is read by everybody: $locale, $themeMode', async (face) => {
    const { container } = render(
      <Themed look={{ ...look, locale: face.locale, themeMode: face.themeMode }}>
        <Ready
          asker="https://site.example"
          approval={face.approval}
          isActing={false}
          error={undefined}
          onConfirm={idle}
          onReject={idle}
        />
      </Themed>,
    )
    await waitFor(() => {
      expect(container.querySelector(`[lang="${face.locale}"]`)).not.toBeNull()
    })
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

  test('error: too little money, and a service that is down, can be seen and left by Escape', async () => {
    const asked = asking()
    let tries = 0
    const load = async () => {
      tries += 1
      if (tries === 1) throw new SecureError('RPC_FAILED', 'down')
      return { approval: approvals.poor, confirm: async () => '' }
    }
    render(
      <Themed look={look}>
        <ApprovalView page={testPage} asked={asked} load={load} />
      </Themed>,
    )
    await screen.findByText(/network does not answer/)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Not enough for this')
    await userEvent.keyboard('{Escape}')
    expect(asked.ended).toMatchObject([{ code: 4001 }])
  })
})

test('behavior: a passphrase must be long enough and typed twice alike', async () => {
  const made: string[] = []
  const { container } = render(
    <Themed look={look}>
      <PassphraseForm
        isBusy={false}
        error={undefined}
        onBack={idle}
        onMake={(it) => made.push(it)}
      />
    </Themed>,
  )
  const make = screen.getByRole('button', { name: 'Make the file' })
  await userEvent.type(screen.getByLabelText('Choose a passphrase'), 'short')
  await userEvent.click(make)
  await screen.findByText('It needs at least 12 characters.')
  await userEvent.type(screen.getByLabelText('Choose a passphrase'), ' no longer')
  await userEvent.click(make)
  await screen.findByText('The two are not the same.')
  await userEvent.type(screen.getByLabelText('Repeat the passphrase'), 'short no longer')
  await userEvent.click(make)
  expect(made).toEqual(['short no longer'])
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
  expect(violations).toEqual([])
})

test('behavior: a browser without a share shows its three ways, and Cancel leaves', async () => {
  const asked = asking()
  const { container } = render(
    <Themed look={look}>
      <NewDeviceView page={testPage} asked={asked} />
    </Themed>,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
  expect(violations).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(asked.ended).toMatchObject([{ code: 4001 }])
})

test('behavior: what is covered cannot be confirmed, but can be taken to a window', async () => {
  let taken = 0
  render(
    <div style={{ opacity: 0.5 }}>
      <Themed look={look}>
        <Ready
          asker="https://site.example"
          approval={approvals.message}
          isActing={false}
          error={undefined}
          onConfirm={idle}
          onReject={idle}
          onElsewhere={() => {
            taken += 1
          }}
        />
      </Themed>
    </div>,
  )
  const elsewhere = await screen.findByRole('button', { name: 'Continue in a window' }, SLOW)
  const sign = screen.getByRole('button', { name: 'Sign' })
  expect(sign.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(elsewhere)
  expect(taken).toBe(1)
})

test('behavior: what the service stores can be read before it is deleted; a failure can be tried again', async () => {
  let asked = 0
  const call = async () => {
    asked += 1
    if (asked === 1) throw new SecureError('SERVICE_DOWN', 'down')
    return { account: { email: 'ada@tern.example' }, devices: [] }
  }
  // The one row that this view asks.
  const api = { ...testPage.api, call: call as unknown as typeof testPage.api.call }
  const { container } = render(
    <Themed look={look}>
      <DeleteView page={{ ...testPage, api }} asked={asking()} onDone={idle} />
    </Themed>,
  )
  const summary = screen.getByText('What the service stores about you')
  expect(asked).toBe(0)
  await userEvent.click(summary)
  await screen.findByText(/does not answer/)
  await userEvent.click(summary)
  await userEvent.click(summary)
  await screen.findByText(/"email": "ada@tern.example"/)
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
  expect(violations).toEqual([])
})

test('behavior: a widget that follows the system has the wallet follow it too', async () => {
  const page = createLook('en')
  page.sync({ themeMode: 'light' })
  page.sync({ themeMode: 'auto' })
  const { container } = render(<Themed look={page.get()}>{null}</Themed>)
  const root = container.querySelector('[data-causeway]')
  expect(root && getComputedStyle(root).colorScheme).toBe('light dark')
})

test('behavior: no theme of a page hides what is asked, or its answers', async () => {
  const page = createLook('en')
  const themeVariables = {
    '--causeway-accent': '#ffe94d',
    '--causeway-on-accent': '#ffe94d',
    '--causeway-color-mix': '#121a1c',
    '--causeway-color-mix-strength': '100%',
    '--causeway-font-size-master': '90px',
  }
  page.sync({ themeMode: 'light', themeVariables })
  const { container } = render(
    <Themed look={page.get()}>
      <Ready
        asker="https://site.example"
        approval={approvals.transfer}
        isActing={false}
        error={undefined}
        onConfirm={idle}
        onReject={idle}
      />
    </Themed>,
  )
  const { violations } = await axe.run(container, { runOnly: ['color-contrast'] })
  expect(violations.map(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  const root = container.querySelector<HTMLElement>('[data-causeway]')
  expect(root && getComputedStyle(root).fontSize).toBe('18px')
})

test('behavior: a preset of the page is the look of the wallet too', () => {
  const page = createLook('en')
  page.sync({ themeVariables: { '--causeway-preset': 'meadow' } })
  const { container } = render(<Themed look={page.get()}>{null}</Themed>)
  const root = container.querySelector<HTMLElement>('[data-causeway]')
  expect(root?.style.getPropertyValue('--causeway-accent')).toMatch(/^light-dark\(#2f7d4f/)
})

test.each([
  ['fraud', 'danger'],
  ['signIn', 'primary'],
] as const)('behavior: what looks like %s is signed by a button of its kind', (name, kind) => {
  render(
    <Themed look={look}>
      <Ready
        asker="https://site.example"
        approval={approvals[name]}
        isActing={false}
        error={undefined}
        onConfirm={idle}
        onReject={idle}
      />
    </Themed>,
  )
  expect(screen.getByRole('button', { name: 'Sign' }).dataset.kind).toBe(kind)
})

test('behavior: a device that asks comes up by itself, and the click of a moment before lets nobody in', async () => {
  // Nothing is "truly seen" in the frame of a test: this is how browsers without v2 do.
  const tracked = Object.getOwnPropertyDescriptor(IntersectionObserverEntry.prototype, 'isVisible')
  Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
  onTestFinished(() => {
    Object.defineProperty(IntersectionObserverEntry.prototype, 'isVisible', tracked ?? {})
  })
  const answers: boolean[] = []
  render(
    <Themed look={look}>
      <LetInView
        name="Firefox on Linux"
        code="417 093"
        task={{ isBusy: false, error: undefined, run: idle }}
        onAnswer={(isGranted) => answers.push(isGranted)}
        onLeave={idle}
      />
    </Themed>,
  )
  const letIn = screen.getByRole('button', { name: 'Let it in' })
  letIn.click()
  expect(answers).toEqual([])
  await userEvent.hover(letIn) // the way of a hand
  await waitFor(() => expect(letIn.getAttribute('aria-disabled')).toBe(null), SLOW)
  await userEvent.click(letIn)
  expect(answers).toEqual([true])
})
