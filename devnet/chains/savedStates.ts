import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Hex, hexToBytes } from 'viem'
import * as z from 'zod/mini'
import { findAnvil } from './anvil.ts'
import type { DevChain } from './devChain.ts'

const root = join(import.meta.dirname, '../..')
/** From this age on a state is made again: estimates by the time between blocks would see the gap. */
const LIFETIME_MS = 3 * 60 * 60 * 1_000

const contracts = z.looseObject({ spokePool: z.string(), spokePoolBlock: z.number() })

type SavedChain = {
  /** The file for `anvil --load-state`. */
  readonly state: string
  readonly contracts: DevChain['contracts']
}

/** Chains with all contracts and funds as they were saved, by chain id. */
export type SavedChains = ReadonlyMap<number, SavedChain>

/** Where chains are saved: in git, `dist` and packages they are not. */
export const savedStatesFolder = join(root, '.cache/devnet')

/** Which chains: a folder of their own for each set, for the code and anvil that made them. */
export type SavedSet = { readonly name: string; readonly cache: string }

/** The saved chains of this set; undefined where none are saved, or they cannot be read. */
export function readSavedChains(
  set: SavedSet,
  chainIds: readonly number[],
): SavedChains | undefined {
  const folder = folderOf(set)
  try {
    if (!isFresh(folder)) return undefined
    const saved = chainIds.map((chainId): [number, SavedChain] => {
      const text = readFileSync(join(folder, `${chainId}.contracts.json`), 'utf8')
      // Written below from the same type; the schema refuses a file that another program left.
      const read = contracts.parse(JSON.parse(text)) as DevChain['contracts']
      return [chainId, { state: join(folder, `${chainId}.json`), contracts: read }]
    })
    return new Map(saved)
  } catch {
    // Half a folder, or somebody else's: the chains are deployed again, and saved in its place.
    forgetSavedChains(set)
    return undefined
  }
}

/** Saves chains for the next start, whole or not at all; a start does not depend on it. */
export async function saveChains(set: SavedSet, chains: readonly DevChain[]): Promise<void> {
  const folder = folderOf(set)
  const states = await Promise.all(chains.map(({ client }) => client.request<Dump>(dump)))
  try {
    mkdirSync(set.cache, { recursive: true })
    removeOld(set)
    const draft = mkdtempSync(join(set.cache, 'draft-'))
    chains.forEach(({ chainId, contracts: told }, at) => {
      const state = gunzipSync(hexToBytes(states[at] ?? '0x'))
      writeFileSync(join(draft, `${chainId}.json`), state)
      writeFileSync(join(draft, `${chainId}.contracts.json`), JSON.stringify(told))
    })
    if (isFresh(folder)) rmSync(draft, { recursive: true })
    else renameSync(draft, folder)
  } catch (error) {
    // Another process was faster, or the folder cannot be written: chains are then deployed anew.
    if (!(error instanceof Error && 'code' in error)) throw error
  }
}

/** Removes saved chains that do not load. */
export function forgetSavedChains(set: SavedSet): void {
  rmSync(folderOf(set), { recursive: true, force: true })
}

// Without the states of earlier blocks a node refuses what is asked at one of them.
const dump = { method: 'anvil_dumpState', params: [true] } as const
type Dump = { Parameters: readonly [preservesHistory: boolean]; ReturnType: Hex }

function folderOf({ name, cache }: SavedSet): string {
  return join(cache, `${name}-${madeOf()}`)
}

let known: string | undefined

/** A hash of everything that the states come from: this folder's code, the packages, and anvil. */
function madeOf(): string {
  if (known !== undefined) return known
  const hash = createHash('sha256')
  for (const file of readdirSync(import.meta.dirname).sort()) {
    hash.update(file).update(readFileSync(join(import.meta.dirname, file)))
  }
  hash.update(readFileSync(join(root, 'package-lock.json')))
  hash.update(execFileSync(findAnvil(), ['--version']))
  known = hash.digest('hex').slice(0, 16)
  return known
}

function isFresh(folder: string): boolean {
  const made = statSync(folder, { throwIfNoEntry: false })?.mtimeMs
  return made !== undefined && Date.now() - made < LIFETIME_MS
}

/** What nobody loads any more: saved long ago, or by other code, and drafts that were left. */
function removeOld({ cache }: SavedSet): void {
  for (const name of readdirSync(cache)) {
    const path = join(cache, name)
    const isOfOthers = !name.startsWith('draft-') && !name.endsWith(madeOf())
    if (isOfOthers || !isFresh(path)) rmSync(path, { recursive: true, force: true })
  }
}
