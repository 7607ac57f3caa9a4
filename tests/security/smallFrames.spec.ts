import {
  addressOf,
  confirm,
  expect,
  logInByCode,
  opened,
  type Page,
  secureOf,
  send,
  test,
  withWidget,
} from '../e2e/embeddedPage.ts'

// What is asked is drawn in the frame only where the frame may keep a share of the key.
test.use({ storage: 'allowed' })

const review = (page: Page) => secureOf(page).getByRole('button', { name: 'Review in a window' })

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
    const window = await opened(page, () => review(page).click())
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
