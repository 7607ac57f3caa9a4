import type { Page } from '@playwright/test'

/** Two sites of this probe alone, whose pages are answered here. */
const OUTER = 'http://outer.localhost/'
const INNER = 'http://inner.localhost/'
const SIDE_PX = 100
/** A click that takes longer does not come. */
const WAIT_MS = 2_000

export const tapsMissFrames =
  'this browser clicks beside what a test taps in a frame of another site (Chromium 150 takes the frame’s place off twice)'

/** Whether the click of a tap, as a test sends it, comes where the tap was, in a frame that does not begin in the corner. */
export async function canTapInFrames(page: Page): Promise<boolean> {
  const probe = await page.context().newPage()
  const answer = (url: string, body: string) =>
    probe.route(url, (route) => route.fulfill({ contentType: 'text/html', body }))
  const head = '<!doctype html><meta name="viewport" content="width=device-width">'
  const style = `border: 0; position: fixed; left: ${SIDE_PX}px; top: ${SIDE_PX}px`
  await answer(OUTER, `${head}<iframe src="${INNER}" style="${style}"></iframe>`)
  await answer(INNER, `${head}<button style="position: fixed; inset: 0 auto auto 0">Tap</button>`)
  await probe.goto(OUTER)
  const button = probe.frameLocator('iframe').getByRole('button')
  await button.evaluate((element) => {
    element.addEventListener('click', () => {
      element.textContent = 'Clicked'
    })
  })
  const box = await button.boundingBox()
  if (box === null) throw new Error('The probe has no button')
  await probe.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const clicked = probe.frameLocator('iframe').getByText('Clicked')
  const isClicked = await clicked.waitFor({ timeout: WAIT_MS }).then(
    () => true,
    () => false,
  )
  await probe.close()
  return isClicked
}
