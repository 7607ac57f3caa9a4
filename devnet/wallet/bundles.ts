import { type Address, type Hex, isHex } from 'viem'
import { isAddressText } from './params.ts'

/** A call bundle as the wallet keeps it, so that a reloaded page may still ask for it. */
export type Bundle = {
  id: string
  chainId: number
  from: Address
  /** One transaction for all calls. */
  atomic: boolean
  /** Of what was sent so far. */
  hashes: Hex[]
  /** It was given up before anything was sent. */
  dropped: boolean
}

const KEY = 'devnet-wallet-calls'
const KEPT = 20

/** Every bundle of this page's origin, oldest first. */
function readBundles(): Bundle[] {
  const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
  return Array.isArray(value) ? value.filter(isBundle) : []
}

export function findBundle(id: string): Bundle | undefined {
  return readBundles().find((bundle) => bundle.id === id)
}

/** Writes a bundle down, in the place of the one with its id. */
export function keepBundle(bundle: Bundle): void {
  const others = readBundles().filter(({ id }) => id !== bundle.id)
  localStorage.setItem(KEY, JSON.stringify([...others, bundle].slice(-KEPT)))
}

function isBundle(value: unknown): value is Bundle {
  if (typeof value !== 'object' || value === null) return false
  const { id, chainId, from, atomic, hashes, dropped } = value as Partial<Record<string, unknown>> // every field is looked at below
  return (
    typeof id === 'string' &&
    typeof chainId === 'number' &&
    isAddressText(from) &&
    typeof atomic === 'boolean' &&
    typeof dropped === 'boolean' &&
    Array.isArray(hashes) &&
    hashes.every((hash) => isHex(hash))
  )
}
