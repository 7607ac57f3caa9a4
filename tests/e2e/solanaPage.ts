import { ed25519 } from '@noble/curves/ed25519.js'
import { toBase58 } from '#protocol'
import { closed, type Devnet, expect, type frameOf, type Page, withWidget } from './fixtures.ts'

type Frame = ReturnType<typeof frameOf>

/** One SOL, in lamports. */
export const SOL = 1_000_000_000n

/** The address of a key. */
export const addressOfKey = (secret: Uint8Array) => toBase58(ed25519.getPublicKey(secret))

/** An address that has never been paid. */
export const newAddress = () => addressOfKey(crypto.getRandomValues(new Uint8Array(32)))

/** The result of the devnet's Solana node, without its context. */
async function readSolana(
  devnet: Devnet,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(devnet.urls.solana ?? '', { method: 'POST', headers, body })
  return ((await response.json()) as { result: { value: unknown } }).result.value
}

/** Connected namespaces, the active one first. */
export const namespaces = async (page: Page): Promise<string[]> => {
  const { connections = [] } = await withWidget(page, (widget) => widget.getState())
  return connections.map(({ namespace }) => namespace)
}

/** Sends a request as a script of the page does. */
export function askSolana(page: Page, method: string, params: unknown): Promise<unknown> {
  const asked = { method, params }
  return withWidget(page, (widget, sent) => widget.getProvider('solana').request(sent), asked)
}

/** Goes from the account to the review. */
async function fillSend(
  frame: Frame,
  { symbol, amount, to }: { symbol: string; amount: string; to: string },
): Promise<void> {
  await frame.getByRole('button', { name: 'Send', exact: true }).click()
  await frame.getByRole('button', { name: /^Amount: / }).click()
  await frame.getByRole('button', { name: new RegExp(`^${symbol}`) }).click()
  await frame.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await frame.getByRole('textbox', { name: 'To' }).fill(to)
  await frame.getByRole('button', { name: `Review ${amount} ${symbol} to ` }).click()
}

/** Waits until the payment arrived, and returns to the account. */
async function confirmed(frame: Frame, sum: string): Promise<void> {
  await expect(frame.getByRole('heading', { name: `${sum} sent` })).toBeVisible()
  await frame.getByRole('button', { name: 'Done' }).click()
}

/** Signs in to the site that requires it, by the wallet's own flow. */
export async function signInTo(
  page: Page,
  frame: Frame,
  answer?: () => Promise<void>,
): Promise<void> {
  await expect(frame.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await frame.getByRole('button', { name: 'Sign', exact: true }).click()
  await answer?.()
  await closed(page)
}

type Sending = {
  symbol: string
  amount: string
  to: string
  /** Checks the review before it is sent. */
  review?: () => Promise<void>
  answer?: () => Promise<void>
}

/** Sends from the account, through review and wallet, to the end. */
export async function sendFrom(frame: Frame, sending: Sending): Promise<void> {
  const { symbol, amount, to, review, answer } = sending
  await fillSend(frame, { symbol, amount, to })
  await review?.()
  await frame.getByRole('button', { name: `Send ${amount} ${symbol}` }).click()
  await answer?.()
  await confirmed(frame, `${amount} ${symbol}`)
}

/** An owner's SOL balance, and the number of their accounts of the devnet's USDC. */
export async function holdingsOf(devnet: Devnet, owner: string) {
  const mint = devnet.solana()?.mints.usdc.address ?? ''
  const accounts = await readSolana(devnet, 'getTokenAccountsByOwner', [owner, { mint }, {}])
  return {
    lamports: await readSolana(devnet, 'getBalance', [owner]),
    usdcAccounts: Array.isArray(accounts) ? accounts.length : undefined,
  }
}
