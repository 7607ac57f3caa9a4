import type { Network } from '#core/networks/network.ts'

export type PanelProps = { readonly address: string; readonly network: Network }
