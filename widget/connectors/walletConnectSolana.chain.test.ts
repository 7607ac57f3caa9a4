import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWalletConnect } from '#clients/walletConnect/walletConnect.ts'
import { createSessionStore } from '#clients/walletConnect/sessionStore.ts'
import { startWalletRelay, type WalletRelay } from '#devnet/relay/relay.ts'
import { startPhoneWallet } from '#devnet/relay/testing/phoneWallet.ts'
import type { PhoneSolanaOptions } from '#devnet/relay/testing/phoneSolana.ts'
import { solana } from '#namespaces/solana/solana.ts'
import { solanaTransfers } from '#namespaces/solana/solanaTransfers.ts'
import { createSolanaWallet } from '#namespaces/solana/testing/wallet.ts'
import { startSolanaWorld } from '#namespaces/solana/testing/world.ts'
import { createWalletConnectProvider } from './walletConnectProvider.ts'

const SOL = 1_000_000_000n
const formerId = 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K'
const ended: (() => Promise<unknown>)[] = []
let world: Awaited<ReturnType<typeof startSolanaWorld>>
let relay: WalletRelay
beforeAll(async () => {
  ;[world, relay] = await Promise.all([startSolanaWorld(), startWalletRelay()])
})
afterAll(async () => {
  for (const end of ended) await end()
  await Promise.all([world.devnet.stop(), relay.close()])
})

/** A phone wallet with 10 SOL and 500 of each token, and the widget's connection to it. */
async function pairedPhone(options: Partial<PhoneSolanaOptions> = {}) {
  const chain = world.network.caipChainId
  const { url: rpcUrl } = world.solana
  const phone = await startPhoneWallet({
    relay,
    caipChainIds: ['eip155:31337'],
    solana: { chains: [chain], rpcUrl, ...options },
  })
  const port = createWalletConnect({
    projectId: 'devnet',
    metadata: { name: 'Shop', description: '', url: 'https://shop.example', icons: [] },
    storage: createSessionStore('test', undefined),
    attest: async () => '',
    relayUrls: [relay.url],
    watchWake: () => undefined,
  })
  ended.push(phone.stop, port.destroy)
  const network = { ...world.network, namespace: 'solana', testnet: true }
  const provider = createWalletConnectProvider({
    port,
    networks: () => [network],
    preferredChain: () => chain,
    isSeen: () => true,
    onPairing: ({ uri }) => void phone.pair(uri),
    authentication: async () => undefined,
    onSigned: async () => undefined,
    onEvent: () => undefined,
    asksOf: () => solana.session,
    onEnded: () => undefined,
    own: async () => undefined,
    release: () => undefined,
  })
  const address = phone.solana?.address ?? ''
  await world.control.fundSolana(address, { lamports: 10n * SOL, tokens: 500_000_000n })
  const state = await solana.connect(provider.request, [chain])
  expect(state).toEqual({ accounts: [`${chain}:${address}`], caipChainId: chain })
  const asked = () => phone.requests.map(({ params }) => params.request.method)
  return { phone, provider, address, chain, asked }
}

type Paired = Awaited<ReturnType<typeof pairedPhone>>

async function send({ provider, address }: Paired, part: { amount: bigint; token?: string }) {
  const { address: to } = await createSolanaWallet()
  const transfer = world.transfer({ from: address, to, ...part })
  const prepared = await solanaTransfers.prepare({ ...world.asked, transfer })
  const signed = await solanaTransfers.sign({
    ...world.asked,
    from: address,
    prepared,
    wallet: provider.request,
    onSending: () => undefined,
  })
  const end = await solanaTransfers.follow({ ...world.asked, signed })
  return { to, isSent: signed.isSent, end }
}

test('default: SOL and a token are sent, and a text is signed, over WalletConnect (S3.11, S5.06, S9.12)', async () => {
  const paired = await pairedPhone()
  const { to, end } = await send(paired, { amount: 2n * SOL })
  expect(end).toEqual({ status: 'confirmed' })
  expect(await world.node.balance(to)).toBe(2n * SOL)
  const token = await send(paired, { amount: 7n, token: world.tokens.usdc })
  expect(token.end).toEqual({ status: 'confirmed' })
  expect(paired.asked()).toEqual(['solana_signTransaction', 'solana_signTransaction'])

  const { provider, address, chain, phone } = paired
  const asked = { account: `${chain}:${address}`, message: 'shop.example wants you to sign in' }
  const signature = (await solana.signMessage?.(provider.request, asked)) ?? ''
  expect(await solana.signIn?.isSignedBy({ ...asked, address, signature })).toBe(true)
  // Older wallets answer with the signature alone, without the transaction.
  if (phone.solana) phone.solana.settings.signatureAlone = true
  expect((await send(paired, { amount: SOL })).end).toEqual({ status: 'confirmed' })
  phone.onRequest = 'reject'
  await expect(send(paired, { amount: SOL })).rejects.toMatchObject({ code: 4001 })
})

test('behavior: a wallet that only sends by itself, on the chain’s name of before (S4.11, S9.13)', async () => {
  const methods = ['solana_signAndSendTransaction']
  const paired = await pairedPhone({ chains: [formerId], methods })
  const { to, isSent, end } = await send(paired, { amount: 2n * SOL })
  expect({ isSent, end }).toEqual({ isSent: true, end: { status: 'confirmed' } })
  expect(await world.node.balance(to)).toBe(2n * SOL)
  expect(paired.phone.requests.at(-1)?.params.chainId).toBe(formerId)
})

test('error: a method that the wallet granted, and lacks: the other one is asked for, or nothing was sent', async () => {
  const paired = await pairedPhone()
  const { settings } = paired.phone.solana ?? { settings: { lacks: [] } }
  settings.lacks = ['solana_signTransaction']
  const { isSent, end } = await send(paired, { amount: SOL })
  expect({ isSent, end }).toEqual({ isSent: true, end: { status: 'confirmed' } })
  settings.lacks = ['solana_signTransaction', 'solana_signAndSendTransaction']
  await expect(send(paired, { amount: SOL })).rejects.toMatchObject({ code: 4200 })
})
