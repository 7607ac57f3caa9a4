import { recoverMessageAddress, recoverTypedDataAddress, stringToHex } from 'viem'
import { type PhoneWallet, startPhoneWallet } from '#devnet/relay/testing/phoneWallet.ts'
import { arrived, chooseToken, confirm, review } from './bridgePage.ts'
import {
  type Devnet,
  test as base,
  expect,
  frameOf,
  type Page,
  visit,
  withWidget,
} from './fixtures.ts'

const test = base.extend<{ phone: PhoneWallet }>({
  phone: async ({ devnet }, use) => {
    const { relay = '', verify = '' } = devnet.urls
    const phone = await startPhoneWallet({
      relay: { url: relay, httpUrl: verify },
      chains: devnet.chains,
    })
    await use(phone)
    await phone.stop()
  },
})

/** Opens the code, and copies its link as a person would. */
async function showCode(page: Page, devnet: Devnet): Promise<string> {
  await visit(page, devnet)
  await page.locator('[data-widget-open]').first().click()
  const frame = frameOf(page)
  await frame.getByRole('button', { name: /WalletConnect/ }).click()
  return copyLink(page)
}

async function copyLink(page: Page): Promise<string> {
  const frame = frameOf(page)
  await expect(frame.getByRole('img', { name: 'QR code that connects a wallet' })).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const read = () => page.evaluate(() => navigator.clipboard.readText())
  const before = await page.evaluate(() => navigator.clipboard.writeText('')).then(read)
  await frame.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(read).not.toBe(before)
  return read()
}

async function connect(page: Page, devnet: Devnet, phone: PhoneWallet): Promise<void> {
  await phone.pair(await showCode(page, devnet))
  await expect(frameOf(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
}

const mail = {
  domain: { name: 'Mail', version: '1' },
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
    ],
    Mail: [{ name: 'text', type: 'string' }],
  },
  primaryType: 'Mail',
  message: { text: 'hello' },
} as const

const state = (page: Page) => withWidget(page, (widget) => widget.getState())

function ask(page: Page, method: string, params: unknown[]) {
  return withWidget(page, (widget, asked) => widget.getProvider().request(asked), {
    method,
    params,
  })
}

test.describe('WalletConnect', () => {
  test('behavior: a wallet on another device pairs, signs, sends, switches and leaves (S4.01, S4.11, S7.29)', async ({
    page,
    devnet,
    phone,
    problems,
  }) => {
    await connect(page, devnet, phone)
    const { address } = phone.account
    expect(await state(page)).toMatchObject({
      status: 'connected',
      accounts: [`eip155:31337:${address}`],
      caipChainId: 'eip155:31337',
    })
    const [proposal] = phone.proposals
    // What this deployment offers, and nothing of namespaces that it has no networks of.
    const asked = Object.keys(proposal?.params.optionalNamespaces ?? {})
    expect(asked).toContain('eip155')
    expect(asked).not.toContain('cosmos')

    const signature = await ask(page, 'personal_sign', [stringToHex('hello'), address])
    expect(
      await recoverMessageAddress({ message: 'hello', signature: signature as `0x${string}` }),
    ).toBe(address)
    const typed = await ask(page, 'eth_signTypedData_v4', [address, JSON.stringify(mail)])
    expect(await recoverTypedDataAddress({ ...mail, signature: typed as `0x${string}` })).toBe(
      address,
    )
    const hash = await ask(page, 'eth_sendTransaction', [
      { from: address, to: address, value: '0x1' },
    ])
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/)

    await phone.emit('chainChanged', 31338, 'eip155:31337')
    await expect.poll(async () => (await state(page)).caipChainId).toBe('eip155:31338')
    await phone.update(phone.namespaces(['eip155:31337']))
    await expect.poll(async () => (await state(page)).caipChainId).toBe('eip155:31337')

    await phone.disconnect()
    await expect.poll(async () => (await state(page)).status).toBe('disconnected')
    await expect(frameOf(page).getByRole('heading', { name: 'Connect wallet' })).toBeVisible()
    expect(problems).toEqual([])
  })

  test('behavior: after a reload a stored session goes on, and one in memory is told as lost (S4.01) @blocked', async ({
    page,
    devnet,
    phone,
    storage,
  }) => {
    await connect(page, devnet, phone)
    await visit(page, devnet)
    await page.locator('[data-widget-open]').first().click()
    const frame = frameOf(page)
    if (storage !== 'blocked') {
      await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
      const { address } = phone.account
      expect(await ask(page, 'personal_sign', [stringToHex('again'), address])).toMatch(/^0x/)
      return
    }
    await expect(frame.getByText('Connect your wallet again')).toBeVisible()
    expect((await state(page)).status).toBe('disconnected')
  })
})

