import { AxeBuilder } from '@axe-core/playwright'
import { arrived } from './bridgePage.ts'
import { expect, frameOf, type Page, test, visit, withWidget } from './fixtures.ts'

/** Moves on with Tab until a control of this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const frame = frameOf(page)
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    await page.keyboard.press('Tab')
    const focused = frame.locator(':focus')
    if ((await focused.count()) === 0) continue
    if (name.test(await accessibleName(focused))) return
  }
  throw new Error(`Tab does not reach ${name}`)
}

const MOST_STEPS = 40

function accessibleName(focused: ReturnType<ReturnType<typeof frameOf>['locator']>) {
  return focused.evaluate((element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
    return label ?? element.getAttribute('aria-label') ?? element.textContent ?? ''
  })
}

/** What axe finds in the widget's document. */
async function violations(page: Page): Promise<unknown[]> {
  const inFrame = new AxeBuilder({ page }).include([
    'iframe[data-causeway-frame]',
    '[data-causeway]',
  ])
  const found = await inFrame.disableRules(['region']).analyze()
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))])
}

async function heading(page: Page, name: string | RegExp): Promise<void> {
  const found = frameOf(page).getByRole('heading', { level: 1, name })
  await expect(found).toBeVisible()
  await expect(found).toBeFocused()
}

test.describe('keyboard', () => {
  test('behavior: connects and bridges with the keyboard alone (S1.01, S1.03)', async ({
    page,
    devnet,
  }) => {
    await visit(page, devnet)
    const opener = page.locator('[data-widget-open]').first()
    await opener.focus()
    await page.keyboard.press('Enter')
    await heading(page, 'Connect wallet')
    await tabTo(page, /Devnet Wallet/)
    await page.keyboard.press('Enter')
    await heading(page, 'Account')
    await tabTo(page, /^Bridge$/)
    await page.keyboard.press('Enter')
    await heading(page, 'Bridge')
    await tabTo(page, /^You send: /)
    await page.keyboard.press('Enter')
    await heading(page, 'Send from')
    await tabTo(page, /USDC.*Devnet One/)
    await page.keyboard.press('Enter')
    await heading(page, 'Bridge')
    await tabTo(page, /^You send$/)
    await page.keyboard.type('25')
    await expect(frameOf(page).getByRole('button', { name: /^Review 25/ })).toBeVisible()
    await tabTo(page, /^Review 25/)
    await page.keyboard.press('Enter')
    await heading(page, 'Review bridge')
    await tabTo(page, /^Bridge 25/)
    await page.keyboard.press('Enter')
    await arrived(frameOf(page))
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  test('behavior: what a wallet asks in the page keeps the focus, and with its answer the widget has it again (S1.03, S2.05)', async ({
    page,
    devnet,
  }) => {
    await visit(page, devnet, { wallet: 'inpage' })
    await page.locator('[data-widget-open]').first().focus()
    await page.keyboard.press('Enter')
    await heading(page, 'Connect wallet')
    await tabTo(page, /Devnet Wallet/)
    await page.keyboard.press('Enter')
    const asked = page.locator('#devnet-wallet').getByRole('heading', { level: 1 })
    await expect(asked).toBeFocused()
    // The widget draws its next view meanwhile, whose heading has to wait.
    const waiting = frameOf(page).getByText('Continue in Devnet Wallet')
    await expect(waiting).toBeVisible()
    await waiting.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)))
    await expect(asked).toBeFocused()
    await page.locator('#devnet-wallet').getByRole('button', { name: 'Reject' }).press('Enter')
    const declined = frameOf(page).getByText('Connection declined')
    await expect(declined).toBeVisible()
    await expect(frameOf(page).locator(':focus')).toBeFocused()
    await tabTo(page, /^Try again$/)
    await page.keyboard.press('Enter')
    await expect(asked).toBeFocused()
    // This Escape is the wallet's: the widget says what came of it, and goes nowhere.
    await page.keyboard.press('Escape')
    await expect(page.locator('#devnet-wallet')).toHaveCount(0)
    await tabTo(page, /^Try again$/)
    await expect(declined).toBeVisible()
  })

  test('behavior: sends with the keyboard alone, and is told at its field what is wrong (S1.03, S2.05)', async ({
    page,
    devnet,
  }) => {
    const frame = frameOf(page)
    await visit(page, devnet)
    await page.locator('[data-widget-open]').first().focus()
    await page.keyboard.press('Enter')
    await heading(page, 'Connect wallet')
    await tabTo(page, /Devnet Wallet/)
    await page.keyboard.press('Enter')
    await heading(page, 'Account')
    await tabTo(page, /^Send$/)
    await page.keyboard.press('Enter')
    await heading(page, 'Send')
    await tabTo(page, /^Amount: /)
    await page.keyboard.press('Enter')
    await heading(page, 'Select a token')
    await tabTo(page, /USDC/)
    await page.keyboard.press('Enter')
    await heading(page, 'Send')
    await tabTo(page, /^Amount$/)
    await page.keyboard.type('3.5')
    await tabTo(page, /^To$/)
    await page.keyboard.type('0x12')
    await expect(frame.locator(':focus')).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(`0x${'7e'.repeat(20)}`)
    await tabTo(page, /^Review 3\.5 USDC to /)
    await page.keyboard.press('Enter')
    await heading(page, 'Review')
    await tabTo(page, /^I checked this address/)
    await page.keyboard.press('Space')
    await tabTo(page, /^Send 3\.5 USDC$/)
    await page.keyboard.press('Enter')
    const said = frame.getByRole('status').filter({ hasText: '3.5 USDC sent' })
    await expect(said).toBeVisible({ timeout: 30_000 })
  })

  test('behavior: Escape goes back, then closes and gives the focus back', async ({
    page,
    devnet,
  }) => {
    await visit(page, devnet)
    const opener = page.locator('[data-widget-open="Bridge"]').first()
    await opener.focus()
    await page.keyboard.press('Enter')
    await heading(page, 'Bridge')
    await tabTo(page, /^You send: /)
    await page.keyboard.press('Enter')
    await heading(page, 'Send from')
    await page.keyboard.press('Escape')
    await heading(page, 'Bridge')
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await expect(page.locator('dialog:modal')).toHaveCount(0)
  })
})

