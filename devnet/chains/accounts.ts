import { pbkdf2Sync } from 'node:crypto'
import { HDKey, hdKeyToAccount } from 'viem/accounts'
import { type Hex, toHex } from 'viem'

/** A public BIP-39 test vector: these keys belong to everybody, never send real money to them. */
export const DEV_MNEMONIC =
  'legal winner thank year wave sausage worth useful legal winner thank yellow'

/** How many accounts of the mnemonic own native currency from the first block. */
export const FUNDED_ACCOUNTS = 12

/** How many accounts the Devnet Wallet shows. */
const WALLET_ACCOUNTS = 3

const MARKET_MAKER_INDEX = 9
const DEPLOYER_INDEX = 10
const RELAYER_INDEX = 11
const ATTACKER_INDEX = 13

// viem's own derivation runs PBKDF2 in JavaScript; node's is a hundred times faster.
const root = HDKey.fromMasterSeed(pbkdf2Sync(DEV_MNEMONIC, 'mnemonic', 2048, 64, 'sha512'))

/** The nth account of the dev mnemonic, at the usual path m/44'/60'/0'/0/n. */
export function devAccount(addressIndex: number) {
  return hdKeyToAccount(root, { addressIndex })
}

/** Its private key: a public test key. */
export function devPrivateKey(addressIndex: number): Hex {
  const key = devAccount(addressIndex).getHdKey().privateKey
  if (!key) throw new Error(`The dev mnemonic has no key at index ${addressIndex}`)
  return toHex(key)
}

export const deployer = devAccount(DEPLOYER_INDEX)
/** Owns what the swap markets hold. */
export const marketMaker = devAccount(MARKET_MAKER_INDEX)
export const relayerAccount = devAccount(RELAYER_INDEX)
/** Whom a lying service works for; it owns nothing. */
export const attacker = devAccount(ATTACKER_INDEX)
export const walletAccounts = Array.from({ length: WALLET_ACCOUNTS }, (_, index) => ({
  address: devAccount(index).address,
  privateKey: devPrivateKey(index),
}))
