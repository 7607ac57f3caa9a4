import type { SocialLogin } from '#protocol'
import { vars } from '../../theme/vars.ts'
import { socialBrands } from '../../marks/socials.ts'
import styles from './SocialMark.module.css'

/** A square for a provider, with its mark. */
export function SocialMark({
  provider,
  size = 36,
}: {
  provider: SocialLogin
  size?: 20 | 36 | 72 | undefined
}) {
  return (
    <span className={styles.mark} style={vars({ '--size': size })} aria-hidden="true">
      <SocialGlyph provider={provider} />
    </span>
  )
}

/** The mark alone, in its own colour or that of the text. */
export function SocialGlyph({ provider }: { provider: SocialLogin }) {
  const { url, color, asIs } = socialBrands[provider]
  return (
    <span
      className={styles.glyph}
      data-mask={asIs ? undefined : true}
      style={vars({ '--url': `url("${url}")`, '--brand': color ?? 'currentColor' })}
    />
  )
}
