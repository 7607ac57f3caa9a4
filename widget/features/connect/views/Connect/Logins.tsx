import { useState } from 'react'
import type { SocialLogin } from '#protocol'
import type { Core } from '#kernel/core.ts'
import type { Login } from '#wallet/embedded/slice.ts'
import { startSocialLogin } from '#shared/hooks/useSocialLogin.ts'
import { SocialGlyph } from '#ui/components/identity/SocialMark.tsx'
import { socialNames } from '#ui/components/identity/socialNames.ts'
import { Icon } from '#ui/icons/Icon.tsx'
import { mailIcon, moreIcon } from '#ui/icons/laterPaths.ts'
import { rightIcon } from '#ui/icons/paths.ts'
import type { Messages } from '#ui/i18n/messageTypes.ts'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Field } from '#ui/primitives/Field.tsx'
import { IconButton } from '#ui/primitives/IconButton.tsx'
import styles from './Logins.module.css'

/** Its code loads with the buttons. */
export function logInWith(core: Core, provider: SocialLogin): void {
  startSocialLogin(core, provider)
}

/** The arrow appears once the text may be an address. */
const ARROW_AFTER_CHARS = 3
/** One row of buttons; the rest is behind the last one. */
const SOCIALS_SHOWN = 5

export type EmailFieldProps = {
  /** What was typed before this field was drawn. @default '' */
  typed?: string | undefined
  /** What is wrong with the address, as a sentence. */
  problem?: string | undefined
  busy?: boolean | undefined
  /** The person intends to log in: the code for it may load. */
  onIntent: () => void
  onSubmit: (email: string) => void
}

/** What the field shows of a login that was begun. */
export function shownOf(
  login: Login,
  { connect, errors }: Messages,
): Pick<EmailFieldProps, 'typed' | 'problem' | 'busy'> {
  const typed = 'email' in login ? login.email : undefined
  if (login.step !== 'email') return { typed }
  const { error } = login
  const problem =
    error &&
    (error.seconds === undefined
      ? (errors[String(error.code)]?.title ?? error.message)
      : connect.emailPause(error.seconds))
  return { typed, problem, busy: login.status === 'busy' }
}

/** Logs in by e-mail, from Connect. */
export function EmailField({
  typed = '',
  problem,
  busy = false,
  onIntent,
  onSubmit,
}: EmailFieldProps) {
  const { common, connect } = useMessages()
  const [email, setEmail] = useState(typed)
  const submit = () => {
    if (!busy && email !== '') onSubmit(email)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        type="email"
        label={connect.email}
        placeholder={connect.email}
        icon={mailIcon}
        value={email}
        problem={problem}
        hint={busy ? common.loading : undefined}
        onFocus={onIntent}
        onChange={setEmail}
        end={
          email.length > ARROW_AFTER_CHARS && (
            <IconButton
              label={connect.continueWithEmail}
              icon={rightIcon}
              mirror
              onClick={submit}
            />
          )
        }
      />
    </form>
  )
}

export type SocialsProps = {
  providers: readonly SocialLogin[]
  /** Called in the click itself: it may open a window. */
  onPick: (provider: SocialLogin) => void
  onMore: () => void
}

/** Social logins in one row. */
export function Socials({ providers, onPick, onMore }: SocialsProps) {
  const { connect } = useMessages()
  const isLong = providers.length > SOCIALS_SHOWN
  const shown = isLong ? providers.slice(0, SOCIALS_SHOWN - 1) : providers
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn
    <div className={styles.socials} role="group" aria-label={connect.socials}>
      {shown.map((provider) => {
        const { name } = socialNames[provider]
        return (
          <button
            key={provider}
            type="button"
            className={styles.social}
            aria-label={name}
            title={name}
            onClick={() => onPick(provider)}
          >
            <SocialGlyph provider={provider} />
          </button>
        )
      })}
      {isLong && (
        <button
          type="button"
          className={styles.social}
          aria-label={connect.moreSocials}
          onClick={onMore}
        >
          <Icon path={moreIcon} />
        </button>
      )}
    </div>
  )
}
