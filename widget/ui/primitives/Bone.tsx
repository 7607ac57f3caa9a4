import { vars } from '../theme/vars.ts'
import styles from './Bone.module.css'

type BoneProps = { width: number; height?: number | undefined }

/** A place where words or figures will be. */
export function Bone({ width, height = 14 }: BoneProps) {
  return (
    <span
      className={styles.bone}
      style={vars({ '--width': `${width}px`, '--height': `${height}px` })}
      aria-hidden="true"
    />
  )
}
