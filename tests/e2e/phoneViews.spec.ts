import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { FrameLocator } from '@playwright/test'
import { arrived, chooseToken } from './bridgePage.ts'
import { openPhone, type Phone } from './phone.ts'
import { expect, frameOf, type Page, test, visit, withWidget } from './fixtures.ts'

/** Where pictures of the walk go; none are drawn without it. */
const folder = process.env.PICTURES

type View =
  | 'AllWallets'
  | 'Bridge'
  | 'Buy'
  | 'Connect'
  | 'Networks'
  | 'Receive'
  | 'Send'
  | 'Settings'
  | 'Swap'
  | 'Transfers'

type Walk = {
  readonly page: Page
  readonly frame: FrameLocator
  /** What every view has to be on this phone. */
  readonly look: (view: string) => Promise<void>
}

const walks = [
  { phone: 'android', themeMode: 'dark', viewport: { width: 360, height: 640 } },
  { phone: 'ios', themeMode: 'light', viewport: { width: 360, height: 640 } },
  // On its side.
  { phone: 'android', themeMode: 'light', viewport: { width: 640, height: 360 } },
  // At a page zoom of 200 %.
  { phone: 'android', themeMode: 'dark', viewport: { width: 180, height: 320 } },
] as const

for (const { phone, themeMode, viewport } of walks) {
  const size = `${viewport.width} × ${viewport.height}`
  test(`behavior: every main view on ${phone}, ${themeMode}, ${size}: fits, is reached by a finger, and axe finds nothing`, async ({
    browser,
    devnet,
  }) => {
    test.setTimeout(300_000) // axe looks at two dozen views
    const context = await openPhone(browser, { phone, viewport, wallet: true })
    try {
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      // How views fit is seen with what a kind world answers; the file before may have left another.
      await devnet.control.reset({ profile: 'kind', seed: 1 })
      await devnet.control.setRelayer({ delayMs: 500 })
      await visit(page, devnet)
      await withWidget(page, (widget, mode) => widget.updateOptions({ themeMode: mode }), themeMode)
      const found: string[] = []
      const look = async (view: string) => {
        const name = `${view}-${phone}-${themeMode}-${size.replaceAll(' ', '')}`
        await picture(page, name)
        found.push(...(await faults(page, phone)).map((fault) => `${view}: ${fault}`))
      }
      const isWider = () => document.documentElement.scrollWidth > innerWidth
      expect(await page.evaluate(isWider), 'the page is wider than the phone').toBe(false)
      await walk({ page, frame: frameOf(page), look })
      expect(found).toEqual([])
    } finally {
      await context.close()
    }
  })
}

async function walk({ page, frame, look }: Walk): Promise<void> {
  const button = (name: string | RegExp) =>
    frame.getByRole('button', { name, exact: typeof name === 'string' })
  const back = () => button('Back').tap()
  const heading = (name: string | RegExp) =>
    expect(frame.getByRole('heading', { level: 1, name })).toBeVisible()
  const open = (view: View) =>
    withWidget(page, async (widget, given) => void (await widget.open({ view: given })), view)
  const see = async (view: View, title: string | RegExp) => {
    await open(view)
    await heading(title)
    await look(view)
  }

  await open('Connect')
  await heading('Connect wallet')
  await look('Connect')
  await see('AllWallets', 'All wallets')
  await open('Connect')
  await button(/Devnet Wallet/).tap()
  await expect(frame.getByText('USD Coin')).toBeVisible()
  await look('Account')
  await frame.getByRole('tab', { name: 'Activity' }).tap()
  await look('Activity')
  await see('Networks', 'Choose network')
  await see('Send', 'Send')
  await see('Receive', 'Receive')
  await see('Swap', 'Swap')
  await open('Buy')
  await heading('Buy')
  // Its form comes with what is for sale.
  await expect(frame.getByRole('textbox', { name: 'You pay' })).toBeVisible()
  await look('Buy')
  await see('Settings', 'Settings')
  await open('Bridge')
  await button(/^You send: /).tap()
  await heading('Send from')
  await look('SendFrom')
  await back()
  await chooseToken(frame, { symbol: 'USDC', network: 'Devnet One' })
  await button('Change recipient').tap()
  await heading('Recipient')
  await look('Recipient')
  await back()
  await frame.getByRole('textbox', { name: 'You send' }).fill('25')
  await expect(button(/^Review 25/)).toBeVisible()
  await look('Bridge')
  await button(/^Review 25/).tap()
  await expect(button(/^Bridge 25/)).toBeEnabled()
  await look('BridgeReview')
  await button(/^Bridge 25/).tap()
  await arrived(frame)
  await look('TransferProgress')
  await open('Transfers')
  await expect(frame.getByText('Arrived').first()).toBeVisible()
  await look('Transfers')
}

async function faults(page: Page, phone: Phone): Promise<readonly string[]> {
  const drawn = await frameOf(page)
    .locator('[data-causeway]')
    .first()
    .evaluate(outOfReach, { least: 44, font: phone === 'ios' ? 16 : 0 })
  const axe = new AxeBuilder({ page }).include(['iframe[data-causeway-frame]', '[data-causeway]'])
  const { violations } = await axe.disableRules(['region']).analyze()
  return [...drawn, ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120)}`)]
}

/** In the frame: what is cut, too small for a finger, or would make Safari zoom into its field. */
function outOfReach(root: Element, { least, font }: { least: number; font: number }): string[] {
  const found: string[] = []
  const nameOf = (element: Element) =>
    `${element.tagName} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}”`
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) found.push(`the frame is ${scrollWidth} px wide`)
  const card = root.querySelector('[role="dialog"]')
  if (card === null) return [...found, 'there is no card']
  const { left, right, top, bottom } = card.getBoundingClientRect()
  if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight)
    found.push('the card is cut')
  const body = card.querySelector('[data-causeway-body]')
  if (body !== null && body.scrollWidth > body.clientWidth + 1) found.push('scrolls sideways')
  if (body !== null && body.scrollHeight > body.clientHeight + 1 && body.clientHeight < 96) {
    found.push(`shows ${body.clientHeight} px of its body at once`)
  }
  const meets = (control: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return (
      hit !== null && (control.contains(hit) || hit.closest('label')?.contains(control) === true)
    )
  }
  const reach = (control: Element, x: number, y: number, dx: number, dy: number) => {
    let pixels = 0
    while (pixels < least && meets(control, x + dx * (pixels + 1), y + dy * (pixels + 1))) pixels++
    return pixels
  }
  for (const control of card.querySelectorAll(
    'button, a[href], input, select, textarea, [role="tab"]',
  )) {
    const style = getComputedStyle(control)
    if (control.matches('input, select, textarea') && Number.parseFloat(style.fontSize) < font) {
      found.push(`${nameOf(control)} has letters of ${style.fontSize}`)
    }
    if (!control.checkVisibility() || style.display === 'inline') continue
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = control.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    if (!meets(control, x, y)) continue // under what floats above it
    const wide = reach(control, x, y, 1, 0) + reach(control, x, y, -1, 0) + 1
    const high = reach(control, x, y, 0, 1) + reach(control, x, y, 0, -1) + 1
    if (wide < least || high < least)
      found.push(`${nameOf(control)} is met on ${wide} × ${high} px`)
  }
  body?.scrollTo({ top: 0, behavior: 'instant' })
  return found
}

async function picture(page: Page, name: string): Promise<void> {
  if (folder === undefined) return
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
}
