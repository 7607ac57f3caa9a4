import { privateKeyToAccount } from 'viem/accounts'
import { makeIdentity } from '../../keys/deviceIdentity.ts'
import type { KeyStore } from '../../keys/keyStore.ts'
import type { Signing } from '../../requests/rpc/signing.ts'
import { testPage } from '../../views/testing/scenes.ts'

const { address } = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const addresses = { eip155: address, solana: 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk' }
const network = {
  chainId: 8_453,
  name: 'Base',
  isTest: false,
  // No node answers there, so a token has no name.
  rpcUrl: 'http://127.0.0.1:9',
  currency: { symbol: 'ETH', decimals: 18 },
}

/** An account on one network without keys: requests can be read, but not signed. */
export async function testSigning(chainId = 'eip155:8453'): Promise<Signing> {
  const identity = await makeIdentity()
  const store: KeyStore = {
    get: async () => undefined,
    put: async () => undefined,
    remove: async () => undefined,
    findByOwner: async () => [],
    identity: async () => identity,
    publicKey: async () => new Uint8Array(),
    session: { get: async () => undefined, put: async () => undefined },
  }
  const account = {
    id: '00000000-0000-0000-0000-000000000000',
    email: null,
    userName: null,
    socialProvider: null,
    addresses,
    recovery: null,
    shareSetId: null,
    changes: [],
    verifiedAt: 1,
  }
  const page = { ...testPage, config: { ...testPage.config, networks: [network] } }
  const own = {
    type: 'eoa' as const,
    address: chainId.startsWith('solana') ? addresses.solana : address,
  }
  return { page, store, account, addresses, chainId, own }
}
