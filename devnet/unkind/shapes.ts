import { blockchainApiShape } from './blockchainApiShape.ts'
import { bridgeApiShape } from './bridgeApiShape.ts'
import { directoryShape } from './directoryShape.ts'
import { indexerShape } from './indexerShape.ts'
import type { Shape } from './tell.ts'

/** By the service's name, as its fault switch has it. */
export const shapes: Readonly<Record<string, Shape>> = {
  blockchainApi: blockchainApiShape,
  bridgeApi: bridgeApiShape,
  directory: directoryShape,
  indexer: indexerShape,
}
