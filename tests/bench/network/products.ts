import { products } from '../products.ts'

/** What is measured over a line, in the order of the table. */
export const networkProductIds = ['ours', 'appkit', 'rainbowkit', 'lifi'] as const
export type NetworkProductId = (typeof networkProductIds)[number]

export const networkProducts = {
  ours: { title: products.ours.title, host: 'page.test' },
  appkit: { title: products.appkit.title, host: 'appkit.test' },
  rainbowkit: { title: products.rainbowkit.title, host: 'rainbowkit.test' },
  lifi: { title: `${products.lifi.title} in an iframe`, host: 'lifi.test' },
} as const satisfies {
  readonly [id in NetworkProductId]: { readonly title: string; readonly host: string }
}

/** Ours, from the npm package, in the page's own bundle. */
export const npmHost = 'npm.test'
/** Ours, loaded while the page rests. */
export const warmHost = 'warm.test'
/** Ours, by a script tag whose loader is a copy on the page's own site. */
export const copyHost = 'copy.test'
