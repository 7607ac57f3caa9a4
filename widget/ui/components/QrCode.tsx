import { type ReactNode, useMemo } from 'react'
import { encode } from 'uqr'
import { Icon } from '../icons/Icon.tsx'
import { walletIcon } from '../icons/paths.ts'
import styles from './QrCode.module.css'

/** Cells that the logo covers: error correction of a quarter makes up for them. */
const LOGO_SHARE = 0.2

type QrCodeProps = {
  text: string
  label: string
  /** @default a wallet of any kind */
  logo?: ReactNode
}

/** A code to scan, dark on light in both themes, with a logo in its middle. */
export function QrCode({ text, label, logo }: QrCodeProps) {
  const { path, size } = useMemo(() => draw(text), [text])
  return (
    <div className={styles.code} role="img" aria-label={label}>
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
        <path d={path} />
      </svg>
      <span className={styles.logo}>{logo ?? <Icon path={walletIcon} size={24} />}</span>
    </div>
  )
}

/** One path for all dark cells: a run of a row is one rectangle. */
function draw(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'Q', border: 0 })
  const half = Math.ceil((size * LOGO_SHARE) / 2)
  const isCovered = (at: number) => Math.abs(at + 0.5 - size / 2) < half
  const runs: string[] = []
  data.forEach((row, y) => {
    let from = 0
    for (let x = 0; x <= size; x++) {
      const dark = row[x] === true && !(isCovered(x) && isCovered(y))
      if (dark) continue
      if (x > from) runs.push(`M${from} ${y}h${x - from}v1H${from}z`)
      from = x + 1
    }
  })
  return { path: runs.join(''), size }
}
