import { expect, test } from 'vitest'
import { createSessionStore } from './sessionStore.ts'
import { createWalletConnect } from './walletConnect.ts'

test('error: after its end it opens no relay any more (S8.10)', async () => {
  const port = createWalletConnect({
    projectId: 'abc',
    metadata: { name: 'Shop', description: '', url: 'https://shop.example', icons: [] },
    storage: createSessionStore('https://shop.example', undefined),
    attest: async () => '',
    relayUrls: ['wss://relay.example'],
    watchWake: () => undefined,
  })
  await port.destroy()
  const proposal = { eip155: { chains: ['eip155:1'], methods: [], events: [] } }
  const over = { message: 'Sign Client not initialized', code: 'NOT_INITIALIZED' }
  await expect(port.restore(proposal)).rejects.toMatchObject(over)
  const options = { proposal, onPairing: () => undefined, isSeen: () => true }
  const { signal } = new AbortController()
  await expect(port.connect({ ...options, signal })).rejects.toMatchObject(over)
})
