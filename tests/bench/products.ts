/** What may be measured, in the order of the table. `blank` is the same page with nothing on it. */
export const productIds = ['ours', 'appkit', 'rainbowkit', 'blank'] as const
export type ProductId = (typeof productIds)[number]

export type Product = {
  readonly id: ProductId
  readonly title: string
  /** Host name of the page; Chromium resolves `*.localhost` to this machine. */
  readonly host: string
}

export const products = {
  ours: { id: 'ours', title: 'Causeway', host: 'localhost' },
  appkit: { id: 'appkit', title: 'AppKit 1.8.0', host: 'appkit.localhost' },
  rainbowkit: { id: 'rainbowkit', title: 'RainbowKit 2.2.11', host: 'rainbowkit.localhost' },
  blank: { id: 'blank', title: 'blank page', host: 'blank.localhost' },
} as const satisfies { readonly [id in ProductId]: Product & { readonly id: id } }

/** Where the frame of our widget lives: another site than the page. */
export const widgetHost = 'widget.localhost'

/** The button that opens the modal, the same in all pages. */
export const openButton = 'button:has-text("Connect")'
