import type { Namespace } from '#protocol'
import type { NamespaceAdapter } from './adapter.ts'
import { bip122 } from './bip122/bip122.ts'
import { cosmos } from './cosmos/cosmos.ts'
import { createGeneric } from './generic/generic.ts'
import { polkadot } from './polkadot/polkadot.ts'
import { solana } from './solana/solana.ts'

const dedicated: { readonly [name in Namespace]?: NamespaceAdapter } = {
  bip122,
  cosmos,
  polkadot,
  solana,
}

/** Adapters that a widget of EVM chains alone does without: a chunk of its own. */
export function createAdapter(namespace: Namespace): NamespaceAdapter {
  return dedicated[namespace] ?? createGeneric(namespace)
}
