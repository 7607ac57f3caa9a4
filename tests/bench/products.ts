/** What may be measured, in the order of the table. `blank` is the same page with nothing on it. */
export const productIds = ['ours', 'appkit', 'rainbowkit', 'lifi', 'blank'] as const
export type ProductId = (typeof productIds)[number]

export type Product = {
  readonly id: ProductId
  readonly title: string
  /** Host name of the page; Chromium resolves `*.localhost` to this machine. */
  readonly host: string
  /** Something inside the open modal, for Playwright; of ours it stands in the frame. */
  readonly opened: string
  /** True when opening shows the wallets, so that the time to their row can be compared. */
  readonly listsWallets: boolean
}

const walletRow = { opened: 'text=Bench Wallet', listsWallets: true }

export const products = {
  ours: { id: 'ours', title: 'Causeway', host: 'localhost', ...walletRow },
  appkit: { id: 'appkit', title: 'AppKit 1.8.0', host: 'appkit.localhost', ...walletRow },
  rainbowkit: {
    id: 'rainbowkit',
    title: 'RainbowKit 2.2.11',
    host: 'rainbowkit.localhost',
    ...walletRow,
  },
  lifi: {
    id: 'lifi',
    title: 'LI.FI 4.5.0',
    host: 'lifi.localhost',
    // A drawer with a form: there is no list of wallets to be timed.
    opened: '.MuiDrawer-paper',
    listsWallets: false,
  },
  blank: {
    id: 'blank',
    title: 'blank page',
    host: 'blank.localhost',
    opened: 'h1',
    listsWallets: false,
  },
} as const satisfies { readonly [id in ProductId]: Product & { readonly id: id } }

/** Where the frame of our widget lives: another site than the page. */
export const widgetHost = 'widget.localhost'

/** What stands on the button that opens the modal, the same in all pages. */
export const openText = 'Connect'
export const openButton = `button:has-text("${openText}")`
