import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Abi, Hex } from 'viem'

export type Artifact = { abi: Abi; bytecode: Hex }

const modules = join(import.meta.dirname, '../../node_modules')
const folder = join(modules, '@across-protocol/contracts/dist/evm/artifacts')
const accountsFolder = join(modules, '@account-abstraction/contracts/artifacts')

/**
 * Reads a compiled contract of `@across-protocol/contracts` from `node_modules`. The licence of
 * some of them (BUSL-1.1) allows use that is not in production: they are read here, in tests and
 * demos on this machine, and never copied into the repository or the product.
 */
export function artifact(name: string): Artifact {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
}

/** Reads the entry point, the account that others delegate to for call bundles, or the factory (MIT, GPL-3.0). */
export function accountAbstractionArtifact(
  name: 'EntryPoint' | 'Simple7702Account' | 'SimpleAccountFactory',
): Artifact {
  return JSON.parse(readFileSync(join(accountsFolder, `${name}.json`), 'utf8'))
}

const uniswapPackages = {
  UniswapV2Factory: 'v2-core',
  UniswapV2Pair: 'v2-core',
  UniswapV2Router02: 'v2-periphery',
  DeflatingERC20: 'v2-periphery',
} as const

/**
 * Reads a contract of Uniswap V2 as its authors built it (GPL-3.0): the router finds its pairs by
 * the hash of their code. Read like Across's, and never copied either.
 */
export function uniswapArtifact(name: keyof typeof uniswapPackages): Artifact {
  const file = join(modules, '@uniswap', uniswapPackages[name], 'build', `${name}.json`)
  const { abi, bytecode } = JSON.parse(readFileSync(file, 'utf8'))
  return { abi, bytecode: bytecode.startsWith('0x') ? bytecode : `0x${bytecode}` }
}
