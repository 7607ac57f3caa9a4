import { connectWallet, expect, frameOf, test, visit, withWidget } from './fixtures.ts'

test.describe('the main job', { tag: '@both' }, () => {
  test('behavior: connects, bridges an ERC-20 and sees it filled (S1.01, S1.03, S4.14, S4.15, S7.33)', async ({
    page,
    devnet,
    problems,
  }) => {
    await visit(page, devnet)
    await connectWallet(page)
    const frame = frameOf(page)
    await frame.getByRole('button', { name: 'Bridge' }).click()
    await frame.getByRole('textbox', { name: 'You send' }).fill('25')
    await frame.getByRole('button', { name: /^Review 25 / }).click()
    await frame.getByRole('button', { name: /^Bridge 25 / }).click()
    await expect(frame.getByText(/^Arrived on/)).toBeVisible({ timeout: 30_000 })
    expect(await withWidget(page, (widget) => widget.getState())).toMatchObject({
      status: 'connected',
      openTransfers: 0,
    })
    expect(problems).toEqual([])
  })
})
