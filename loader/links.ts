/** Apps a wallet link may start. Of the loader's own build: the frame cannot add to it. */
const walletSchemes = [
  'wc',
  'ethereum',
  'metamask',
  'trust',
  'rainbow',
  'cbwallet',
  'phantom',
  'zerion',
  'uniswap',
  'argent',
  'ledgerlive',
  'okx',
  'bitkeep',
  'imtokenv2',
  'tpoutside',
  'safe',
  'rabby',
  'exodus',
  'omni',
  'oneinch',
  'familywallet',
  'coin98',
  'mathwallet',
  'bnc',
  'kraken-wallet',
]

/** Opens a link from the page; anything but https and known wallets is refused (S5.11). */
export function openUrl(url: string): { opened: boolean } {
  const scheme = /^([a-z][-+.\w]*):/i.exec(url)?.[1]?.toLowerCase() ?? ''
  if (scheme === 'https' && URL.canParse(url)) {
    // With `noopener` the answer is always null: whether a popup was blocked cannot be seen.
    open(url, '_blank', 'noopener,noreferrer')
    return { opened: true }
  }
  if (!walletSchemes.includes(scheme)) return { opened: false }
  return { opened: open(url, '_blank') !== null }
}
