import {
  addressOf,
  confirm,
  expect,
  frameOf,
  logInByCode,
  opened,
  type Page,
  press,
  secureOf,
  send,
  sign,
  test,
  withWidget,
} from '../e2e/embeddedPage.ts'
import { mayClose } from '../e2e/mayClose.ts'
import { canTapInFrames, tapsMissFrames } from '../e2e/canTapInFrames.ts'

// What is asked is drawn in the frame only where the frame may keep a share of the key.
test.use({ storage: 'partitioned' })

/** A message of eighty lines. */
const signLong = (page: Page) =>
  withWidget(page, (widget) => {
    const text = Array.from({ length: 80 }, (_, at) => `Line ${at} of the terms.`).join('\n')
    const bytes = [...new TextEncoder().encode(text)]
    const hex = `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
    const params = [hex, widget.getAddress()]
    return widget.getProvider().request({ method: 'personal_sign', params })
  })

const approve = (page: Page) => secureOf(page).getByRole('button', { name: 'Approve' })
const signButton = (page: Page) => secureOf(page).getByRole('button', { name: 'Sign' })
const notWhole = (page: Page) => secureOf(page).getByText('Part of this page is hidden.')
const DISABLED = ['aria-disabled', 'true'] as const

/** What a page can do to the frame that it holds, so that of the question its button alone is left. */
const crops = {
  /** The dialog is as large as the button, and the frame is moved behind it. */
  async dialog(page: Page): Promise<void> {
    const box = await approve(page).boundingBox()
    await page.evaluate((button) => {
      const dialog = document.querySelector('dialog[open]')
      const frame = document.querySelector('iframe[data-causeway-frame]')
      if (!(dialog instanceof HTMLElement) || !(frame instanceof HTMLElement) || !button) {
        throw new Error('no dialog, frame or button')
      }
      const { x, y, width, height } = frame.getBoundingClientRect()
      Object.assign(dialog.style, {
        inset: 'auto',
        top: '40px',
        left: '40px',
        width: `${button.width}px`,
        height: `${button.height}px`,
        minHeight: '0',
        maxHeight: 'none',
        overflow: 'hidden',
      })
      Object.assign(frame.style, {
        position: 'absolute',
        width: `${width}px`,
        height: `${height}px`,
        maxHeight: 'none',
        left: `${x - button.x}px`,
        top: `${y - button.y}px`,
      })
    }, box)
  },
  /** The same without moving anything. */
  async clipPath(page: Page): Promise<void> {
    const box = await approve(page).boundingBox()
    await page.evaluate((button) => {
      const frame = document.querySelector('iframe[data-causeway-frame]')
      if (!(frame instanceof HTMLElement) || !button) throw new Error('no frame or button')
      const outer = frame.getBoundingClientRect()
      const top = button.y - outer.y
      const left = button.x - outer.x
      const right = outer.width - left - button.width
      const bottom = outer.height - top - button.height
      frame.style.clipPath = `inset(${top}px ${right}px ${bottom}px ${left}px)`
    }, box)
  },
}

for (const [name, crop] of Object.entries(crops)) {
  test(`attack: S1 a page that crops the question to its button gets no click (${name})`, async ({
    page,
    devnet,
  }) => {
    await logInByCode(page, devnet, `crop.${name}@tern.example`)
    await devnet.control.fund(await addressOf(page))
    const sending = send(page)
    await expect(approve(page)).not.toHaveAttribute(...DISABLED)

    const clicks = await secureOf(page)
      .locator('html')
      .evaluateHandle(() => {
        const heard: string[] = []
        addEventListener('click', ({ target }) => heard.push(String(target)), true)
        return heard
      })

    await crop(page)
    await expect(approve(page)).toHaveAttribute(...DISABLED)
    const box = await approve(page).boundingBox()
    if (box === null) throw new Error('the button is gone')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    expect(await clicks.jsonValue()).toEqual([expect.stringContaining('HTMLButtonElement')])
    await expect(notWhole(page)).toBeAttached()
    await expect(approve(page)).toHaveAttribute(...DISABLED)

    // What was asked is still open, and nothing was sent.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll(
        'dialog[open], iframe[data-causeway-frame]',
      )) {
        element.removeAttribute('style')
      }
    })
    await withWidget(page, (widget) => widget.close())
    expect(await sending).toBe(4001)
  })
}

test('behavior: a message longer than the frame is signed once it was scrolled through (S1)', async ({
  page,
  devnet,
}) => {
  await logInByCode(page, devnet, 'scroll@tern.example')
  const signing = signLong(page)
  await expect(secureOf(page).getByText('Scroll to the end, then confirm.')).toBeVisible()
  await expect(signButton(page)).toHaveAttribute(...DISABLED)

  // Jumping to the end leaves out what is between.
  await secureOf(page)
    .locator('html')
    .evaluate((html) => html.scrollTo(0, html.scrollHeight))
  await expect(signButton(page)).toBeInViewport()
  await expect(signButton(page)).toHaveAttribute(...DISABLED)
  await secureOf(page)
    .locator('html')
    .evaluate((html) => html.scrollTo(0, 0))

  await secureOf(page).getByText('Line 0 of the terms.').hover()
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 150)
      return signButton(page).getAttribute('aria-disabled')
    })
    .toBeNull()
  await confirm(page, secureOf(page), 'Sign')
  expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
})

test('behavior: Page Down reads a long message too, and Enter signs it (S1)', async ({
  page,
  devnet,
}) => {
  await logInByCode(page, devnet, 'keys@tern.example')
  const signing = signLong(page)
  await expect(secureOf(page).getByText('Scroll to the end, then confirm.')).toBeVisible()
  await secureOf(page).getByRole('button', { name: 'Reject' }).focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('PageDown')
      return signButton(page).getAttribute('aria-disabled')
    })
    .toBeNull()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
})

test('attack: S1 a frame that is moved under the pointer gets no click (S1)', async ({
  page,
  devnet,
}) => {
  await logInByCode(page, devnet, 'moved@tern.example')
  const signing = sign(page)
  await expect(signButton(page)).not.toHaveAttribute(...DISABLED)
  const box = await signButton(page).boundingBox()
  if (box === null) throw new Error('the button is gone')
  // The pointer comes and presses at once, as over a game that the page has just taken away.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const again = secureOf(page).getByRole('button', { name: 'Press again' })
  await expect(again).toHaveAttribute('data-rested', 'true')
  await again.click()
  expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
})

test('behavior: a pen that only taps confirms as a finger does (E1)', async ({ page, devnet }) => {
  await logInByCode(page, devnet, 'pen@tern.example')
  const signing = sign(page)
  await expect(signButton(page)).not.toHaveAttribute(...DISABLED)
  const box = await signButton(page).boundingBox()
  if (box === null) throw new Error('the button is gone')
  const pen = await page.context().newCDPSession(page)
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  for (const type of ['mousePressed', 'mouseReleased'] as const) {
    const tap = { ...at, type, button: 'left', clickCount: 1, pointerType: 'pen' } as const
    await pen.send('Input.dispatchMouseEvent', tap)
  }
  expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
})

test.describe('in a browser that cannot tell what lies over a frame', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
    })
  })

  test('attack: S9 what moves money is reviewed in a window, one for a flow, and not by a double click', async ({
    page,
    devnet,
  }) => {
    await logInByCode(page, devnet, 'window@tern.example')
    await devnet.control.fund(await addressOf(page))
    const review = secureOf(page).getByRole('button', { name: 'Review in a window' })
    const first = send(page)
    await expect(review).toBeVisible()
    await expect(approve(page)).toHaveCount(0)

    const window = await opened(page, () => press(review))
    const confirmIt = window.getByRole('button', { name: /Approve|Press again/ })
    await expect(window.getByText(new URL(page.url()).host)).toBeVisible()
    const box = await confirmIt.boundingBox()
    if (box === null) throw new Error('the button is gone')
    // The second half of a double click lands where the window came up.
    await window.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(confirmIt).toBeVisible()
    await confirm(window, window, /Approve|Press again/)
    expect(await first).toMatch(/^0x[0-9a-f]{64}$/)

    // The next step of the flow comes up where the person already is.
    const second = send(page)
    await confirm(window, window, 'Approve')
    expect(await second).toMatch(/^0x[0-9a-f]{64}$/)
    const third = send(page)
    await mayClose(window, () => window.getByRole('button', { name: 'Reject' }).click())
    expect(await third).toBe(4001)
    await expect.poll(() => window.isClosed()).toBe(true)
  })

  test('attack: S9 keys are shown in the frame once a window has confirmed it, and not before', async ({
    page,
    devnet,
  }) => {
    await logInByCode(page, devnet, 'export@tern.example')
    await withWidget(page, (widget) => widget.open())
    await frameOf(page).getByRole('button', { name: 'Email, recovery, devices' }).click()
    await frameOf(page)
      .getByRole('button', { name: /^Export/ })
      .click()
    const review = secureOf(page).getByRole('button', { name: 'Review in a window' })
    await expect(review).toBeVisible()
    await expect(secureOf(page).getByRole('button', { name: 'Show it' })).toHaveCount(0)

    const left = await opened(page, () => press(review))
    await mayClose(left, () => left.getByRole('button', { name: 'Cancel' }).click())
    await expect.poll(() => left.isClosed()).toBe(true)
    await expect(secureOf(page).getByRole('listitem')).toHaveCount(0)

    const window = await opened(page, () => press(review))
    await confirm(window, window, 'Show it')
    await expect(secureOf(page).getByRole('listitem')).toHaveCount(12)
    await expect.poll(() => window.isClosed()).toBe(true)
  })

  test('behavior: where no window opens the person is told, and rejects (S9)', async ({
    page,
    devnet,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null
    })
    await logInByCode(page, devnet, 'nowindow@tern.example')
    await devnet.control.fund(await addressOf(page))
    const sending = send(page)
    await press(secureOf(page).getByRole('button', { name: 'Review in a window' }))
    await expect(secureOf(page).getByText('Your browser blocked the window.')).toBeVisible()
    await press(secureOf(page).getByRole('button', { name: 'Reject' }))
    expect(await sending).toBe(4001)
  })
})

test.describe('on a phone whose browser cannot tell what lies over a page', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('behavior: the first tap is presence, the second signs, and the person is told (E1)', async ({
    page,
    devnet,
  }) => {
    test.skip(!(await canTapInFrames(page)), tapsMissFrames)
    await page.addInitScript(() => {
      Reflect.deleteProperty(IntersectionObserverEntry.prototype, 'isVisible')
    })
    await logInByCode(page, devnet, 'finger@tern.example')
    const signing = sign(page)
    await expect(
      secureOf(page).getByText('This browser cannot tell whether something covers this page.'),
    ).toBeVisible()
    const tap = async (name: string) => {
      const box = await secureOf(page).getByRole('button', { name }).boundingBox()
      if (box === null) throw new Error('the button is gone')
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    }
    await expect(signButton(page)).toHaveAttribute(...DISABLED)
    await tap('Sign')
    const again = secureOf(page).getByRole('button', { name: 'Press again' })
    await expect(again).toBeVisible()
    await expect(again).not.toHaveAttribute(...DISABLED)
    await tap('Press again')
    expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
    await expect(frameOf(page).getByRole('heading', { name: 'Sign message' })).toHaveCount(0)
  })
})
