import { createHash } from 'node:crypto'

/** A wallet in the public directory's format. */
export type Listing = {
  id: string
  name?: string
  badge_type?: 'certified' | 'none'
  chains: string[]
  homepage?: string
  image_id?: string
  order: number
  link_mode?: string | null
  mobile_link?: string | null
  desktop_link?: string | null
  webapp_link?: string | null
  app_store?: string | null
  play_store?: string | null
  chrome_store?: string | null
  rdns?: string | null
  injected?: { namespace: string; injected_id: string }[] | null
}

const COUNT = 600
const EVERY_CHAIN = ['eip155:1', 'eip155:10', 'eip155:8453', 'eip155:31337', 'eip155:31338']
const ONLY_SOLANA = ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']
const DEVNET_WALLET_RDNS = 'dev.causeway.devnet-wallet'

const firsts = [
  ...['Pebble', 'Rowan', 'Quarry', 'Lantern', 'Fen', 'Tarn', 'Orrery', 'Shale', 'Reedbed', 'Slate'],
  ...['Beacon', 'Bramble', 'Merlin', 'Ecliptic', 'Spinnaker', 'Polaris', 'Cobble', 'Mere', 'Alder'],
  ...['Birch', 'Cairn', 'Dune', 'Ember', 'Furrow', 'Gannet', 'Heron', 'Islet', 'Juniper', 'Keel'],
  'Lichen',
]
const seconds = [
  ...['', 'Vault', 'Key', 'Pocket', 'Pay', 'Safe', 'Purse', 'Chest', 'Gate', 'Hold', 'Harbour'],
  ...['Ledge', 'Mint', 'Nest', 'Orbit', 'Path', 'Quay', 'Ridge', 'Stone', 'Trove'],
]

/** Hostile or careless listings, by their position in the list. */
const oddities: Readonly<Record<number, Partial<Listing>>> = {
  // The wallet that the test pages already provide, so that the widget must not show a second row for it.
  1: { name: 'Devnet Wallet', rdns: DEVNET_WALLET_RDNS },
  12: { name: 'Safe\u202Etellaw\u0007 pebble' },
  13: { name: `Endless ${'long '.repeat(100)}`.slice(0, 500) },
  14: {
    name: 'Script Links',
    homepage: 'javascript:alert(1)',
    mobile_link: 'javascript://%0Aalert(1)',
    desktop_link: 'data:text/html,<script>alert(1)</script>',
    webapp_link: 'vbscript:x',
  },
  15: { name: 'Script Icon', image_id: 'svg-with-script' },
  16: { name: 'Heavy Icon', image_id: 'five-megabytes' },
  17: { name: 'Page Icon', image_id: 'html-page' },
  18: { name: 'Lost Icon', image_id: 'not-there' },
}
/** This listing has no name, so the widget must not show it. */
const NAMELESS = 19

/** The whole directory; the same in every run. */
export const listings: readonly Listing[] = Array.from({ length: COUNT }, (_, at) => listing(at))

function listing(at: number): Listing {
  const name = `${firsts[at % firsts.length]} ${seconds[Math.floor(at / firsts.length)]}`.trim()
  const scheme = name.toLowerCase().replaceAll(' ', '')
  const site = `https://${scheme}.example`
  const made: Listing = {
    id: createHash('sha256').update(`wallet ${at}`).digest('hex'),
    name,
    badge_type: at % 3 === 0 ? 'certified' : 'none',
    chains: at % 50 === 49 ? ONLY_SOLANA : EVERY_CHAIN,
    homepage: site,
    order: (at + 1) * 10,
    mobile_link: at % 7 === 6 ? null : `${scheme}://`,
    desktop_link: at % 5 === 0 ? `${scheme}-desktop://` : null,
    webapp_link: at % 4 === 0 ? `${site}/app` : null,
    link_mode: at % 9 === 0 ? `${site}/link` : null,
    app_store: `https://apps.example/${scheme}`,
    play_store: `https://play.example/${scheme}`,
    chrome_store: at % 2 === 0 ? `https://chrome.example/${scheme}` : null,
    rdns: at % 2 === 0 ? `example.${scheme}` : null,
    injected: null,
    // Some wallets have no image.
    ...(at % 11 === 10 ? {} : { image_id: imageIdOf(at) }),
    ...oddities[at],
  }
  if (at === NAMELESS) delete made.name
  return made
}

function imageIdOf(at: number): string {
  const hex = createHash('sha256').update(`image ${at}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
}
