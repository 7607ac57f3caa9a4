import { vars } from '../theme/vars.ts'
import styles from './Bone.module.css'

type BoneProps = { width: number; height?: number | undefined; tile?: boolean | undefined }

/** A place where words or figures will be. */
export function Bone({ width, height = 14, tile }: BoneProps) {
  return (
    <span
      className={styles.bone}
      style={vars({ '--width': `${width}px`, '--height': `${height}px` })}
      data-tile={tile || undefined}
      aria-hidden="true"
    />
  )
}
