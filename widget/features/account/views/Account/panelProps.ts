import type { Network } from '#kernel/networks/network.ts'

export type PanelProps = { readonly address: string; readonly network: Network }
