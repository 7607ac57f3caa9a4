import type { SocialLogin } from '#protocol'
import { vars } from '../theme/vars.ts'
import { socialLooks } from './socialLooks.ts'
import styles from './SocialMark.module.css'

/** A square for a provider, with the letters that stand for it. */
export function SocialMark({
  provider,
  size = 36,
}: {
  provider: SocialLogin
  size?: 20 | 36 | 72 | undefined
}) {
  return (
    <span className={styles.mark} style={vars({ '--size': size })} aria-hidden="true">
      {socialLooks[provider].letters}
    </span>
  )
}
