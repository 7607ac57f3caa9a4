import { hexToString, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Outcome, WidgetOptions } from '#protocol'
import { createTestCore } from '#kernel/testing/createTestCore.ts'
import { createFakeWallet } from '#kernel/testing/fakeWallet.ts'

/** A wallet whose person signs with a key of their own. */
function createSigner() {
  const keys = [generatePrivateKey(), generatePrivateKey()].map((key) => privateKeyToAccount(key))
  const [first, second] = keys
  if (first === undefined || second === undefined) throw new Error('There are two keys')
  const fake = createFakeWallet()
  fake.accounts = [first.address]
  const messages: string[] = []
  const { request } = fake
  const wallet: typeof fake = {
    ...fake,
    /** What is not signing goes to the wallet that is this one otherwise. */
    async request(asked) {
      const answer = await request(asked)
      if (asked.method !== 'personal_sign' || !Array.isArray(asked.params)) return answer
      const [raw, address] = asked.params as [Hex, string] // as the widget sends it
      messages.push(hexToString(raw))
      const key = keys.find((one) => one.address === address) ?? first
      return key.signMessage({ message: { raw } })
    },
  }
  return { wallet, fake, messages, first, second }
}

/** A core of a page that asks for sign-in, with one wallet. */
export function createSignInCore(
  signIn: WidgetOptions['signIn'],
  more: Partial<Parameters<typeof createTestCore>[0]> = {},
) {
  const signer = createSigner()
  const core = createTestCore({ wallets: [signer.wallet], widgetOptions: { signIn }, ...more })
  return { core, ...signer }
}

/** The page's answers by the name of the question; what is not named never comes. */
export function pageAnswers(answers: Readonly<Record<string, (params: unknown) => unknown>>) {
  const asked: string[] = []
  const signIn = async ({ method, params }: { method: string; params: unknown }) => {
    asked.push(method)
    const answer = answers[method]
    if (answer === undefined) return new Promise<Outcome>(() => undefined)
    const value = await answer(params)
    return { ok: true, value }
  }
  return { asked, signIn }
}
