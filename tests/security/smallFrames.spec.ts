import {
  addressOf,
  confirm,
  expect,
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
import { canTapInFrames, tapsMissFrames } from '../e2e/canTapInFrames.ts'

// What is asked is drawn in the frame only where the frame may keep a share of the key.
test.use({ storage: 'allowed' })

const sizes = [
  { name: 'a phone in landscape', width: 844, height: 390 },
  { name: 'a smaller one', width: 640, height: 360 },
  { name: '400 % zoom', width: 320, height: 256 },
  { name: 'a phone whose keyboard is open', width: 390, height: 330 },
] as const

const review = (page: Page) => secureOf(page).getByRole('button', { name: 'Review in a window' })

/** Confirms by `by`, in the frame or, where that leaves no room, in the window that it offers. */
async function confirmHere(
  page: Page,
  name: string,
  by: (on: Page, asked: ReturnType<typeof secureOf> | Page) => Promise<void>,
): Promise<void> {
  const confirms = secureOf(page).getByRole('button', { name, exact: true })
  await expect(confirms.or(review(page))).toBeVisible()
  if (await confirms.isVisible()) return by(page, secureOf(page))
  const window = await opened(page, () => press(review(page)))
  await by(window, window)
  await window.close()
}

test('behavior: in landscape, at 400 % zoom and above a keyboard what is asked can be confirmed (S1)', async ({
  page,
  devnet,
}) => {
  test.setTimeout(180_000)
  await logInByCode(page, devnet, 'small@tern.example')
  await devnet.control.fund(await addressOf(page))
  for (const { name, width, height } of sizes) {
    await page.setViewportSize({ width, height })
    const signing = sign(page)
    await confirmHere(page, 'Sign', (on, asked) => confirm(on, asked, 'Sign'))
    expect(await signing, name).toMatch(/^0x[0-9a-f]{130}$/)
    const sending = send(page)
    await confirmHere(page, 'Approve', (on, asked) => confirm(on, asked, 'Approve'))
    expect(await sending, name).toMatch(/^0x[0-9a-f]{64}$/)
    await withWidget(page, (widget) => widget.close())
  }
})

test.describe('by a finger', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('behavior: a phone in landscape reads by swiping and confirms by a tap (S1)', async ({
    page,
    devnet,
  }) => {
    test.setTimeout(120_000)
    test.skip(!(await canTapInFrames(page)), tapsMissFrames)
    await logInByCode(page, devnet, 'swipe@tern.example')
    await devnet.control.fund(await addressOf(page))
    await page.setViewportSize({ width: 640, height: 360 })
    const signing = sign(page)
    await confirmHere(page, 'Sign', (on, asked) => tapThrough(on, asked, 'Sign'))
    expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
    const sending = send(page)
    await confirmHere(page, 'Approve', (on, asked) => tapThrough(on, asked, 'Approve'))
    expect(await sending).toMatch(/^0x[0-9a-f]{64}$/)
  })
})

/** Swipes until nothing is left to read, then taps. */
async function tapThrough(
  page: Page,
  asked: ReturnType<typeof secureOf> | Page,
  name: string,
): Promise<void> {
  const button = asked.getByRole('button', { name, exact: true })
  const touch = await page.context().newCDPSession(page)
  const at = await asked.locator('section').boundingBox()
  if (at === null) throw new Error('nothing is asked')
  const x = at.x + at.width / 2
  const swipe = async (from: number, to: number) => {
    const move = (type: 'touchStart' | 'touchMove', y: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
    await move('touchStart', from)
    for (let y = from; y > to; y -= 10) await move('touchMove', y)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const top = Math.max(at.y, 0)
  await expect
    .poll(
      async () => {
        if ((await button.getAttribute('aria-disabled')) === null) return true
        await swipe(top + 90, top + 20)
        return false
      },
      { intervals: [100], timeout: 40_000 },
    )
    .toBe(true)
  await button.tap()
}

test('behavior: a card that is cut off or lower than anybody can read in is served by a window, as small as that is (S1)', async ({
  page,
  devnet,
}) => {
  await logInByCode(page, devnet, 'cut@tern.example')
  await devnet.control.fund(await addressOf(page))
  await page.setViewportSize({ width: 844, height: 390 })
  // In the flow of a page an inline card is as high as what it says, also where the screen is not;
  // and a page may give it less room than its buttons take.
  for (const frameHeight of ['1200px', '120px']) {
    const sending = send(page)
    await expect(secureOf(page).getByRole('button', { name: 'Approve' })).toBeAttached()
    await page.evaluate((px) => {
      const frame = document.querySelector('iframe[data-causeway-frame]')
      const dialog = frame?.closest('dialog')
      if (!(frame instanceof HTMLElement) || !dialog) throw new Error('no frame')
      dialog.style.overflow = 'auto'
      Object.assign(frame.style, { height: px, maxHeight: 'none', position: 'static' })
    }, frameHeight)
    await expect(review(page)).toBeVisible()
    const window = await opened(page, () => press(review(page)))
    await window.setViewportSize({ width: 320, height: 256 })
    await confirm(window, window, 'Approve')
    expect(await sending, frameHeight).toMatch(/^0x[0-9a-f]{64}$/)
    await window.close()
    await page.evaluate(() => {
      document.querySelector('iframe[data-causeway-frame]')?.removeAttribute('style')
      document
        .querySelector('iframe[data-causeway-frame]')
        ?.closest('dialog')
        ?.removeAttribute('style')
    })
    await withWidget(page, (widget) => widget.close())
  }
})
