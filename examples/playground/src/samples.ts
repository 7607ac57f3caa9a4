import type { Choices, Tree } from './options.ts'

/** Callbacks cannot be typed into a field: where one is wanted, the preview has a sample of it. */
export function withSamples(options: Tree, choices: Choices): Tree {
  const wallets = options.wallets ?? {}
  return {
    ...options,
    ...(choices.siwx === true ? { siwx: signIn() } : {}),
    ...(choices.siweConfig === true ? { siweConfig: siwe() } : {}),
    ...(choices['wallets.provider'] === true ? { wallets: { ...wallets, provider } } : {}),
  }
}

const nonce = () => crypto.randomUUID().replaceAll('-', '')

/** A server that says yes to everybody, as long as the preview lives. */
function signIn() {
  let session: { address: string; chainId: number | undefined } | null = null
  return {
    statement: 'This is a preview.',
    required: false,
    getNonce: async () => nonce(),
    async verify({ address, chainId }: { address: string; chainId?: number }) {
      session = { address, chainId }
      return true
    },
    getSession: async () => session,
    async signOut() {
      session = null
    },
  }
}

function siwe() {
  return {
    required: false,
    getNonce: async () => nonce(),
    verifyMessage: async () => true,
    getSession: async () => null,
    signOut: async () => true,
  }
}

const provider = {
  info: { uuid: crypto.randomUUID(), rdns: 'example.own', name: 'Own wallet' },
  provider: {
    async request({ method }: { method: string }) {
      if (method === 'eth_chainId') return '0x7a69'
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') {
        return ['0x70997970c51812dc3a010c7d01b50e0d17dc79c8']
      }
      throw Object.assign(new Error('This sample signs nothing'), { code: 4200 })
    },
  },
}
