import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page as tester, userEvent } from 'vitest/browser'
import { SecureError } from '#secure/wire'
import type { Asked } from '../screen.ts'
import { STEADY_MS } from '../arming/arming.ts'
import type { KeyStore } from '../keys/keyStore.ts'
import { storedLanguage } from '../storedLanguage.ts'
import { createAppearance } from '../appearance.ts'
import { Alone } from './Alone.tsx'
import { BeganSheet } from './alone/CallbackView.tsx'
import { ApprovalView, Ready } from './ApprovalView.tsx'
import { Themed } from './App.tsx'
import type { Review } from '../windows/messages.ts'
import type { Reviews } from '../windows/reviews.ts'
import { ReviewsProvider } from './ReviewsContext.ts'
import { approvals, change, testPage } from './testing/scenes.ts'
import { ChangeView } from './ChangeView.tsx'
import { DeleteView } from './settings/DeleteView.tsx'
import { ApproveDeviceView } from './settings/ApproveDeviceView.tsx'
import { PassphraseForm } from './settings/RecoveryView.tsx'
import { ForgetfulView } from './ForgetfulView.tsx'
import { NewDeviceView } from './NewDeviceView.tsx'
import { Sheet } from './parts/Sheet.tsx'

afterEach(cleanup)
// Whole in the window that runs the tests: what is cut off confirms nothing.
beforeAll(() => tester.viewport(414, 640))
afterAll(() => tester.viewport(414, 896))
// As in the widget's tests: a busy machine takes its time to draw.
configure({ asyncUtilTimeout: 10_000 })

const appearance = createAppearance(['en']).get()
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

/** The question, and who hears that it is confirmed. */
const ready = (approval: (typeof approvals)[keyof typeof approvals], onConfirm: () => void) => (
  <Ready
    embedder="https://site.example"
    approval={approval}
    isActing={false}
    error={undefined}
    onConfirm={onConfirm}
    onReject={idle}
  />
)

