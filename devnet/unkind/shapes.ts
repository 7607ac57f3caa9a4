import { blockchainApiShape } from './blockchainApiShape.ts'
import { bridgeApiShape } from './bridgeApiShape.ts'
import { directoryShape } from './directoryShape.ts'
import { indexerShape } from './indexerShape.ts'
import type { Row, Tell } from './tell.ts'

export type Answered = { url: URL; status: number; tell: Tell }
/** What a service makes of its own true answer: the same in another shape. */
export type Shape = (body: unknown, answered: Answered) => unknown

/** By the service's name, as its fault switch has it. */
export const shapes: Readonly<Record<string, Shape>> = {
  blockchainApi: blockchainApiShape,
  bridgeApi: bridgeApiShape,
  directory: directoryShape,
  indexer: indexerShape,
}

export type { Row, Tell }
