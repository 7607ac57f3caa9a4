import type { Frame } from '@playwright/test'
import { devnetWallet } from '../e2e/wallet.ts'
import { connectWallet, type Devnet, expect, frameOf, type Page, visit } from '../e2e/fixtures.ts'
import { ask } from '../pages/ask.ts'
import { test } from '../pages/hostTest.ts'
import { takePicture } from './picture.ts'

/* Calls that follow a click come by `window.postMessage` too: nobody else may send one. */

/** A call as the widget's frame would send it, from `window` to the page, or to another of its frames. */
type Sent = { readonly instance: string; readonly method: string; readonly params: unknown }

/** Sent by the document itself, so that the browser names it as the source. */
async function sendCall(from: Page | Frame, sent: Sent, at?: number): Promise<void> {
  await from.evaluate(
    ([{ instance, method, params }, index]) => {
      const target = index === undefined ? window.top : window.top?.frames[index]
      const message = {
        namespace: 'penpal',
        channel: `causeway:${instance}`,
        type: 'CALL',
        id: crypto.randomUUID(),
        methodPath: [method],
        args: [params],
      }
      target?.postMessage(message, '*')
    },
    [sent, at] as const,
  )
}

/** Everything that was sent before is there once a message of the same window is. */
async function delivered(page: Page, from: Page | Frame): Promise<void> {
  const heard = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('message', function hear({ data }) {
          if (data !== 'attack: last') return
          removeEventListener('message', hear)
          resolve()
        })
        Object.assign(window, { listens: true })
      }),
  )
  await page.waitForFunction(() => Reflect.get(window, 'listens'))
  await from.evaluate(() => window.top?.postMessage('attack: last', '*'))
  await heard
}

const signature = (id: string, walletId: string) => ({
  id,
  walletId,
  method: 'personal_sign',
  params: ['0x68656c6c6f', '0x0000000000000000000000000000000000000001'],
})

function widgetFrame(page: Page): { frame: Frame; instance: string } {
  const frame = page.frames().find((each) => each.url().includes('/embed/'))
  if (frame === undefined) throw new Error('The widget has no frame')
  const instance = new URL(frame.url()).searchParams.get('instance') ?? ''
  expect(instance).not.toBe('')
  return { frame, instance }
}

async function addForeignFrame(page: Page, devnet: Devnet): Promise<Frame> {
  const url = `${devnet.urls.evil}/pages/plain/`
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    frame.src = src
    document.body.append(frame)
  }, url)
  await expect.poll(() => page.frames().some((each) => each.url() === url)).toBe(true)
  const foreign = page.frames().find((each) => each.url() === url)
  if (foreign === undefined) throw new Error('The foreign frame is not there')
  return foreign
}

const walletId = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'Widget').getWalletInfo()?.id as string)

test('attack: a call by window from another frame, or from the page itself, reaches no wallet (E5)', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet)
  await connectWallet(page)
  const { instance } = widgetFrame(page)
  const foreign = await addForeignFrame(page, devnet)
  const before = await takePicture(page, devnet)
  for (const from of [foreign, page]) {
    const params = signature(`request-${crypto.randomUUID()}`, await walletId(page))
    await sendCall(from, { instance, method: 'walletRequest', params })
    await sendCall(from, { instance, method: 'openUrl', params: { url: 'https://evil.example' } })
    await delivered(page, from)
  }
  expect(page.context().pages()).toHaveLength(1)
  expect(await takePicture(page, devnet)).toEqual(before)
})