describe('what is asked', () => {
  test('behavior: a click on what is still drawn as disabled is kept from the button, and the next one confirms (S1)', async () => {
    let count = 0
    render(
      <Themed appearance={appearance} onLanguage={idle}>
        {ready(approvals.message, () => (count += 1))}
      </Themed>,
    )
    const button = await screen.findByRole('button', { name: 'Sign' })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    button.focus()
    let heard = 0
    button.addEventListener('click', () => (heard += 1), { capture: true })
    // As a page draws that has not come to it yet.
    button.setAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    expect([heard, count]).toEqual([0, 0])
    button.removeAttribute('aria-disabled')
    await userEvent.keyboard('{Enter}')
    expect([heard, count]).toEqual([1, 1])
  })

  test('behavior: a key that comes too early is told and confirms nothing; the next one does (S1)', async () => {
    // The clock stands, so that no key of this test comes in time by chance.
    const now = performance.now()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(now)
    onTestFinished(() => clock.mockRestore())
    let count = 0
    render(
      <Themed appearance={appearance} onLanguage={idle}>
        {ready(approvals.message, () => (count += 1))}
      </Themed>,
    )
    const button = await screen.findByRole('button', { name: 'Sign' })
    button.focus()
    // Before the browser has said that all is seen, a press is not early: something else is missing.
    await waitFor(async () => {
      await userEvent.keyboard('{Enter}')
      expect(button.textContent).toBe('Press again')
    })
    button.click() // nobody's
    expect(count).toBe(0)
    clock.mockReturnValue(now + STEADY_MS)
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await userEvent.keyboard('{Enter}')
    expect(count).toBe(1)
  })

  test.each(faces)('behavior: $name is read by everybody: $locale, $themeMode', async (face) => {
    const { container } = render(
      <Themed
        appearance={{ ...appearance, languages: [face.locale], themeMode: face.themeMode }}
        onLanguage={idle}
      >
        {ready(face.approval, idle)}
      </Themed>,
    )
    await waitFor(() => {
      expect(container.querySelector(`[lang="${face.locale}"]`)).not.toBeNull()
    })
    const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })

  test.each(['solanaUntried', 'solanaLater', 'solanaFails'] as const)(
    'attack: S7 what is not known of Solana is taken upon oneself before it is signed: %s',
    async (name) => {
      const signed: string[] = []
      render(
        <Themed appearance={appearance}>
          <Ready
            embedder="https://site.example"
            // As short as the window that runs the tests: all of it has been seen.
            approval={{ ...approvals[name], actions: [], programs: [] }}
            isActing={false}
            error={undefined}
            onConfirm={() => signed.push(name)}
            onReject={idle}
          />
        </Themed>,
      )
      const sign = screen.getByRole('button', { name: 'Sign' })
      const rest = async () => {
        await userEvent.hover(sign)
        await waitFor(() => expect(sign.dataset.rested).toBe('true'))
      }
      await rest()
      sign.click()
      expect([signed, sign.getAttribute('aria-disabled')]).toEqual([[], 'true'])
      await userEvent.click(screen.getByRole('checkbox'))
      await waitFor(() => expect(sign.dataset.rested).toBeUndefined())
      await rest()
      await waitFor(() => expect(sign.getAttribute('aria-disabled')).toBeNull(), SLOW)
      await userEvent.click(sign)
      expect(signed).toEqual([name])
    },
  )

  test('error: too little money, and a service that is down, can be seen and left by Escape', async () => {
    const asked = asking()
    let tries = 0
    const load = async () => {
      tries += 1
      if (tries === 1) throw new SecureError('RPC_FAILED', 'down')
      return { approval: approvals.poor, confirm: async () => '' }
    }
    render(
      <Themed appearance={appearance}>
        <ApprovalView page={testPage} asked={asked} load={load} />
      </Themed>,
    )
    await screen.findByText(/network does not answer/)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Not enough funds')
    await userEvent.keyboard('{Escape}')
    expect(asked.ended).toMatchObject([{ code: 4001 }])
  })
})

test('behavior: a passphrase must be long enough and typed twice alike', async () => {
  const made: string[] = []
  const { container } = render(
    <Themed appearance={appearance}>
      <PassphraseForm
        isBusy={false}
        error={undefined}
        onBack={idle}
        onMake={(it) => made.push(it)}
      />
    </Themed>,
  )
  const make = screen.getByRole('button', { name: 'Make the file' })
  const press = async () => {
    await userEvent.hover(make)
    await waitFor(() => expect(make.dataset.rested).toBe('true'))
    await waitFor(() => expect(make.getAttribute('aria-disabled')).toBeNull())
    await userEvent.click(make)
  }
  await userEvent.type(screen.getByLabelText('Choose a passphrase'), 'short')
  await press()
  await screen.findByText('It needs at least 12 characters.')
  await userEvent.type(screen.getByLabelText('Choose a passphrase'), ' no longer')
  await press()
  await screen.findByText('The two passphrases do not match.')
  await userEvent.type(screen.getByLabelText('Repeat the passphrase'), 'short no longer')
  await press()
  expect(made).toEqual(['short no longer'])
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
  expect(violations).toEqual([])
})

const nobody = async () => {
  throw new Error('Nobody asks for it here')
}
/** That there is a store is all that counts. */
const unused: KeyStore = {
  get: nobody,
  put: nobody,
  remove: nobody,
  findByOwner: nobody,
  identity: nobody,
  publicKey: nobody,
  session: { get: nobody, put: nobody },
}