test.describe('WalletConnect', { tag: '@blocked' }, () => {
  test('behavior: two tabs hand the session to each other, and its end too (S4.01)', async ({
    page,
    context,
    devnet,
    phone,
    storage,
  }) => {
    await connect(page, devnet, phone)
    const { address } = phone.account
    const second = await context.newPage()
    await visit(second, devnet)
    if (storage === 'blocked') {
      // Nothing is shared: the session lives in the memory of the first tab, and stays there.
      await second.locator('[data-widget-open]').first().click()
      const told = frameOf(second).getByText('Connect your wallet again')
      await expect(told).toBeVisible()
      expect((await state(second)).status).toBe('disconnected')
      expect(await ask(page, 'personal_sign', [stringToHex('first'), address])).toMatch(/^0x/)
      return
    }
    await expect.poll(async () => (await state(second)).status).toBe('connected')
    expect(await ask(second, 'personal_sign', [stringToHex('second'), address])).toMatch(/^0x/)
    expect(await ask(page, 'personal_sign', [stringToHex('first'), address])).toMatch(/^0x/)

    phone.onRequest = 'wait'
    const signing = ask(page, 'personal_sign', [stringToHex('long'), address])
    await expect.poll(() => phone.requests.length).toBe(3)
    const meanwhile = ask(second, 'personal_sign', [stringToHex('x'), address])
    await expect(meanwhile).rejects.toThrow('WalletConnect is in use in another tab')
    const asked = phone.requests.at(-1)
    if (asked !== undefined) await phone.answer(asked)
    expect(await signing).toMatch(/^0x/)

    await withWidget(second, (widget) => widget.disconnect())
    await expect.poll(() => phone.deleted.length).toBe(1)
    const gone = ask(page, 'personal_sign', [stringToHex('x'), address])
    await expect(gone).rejects.toThrow('The wallet was disconnected before it answered')
    await expect.poll(async () => (await state(page)).status).toBe('disconnected')
  })
})