for (const themeMode of ['dark', 'light'] as const) {
  // In both themes each drawing is looked at beside the views.
  const tag = themeMode === 'light' ? ['@long'] : []
  test(`behavior: axe finds nothing in any view: ${themeMode}`, { tag }, async ({
    page,
    devnet,
  }) => {
    test.setTimeout(180_000) // axe looks at a dozen views
    await visit(page, devnet)
    await withWidget(page, (widget, mode) => widget.updateOptions({ themeMode: mode }), themeMode)
    const frame = frameOf(page)
    await page.locator('[data-widget-open]').first().click()
    await heading(page, 'Connect wallet')
    expect(await violations(page)).toEqual([])
    await frame.getByRole('button', { name: /Devnet Wallet/ }).click()
    await expect(frame.getByText('USD Coin')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await frame.getByRole('button', { name: /Change network/ }).click()
    await heading(page, 'Choose network')
    expect(await violations(page)).toEqual([])
    await frame.getByRole('button', { name: 'Back', exact: true }).click()
    await frame.getByRole('button', { name: 'Bridge', exact: true }).click()
    await frame.getByRole('textbox', { name: 'You send' }).fill('2')
    await expect(frame.getByRole('button', { name: /^Review 2/ })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await frame.getByRole('button', { name: /^You send: / }).click()
    await heading(page, 'Send from')
    expect(await violations(page)).toEqual([])
    await frame.getByRole('button', { name: 'Back', exact: true }).click()
    await frame.getByRole('button', { name: 'Change recipient' }).click()
    await heading(page, 'Recipient')
    expect(await violations(page)).toEqual([])
    await frame.getByRole('button', { name: 'Back', exact: true }).click()
    await frame.getByRole('button', { name: /^Review 2/ }).click()
    await heading(page, 'Review bridge')
    expect(await violations(page)).toEqual([])
    await frame.getByRole('button', { name: /^Bridge 2/ }).click()
    await arrived(frame)
    expect(await violations(page)).toEqual([])
  })
}

test('behavior: at 200 % zoom nothing is cut, and colours may be forced', async ({
  page,
  devnet,
}) => {
  await page.setViewportSize({ width: 640, height: 430 })
  await visit(page, devnet)
  const frame = frameOf(page)
  await page.locator('[data-widget-open="Bridge"]').first().click()
  await heading(page, 'Bridge')
  const card = await frame.getByRole('dialog').boundingBox()
  const action = await frame.getByRole('button', { name: 'Connect wallet' }).boundingBox()
  if (card === null || action === null) throw new Error('The card is not drawn')
  expect(card.y).toBeGreaterThanOrEqual(0)
  expect(card.y + card.height).toBeLessThanOrEqual(430)
  expect(action.y + action.height).toBeLessThanOrEqual(card.y + card.height)
  await expect(frame.getByText('You receive')).toBeAttached()
  await frame.getByText('You receive').scrollIntoViewIfNeeded()
  await expect(frame.getByText('You receive')).toBeInViewport()

  await page.emulateMedia({ forcedColors: 'active' })
  await frame.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Tab')
  const ring = await frame
    .locator(':focus')
    .evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(ring).toBe('solid')
})