test('behavior: a browser without a share shows its ways, a window where one may help, and Cancel leaves (E3)', async () => {
  const asked = asking()
  const draw = (window: 'empty' | 'unknown') => (
    <Themed appearance={appearance}>
      <NewDeviceView
        key={window}
        page={{ ...testPage, store: unused, lasting: async () => ({ login: 'kept', window }) }}
        asked={asked}
      />
    </Themed>
  )
  const { container, rerender } = render(draw('unknown'))
  await screen.findByRole('button', { name: /^A window of the wallet/ })
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  rerender(draw('empty'))
  await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(2)
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
  expect(violations).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(asked.ended).toMatchObject([{ code: 4001 }])
})

test('behavior: where nothing of a login lasts the person says first whether they want it (E2)', async () => {
  const asked = asking()
  const { container } = render(
    <Themed appearance={appearance}>
      <ForgetfulView page={testPage} asked={asked} />
    </Themed>,
  )
  screen.getByRole('heading', { name: 'Signed in for this visit only' })
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
  expect(violations).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(asked.ended).toMatchObject([{ code: 4001 }])
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(asked.ended).toHaveLength(2)
})

test('behavior: what is covered cannot be confirmed here, but in a window (S1)', async () => {
  const asked: Review[] = []
  let confirmed = 0
  const reviews: Reviews = {
    isOpen: () => false,
    ask: async (review) => {
      asked.push(review)
    },
  }
  render(
    <div style={{ opacity: 0.5 }}>
      <Themed appearance={appearance}>
        <ReviewsProvider value={reviews}>
          {ready(approvals.message, () => (confirmed += 1))}
        </ReviewsProvider>
      </Themed>
    </div>,
  )
  const elsewhere = await screen.findByRole('button', { name: 'Review in a window' }, SLOW)
  const sign = screen.getByRole('button', { name: 'Sign' })
  expect(sign.getAttribute('aria-disabled')).toBe('true')
  expect(confirmed).toBe(0)
  await userEvent.click(elsewhere)
  await waitFor(() => expect(confirmed).toBe(1))
  expect(asked).toEqual([{ kind: 'approval', approval: approvals.message }])
})

