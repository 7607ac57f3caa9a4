import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Abi, Hex } from 'viem'

const folder = join(
  import.meta.dirname,
  '../../node_modules/@across-protocol/contracts/dist/evm/artifacts',
)

/**
 * Reads a compiled contract of `@across-protocol/contracts` from `node_modules`. The licence of
 * some of them (BUSL-1.1) allows use that is not in production: they are read here, in tests and
 * demos on this machine, and never copied into the repository or the product.
 */
export function artifact(name: string): { abi: Abi; bytecode: Hex } {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
}