test.describe('WalletConnect', () => {
  test('behavior: disconnecting ends the session in the wallet too (S4.01)', async ({
    page,
    devnet,
    phone,
  }) => {
    await connect(page, devnet, phone)
    await frameOf(page).getByRole('button', { name: 'Disconnect' }).click()
    await expect.poll(() => phone.deleted.length).toBe(1)
    expect((await state(page)).status).toBe('disconnected')
  })

  test('behavior: one approval connects and signs in (S4.07, S5.10)', async ({
    page,
    devnet,
    phone,
  }) => {
    phone.learnToSignIn('sign')
    await visit(page, devnet, { path: '/pages/sign-in/' })
    await page.locator('[data-widget-open]').first().click()
    await frameOf(page)
      .getByRole('button', { name: /WalletConnect/ })
      .click()
    await phone.pair(await copyLink(page))
    await expect
      .poll(() => state(page))
      .toMatchObject({ status: 'connected', signedIn: true, open: false })
    expect(phone.requests).toEqual([])
    expect(phone.authentications[0]?.params.authPayload).toMatchObject({
      domain: new URL(devnet.urls.page ?? '').host,
      aud: devnet.urls.page,
    })
  })

  test('behavior: a wallet that only connects is asked to sign in after it (S4.07)', async ({
    page,
    devnet,
    phone,
  }) => {
    await visit(page, devnet, { path: '/pages/sign-in/' })
    await page.locator('[data-widget-open]').first().click()
    const frame = frameOf(page)
    await frame.getByRole('button', { name: /WalletConnect/ }).click()
    await phone.pair(await copyLink(page))
    await frame.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect.poll(() => state(page)).toMatchObject({ status: 'connected', signedIn: true })
    expect(phone.requests.map(({ params }) => params.request.method)).toEqual(['personal_sign'])
  })

  test('error: declining shows it, and a new code works (S8.09)', async ({
    page,
    devnet,
    phone,
  }) => {
    phone.onProposal = 'reject'
    await phone.pair(await showCode(page, devnet))
    const frame = frameOf(page)
    await expect(frame.getByText('Connection declined')).toBeVisible()
    phone.onProposal = 'approve'
    await frame.getByRole('button', { name: 'Try again' }).click()
    await phone.pair(await copyLink(page))
    await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  })

  test('error: a relay that refuses the project says so to the person and to the site (S8.03)', async ({
    page,
    devnet,
    phone,
  }) => {
    await devnet.control.setWalletRelay({ projectIds: ['another'] })
    await visit(page, devnet)
    const told = page.evaluate<unknown>(
      `new Promise((resolve) => Widget.on('error', ({ code }) => resolve(code)))`,
    )
    await page.locator('[data-widget-open]').first().click()
    const frame = frameOf(page)
    await frame.getByRole('button', { name: /WalletConnect/ }).click()
    await expect(frame.getByText('WalletConnect refuses this site')).toBeVisible()
    expect(await told).toBe('WALLET_CONNECT_PROJECT_REFUSED')
    await devnet.control.setWalletRelay({ projectIds: ['devnet'] })
    await frame.getByRole('button', { name: 'Try again' }).click()
    await phone.pair(await copyLink(page))
    await expect(frame.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  })

  test('behavior: bridges through a wallet on another device (S1.01, S4.14)', async ({
    page,
    devnet,
    phone,
  }) => {
    await connect(page, devnet, phone)
    const frame = frameOf(page)
    await frame.getByRole('button', { name: 'Bridge', exact: true }).click()
    await chooseToken(frame, { symbol: 'ETH', network: 'Devnet One' })
    await review(frame, '0.2')
    await confirm(frame, '0.2')
    await arrived(frame)
    const methods = phone.requests.map(({ params }) => params.request.method)
    expect(methods).toEqual(['eth_sendTransaction'])
  })

  test('behavior: a request in flight survives a restart of the relay', async ({
    page,
    devnet,
    phone,
  }) => {
    await connect(page, devnet, phone)
    phone.onRequest = 'wait'
    const signing = ask(page, 'personal_sign', [stringToHex('late'), phone.account.address])
    await expect.poll(() => phone.requests.length).toBe(1)
    await devnet.control.setWalletRelay({ refuse: true })
    await devnet.control.setWalletRelay({ refuse: false })
    const [asked] = phone.requests
    if (asked !== undefined) await phone.answer(asked)
    expect(await signing).toMatch(/^0x/)
  })

  test('behavior: a code that grows old is renewed in silence, and either one connects (S9.07)', async ({
    page,
    devnet,
    phone,
  }) => {
    await page.clock.install()
    const first = await showCode(page, devnet)
    await page.clock.fastForward('03:52')
    await expect.poll(() => copyLink(page), { timeout: 20_000 }).not.toBe(first)
    await phone.pair(first)
    await expect(frameOf(page).getByRole('button', { name: 'Disconnect' })).toBeVisible()
  })

  test('behavior: a session that ran out ends here too (S4.11)', async ({
    page,
    devnet,
    phone,
  }) => {
    await page.clock.install()
    await connect(page, devnet, phone)
    await page.clock.fastForward(8 * 24 * 3_600_000)
    await expect.poll(async () => (await state(page)).status).toBe('disconnected')
    await expect(frameOf(page).getByRole('heading', { name: 'Connect wallet' })).toBeVisible()
  })

  test('behavior: a pairing that the page has made is shown (S2.02)', async ({ page, devnet }) => {
    const uri = `wc:${'ab'.repeat(32)}@2?relay-protocol=irn&symKey=${'cd'.repeat(32)}`
    await visit(page, devnet)
    // The handle that it resolves to holds a promise, which does not cross.
    await withWidget(page, async (widget, text) => void (await widget.open({ uri: text })), uri)
    expect(await copyLink(page)).toBe(uri)
  })
})