test('behavior: what no node could try is confirmed only once the person accepts that (S7.28)', async () => {
  // Short enough to be seen whole: nothing has to be scrolled through.
  const actions = [{ kind: 'send', to: approvals.untried.account, amount: 7n }] as const
  const approval = { ...approvals.untried, actions, details: [] }
  await tester.viewport(800, 640)
  onTestFinished(() => tester.viewport(414, 640))
  let count = 0
  render(
    <Themed appearance={appearance}>
      <Ready
        embedder="https://tern.example"
        approval={approval}
        isActing={false}
        error={undefined}
        onConfirm={() => {
          count += 1
        }}
        onReject={idle}
      />
    </Themed>,
  )
  const button = screen.getByRole('button', { name: 'Approve' })
  await userEvent.hover(button)
  const box = screen.getByRole('checkbox', { name: 'I accept the risk' })
  expect(screen.getByText('This could not be simulated')).toBeTruthy()
  // Everything else that arms it is there: only the person's word is missing.
  await waitFor(() => expect(button.hasAttribute('data-rested')).toBe(true), SLOW)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button, { force: true })
  expect(count).toBe(0)
  await userEvent.click(box)
  await userEvent.hover(button)
  await waitFor(() => expect(button.hasAttribute('data-rested')).toBe(true), SLOW)
  await userEvent.click(button)
  expect(count).toBe(1)
  // Taken back, it is missing again.
  await userEvent.click(box)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('behavior: a plain transfer that does what it says is drawn once, one that takes more is drawn before it (S7.28)', () => {
  const draw = (approval: (typeof approvals)['worse' | 'transfer']) => {
    const { container, unmount } = render(
      <Themed appearance={appearance}>
        <Ready
          embedder={null}
          approval={approval}
          isActing={false}
          error={undefined}
          onConfirm={idle}
          onReject={idle}
        />
      </Themed>,
    )
    const { textContent } = container
    unmount()
    return textContent ?? ''
  }
  expect(draw(approvals.transfer)).not.toContain('You give')
  // What arrives elsewhere is not nothing.
  expect(draw(approvals.bridge)).not.toContain('You get')
  const worse = draw(approvals.worse)
  const order = [
    'More leaves than the request says',
    'You give',
    'Terns #7',
    'every USDC',
    'Send token',
  ]
  const places = order.map((one) => worse.indexOf(one))
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

/** The view that deletes, over a service that fails as often as is said. */
function drawDelete(failures: number) {
  let asked = 0
  const call = async () => {
    asked += 1
    if (asked <= failures) throw new SecureError('SERVICE_DOWN', 'down')
    return { account: { email: 'ada@tern.example' }, devices: [] }
  }
  // The one row that this view asks.
  const api = { ...testPage.api, call: call as unknown as typeof testPage.api.call }
  const { container } = render(
    <Themed appearance={appearance}>
      <DeleteView page={{ ...testPage, api }} asked={asking()} onDone={idle} />
    </Themed>,
  )
  const summary = screen.getByText('What the service stores about you')
  return { container, summary, asked: () => asked }
}

test('behavior: what the service stores can be read before it is deleted', async () => {
  const { container, summary, asked } = drawDelete(0)
  expect(asked()).toBe(0)
  await userEvent.click(summary)
  await screen.findByText(/"email": "ada@tern.example"/)
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
  expect(violations).toEqual([])
})

test('error: what the service stores can be asked for again after a failure', async () => {
  const { summary } = drawDelete(1)
  await userEvent.click(summary)
  await screen.findByText(/does not answer/)
  await userEvent.click(summary)
  await userEvent.click(summary)
  await screen.findByText(/"email": "ada@tern.example"/)
})

test('behavior: a widget that follows the system has the wallet follow it too', async () => {
  const page = createAppearance(['en'])
  page.sync({ themeMode: 'light' })
  page.sync({ themeMode: 'auto' })
  const { container } = render(<Themed appearance={page.get()}>{null}</Themed>)
  const root = container.querySelector('[data-causeway]')
  expect(root && getComputedStyle(root).colorScheme).toBe('light dark')
})

test('attack: S14 a page chooses neither the language nor the font of what is asked', async () => {
  const page = createAppearance(['de-AT', 'en'])
  page.sync({ locale: 'ja', themeVariables: { '--causeway-font-family': 'Wingdings' } })
  const { container } = render(<Themed appearance={page.get()}>{null}</Themed>)
  await waitFor(() => expect(container.querySelector('[lang="en"]')).toBeNull())
  const root = container.querySelector<HTMLElement>('[data-causeway]')
  expect(root?.lang).toBe('de')
  expect(root && getComputedStyle(root).fontFamily).toMatch(/^system-ui/)
})

test('behavior: the page’s language where the browser has none that we have (S14)', async () => {
  const page = createAppearance(['xx'])
  page.sync({ locale: 'ja' })
  const { container } = render(<Themed appearance={page.get()}>{null}</Themed>)
  await waitFor(() => expect(container.querySelector('[lang="ja"]')).not.toBeNull())
})

test('behavior: the person chooses the language on the sheet, and it is kept (S14)', async () => {
  onTestFinished(() => localStorage.clear())
  const page = createAppearance(['en'], storedLanguage)
  page.sync({ locale: 'ja' })
  const { container } = render(
    <Alone appearance={page}>
      <Sheet title="Tern">{null}</Sheet>
    </Alone>,
  )
  const choice = await screen.findByRole('combobox', { name: 'Language' })
  expect(choice.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await userEvent.selectOptions(choice, 'Deutsch')
  await screen.findByRole('combobox', { name: 'Sprache' })
  page.sync({ locale: 'fr' })
  expect(container.querySelector('[lang="de"]')).not.toBeNull()
  expect(createAppearance(['en'], storedLanguage).get().languages).toEqual(['de', 'en'])
})

test('attack: S14 a preset of the page brings no font along', () => {
  const page = createAppearance(['en'])
  page.sync({ themeVariables: { '--causeway-preset': 'paper' } })
  const { container } = render(<Themed appearance={page.get()}>{null}</Themed>)
  const root = container.querySelector<HTMLElement>('[data-causeway]')
  expect(root && getComputedStyle(root).fontFamily).toMatch(/^system-ui/)
})

test('behavior: no theme of a page hides what is asked, or its answers', async () => {
  const page = createAppearance(['en'])
  const themeVariables = {
    '--causeway-accent': '#ffe94d',
    '--causeway-on-accent': '#ffe94d',
    '--causeway-color-mix': '#121a1c',
    '--causeway-color-mix-strength': '100%',
    '--causeway-font-size-master': '90px',
  }
  page.sync({ themeMode: 'light', themeVariables })
  const { container } = render(
    <Themed appearance={page.get()}>
      <Ready
        embedder="https://site.example"
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
  const page = createAppearance(['en'])
  page.sync({ themeVariables: { '--causeway-preset': 'meadow' } })
  const { container } = render(<Themed appearance={page.get()}>{null}</Themed>)
  const root = container.querySelector<HTMLElement>('[data-causeway]')
  expect(root?.style.getPropertyValue('--causeway-accent')).toMatch(/^light-dark\(#2f7d4f/)
})

test.each([
  ['fraud', 'danger'],
  ['signIn', 'primary'],
] as const)('behavior: what looks like %s is signed by a button of its kind', (name, kind) => {
  render(
    <Themed appearance={appearance}>
      <Ready
        embedder="https://site.example"
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
    <Themed appearance={appearance}>
      <ApproveDeviceView
        name="Firefox on Linux"
        code="417 093"
        task={{ isBusy: false, error: undefined, run: idle }}
        onAnswer={(isGranted) => answers.push(isGranted)}
        onLeave={idle}
      />
    </Themed>,
  )
  const approve = screen.getByRole('button', { name: 'Approve' })
  approve.click()
  expect(answers).toEqual([])
  await userEvent.hover(approve) // the way of a hand
  await waitFor(() => expect(approve.getAttribute('aria-disabled')).toBe(null), SLOW)
  await userEvent.click(approve)
  expect(answers).toEqual([true])
})

test('behavior: S4 a change of another browser is shown with who asked, and stopped by a press', async () => {
  const stopped: unknown[] = []
  // Rows and bodies stay as they are.
  const call = (async (name: string, body: unknown) => {
    stopped.push([name, body])
    return {}
  }) as typeof testPage.api.call
  const asked = asking()
  render(
    <Themed appearance={appearance}>
      <ChangeView
        page={{ ...testPage, api: { ...testPage.api, call } }}
        asked={asked}
        change={change}
      />
    </Themed>,
  )
  screen.getByText('Chrome on Windows will be removed')
  screen.getByText('Safari on macOS')
  await userEvent.click(screen.getByRole('button', { name: 'Stop it' }))
  await waitFor(() => expect(asked.ended).toEqual([undefined]))
  expect(stopped).toEqual([['undoOwnChange', { id: change.id }]])
})

test('attack: S10 who began a login is told before there is a code, and a click of a moment before shows none', async () => {
  const answers: boolean[] = []
  render(
    <Themed appearance={appearance}>
      <BeganSheet
        about={{
          deviceName: 'Firefox on Linux',
          requestedAt: 1_900_000_000,
          site: 'https://bait.example',
        }}
        task={{ isBusy: false, error: undefined, run: idle }}
        onAnswer={(isOwn) => answers.push(isOwn)}
      />
    </Themed>,
  )
  screen.getByText('https://bait.example')
  screen.getByText('Firefox on Linux')
  const show = screen.getByRole('button', { name: 'Show the code' })
  show.click()
  expect(answers).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'This was not me' }))
  expect(answers).toEqual([false])
})