test('attack: a call by window to the widget from another frame does nothing (E5)', async ({
  page,
  devnet,
}) => {
  await visit(page, devnet)
  await connectWallet(page)
  const { instance } = widgetFrame(page)
  const at = await page.evaluate(() => window.frames.length - 1)
  const foreign = await addForeignFrame(page, devnet)
  const before = await takePicture(page, devnet)
  await sendCall(foreign, { instance, method: 'disconnect', params: {} }, at)
  await sendCall(
    foreign,
    { instance, method: 'request', params: { id: 'request-0001', method: 'personal_sign' } },
    at,
  )
  await delivered(page, foreign)
  await expect(frameOf(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  expect(await takePicture(page, devnet)).toEqual(before)
})

/** Our loader, told to take a hostile document for the widget: from here on the frame is the attacker. */
async function openHostile(page: Page, devnet: Devnet) {
  await visit(page, devnet, { path: '/pages/plain/' })
  await page.evaluate((frameUrl) => {
    const other = Reflect.get(window, 'Widget').create({ frameUrl, announce: false })
    const errors: unknown[] = []
    other.on('error', ({ code }: { code: unknown }) => errors.push(code))
    Object.assign(window, { other, errors })
  }, `${devnet.urls.evil}/pages/hostile-frame/`)
  await ask(page, 'open', [], { object: 'other' })
  const frame = page.frames().find((each) => each.url().includes('/pages/hostile-frame/'))
  if (frame === undefined) throw new Error('The hostile frame is not there')
  const instance = new URL(frame.url()).searchParams.get('instance') ?? ''
  const id: string = await frame.evaluate(async () => {
    const { value } = await Reflect.get(window, 'hostile').welcome()
    return value.wallets.find(({ rdns }: { rdns: string }) => rdns === 'dev.causeway.devnet-wallet')
      .id
  })
  return { frame, instance, id }
}

test('behavior: the frame’s own call by window reaches the wallet, each id once, by whichever way (E5)', async ({
  page,
  devnet,
}) => {
  const { frame, instance, id } = await openHostile(page, devnet)
  const wallet = devnetWallet(page)
  const count = async () =>
    (await wallet.methods()).filter((method) => method === 'eth_accounts').length
  const before = await count()
  const params = { id: 'request-by-window', walletId: id, method: 'eth_accounts' }
  await sendCall(frame, { instance, method: 'walletRequest', params })
  await sendCall(frame, { instance, method: 'walletRequest', params })
  await delivered(page, frame)
  await frame.evaluate(
    (given) => Reflect.get(window, 'hostile').call(['walletRequest'], given),
    params,
  )
  await expect.poll(count).toBe(before + 1)
})

test('attack: what has no schema is refused by window as by the port, and touches nothing (E5)', async ({
  page,
  devnet,
}) => {
  const { frame, instance, id } = await openHostile(page, devnet)
  const before = await takePicture(page, devnet)
  const good = signature('request-0001', id)
  for (const params of [
    null,
    'text',
    { ...good, id: 'x' },
    { ...good, method: 'x'.repeat(5_000) },
    { ...good, more: true },
    { ...good, walletId: 7 },
  ]) {
    await sendCall(frame, { instance, method: 'walletRequest', params })
  }
  await sendCall(frame, { instance, method: '__proto__', params: {} })
  await sendCall(frame, { instance: 'other', method: 'walletRequest', params: good })
  await sendCall(frame, { instance, method: 'openUrl', params: { url: 'javascript:alert(1)' } })
  await delivered(page, frame)
  expect(page.context().pages()).toHaveLength(1)
  expect(await takePicture(page, devnet)).toEqual(before)
})

test('attack: a flood of calls by window is cut off with FLOOD (E5)', async ({ page, devnet }) => {
  const { frame, instance } = await openHostile(page, devnet)
  await frame.evaluate((channel) => {
    setTimeout(() => {
      for (let sent = 0; sent < 1_000; sent += 1) {
        const [methodPath, args] = [['unlock'], [{ name: 'nothing' }]]
        const message = {
          namespace: 'penpal',
          channel,
          type: 'CALL',
          id: `${sent}`,
          methodPath,
          args,
        }
        parent.postMessage(message, '*')
      }
    })
  }, `causeway:${instance}`)
  await expect(page.getByRole('alert')).toContainText('FLOOD')
  expect(await page.evaluate(() => Reflect.get(window, 'errors'))).toEqual(['FLOOD'])
})
