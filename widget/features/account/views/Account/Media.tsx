import { useState } from 'react'
import { useImageSource } from '#ui/components/ImageProxy.tsx'
import { initials } from '#ui/components/viewModels.ts'
import styles from './Nfts.module.css'

type MediaProps = {
  name: string
  /** Used only in `<img>`, which runs no code of the image. */
  url?: string | undefined
  /** Where there are several of it, formatted. */
  count?: string | undefined
  large?: boolean | undefined
}

/** The picture of an NFT, or initials if it is missing or broken. Its host never learns who views it. */
export function Media({ name, url, count, large }: MediaProps) {
  const [broken, setBroken] = useState<string | undefined>(undefined)
  const source = useImageSource(url ?? '')
  return (
    <span className={styles.picture} data-large={large || undefined}>
      {url === undefined || broken === url ? (
        <span aria-hidden="true">{initials(name)}</span>
      ) : (
        <img
          src={source}
          alt=""
          draggable={false}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(url)}
        />
      )}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </span>
  )
}
