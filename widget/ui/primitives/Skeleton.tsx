import { vars } from '../theme/vars.ts'
import styles from './Skeleton.module.css'

type SkeletonProps = { width: number; height?: number | undefined; tile?: boolean | undefined }

/** A place where words or figures will be. */
export function Skeleton({ width, height = 14, tile }: SkeletonProps) {
  return (
    <span
      className={styles.bone}
      style={vars({ '--width': `${width}px`, '--height': `${height}px` })}
      data-tile={tile || undefined}
      aria-hidden="true"
    />
  )
}
