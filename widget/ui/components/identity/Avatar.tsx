import { useState } from 'react'
import { vars } from '../../theme/vars.ts'
import { useImageSource } from '../ImageProxy.tsx'
import styles from './Avatar.module.css'

type AvatarProps = {
  address: string
  /** A picture of the account; without one, or where it does not load, there is the gradient. */
  imageUrl?: string | undefined
  size?: 16 | 24 | 40 | 56 | undefined
}

/** A gradient made of an address: three colours and where they meet. */
export function Avatar({ address, imageUrl, size = 24 }: AvatarProps) {
  const [one = 0, two = 0, three = 0, across = 0, down = 0] = bytesOf(address)
  const style = vars({
    '--c1': `oklch(0.9 0.08 ${hue(one)})`,
    '--c2': `oklch(0.72 0.15 ${hue(two)})`,
    '--c3': `oklch(0.58 0.15 ${hue(three)})`,
    '--x': `${30 + Math.round((across / 255) * 40)}%`,
    '--y': `${25 + Math.round((down / 255) * 40)}%`,
  })
  return (
    <span className={styles.avatar} data-size={size} style={style} aria-hidden="true">
      {imageUrl !== undefined && <Picture key={imageUrl} imageUrl={imageUrl} />}
    </span>
  )
}

function Picture({ imageUrl }: { imageUrl: string }) {
  const source = useImageSource(imageUrl)
  const [broken, setBroken] = useState(false)
  if (broken) return null
  return (
    <img
      className={styles.picture}
      src={source}
      alt=""
      draggable={false}
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
    />
  )
}

function hue(byte: number): number {
  return Math.round((byte / 256) * 360)
}

function bytesOf(address: string): readonly number[] {
  const hex = /^0x([0-9a-fA-F]{10})/.exec(address)?.[1]
  if (hex === undefined)
    return [...address].map((letter) => ((letter.codePointAt(0) ?? 0) * 7) & 255)
  return [0, 2, 4, 6, 8].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
