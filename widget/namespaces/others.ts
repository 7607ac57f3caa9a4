import type { Namespace } from '#protocol'
import type { NamespaceAdapter } from './adapter.ts'
import { solana } from './solana/solana.ts'

/** Adapters of the namespaces that a widget of EVM chains alone does without; a chunk of its own. */
export const others: { readonly [name in Namespace]?: NamespaceAdapter } = { solana }
