import { useState } from 'react'
import type { SocialLogin } from '#protocol'
import { OfflineState } from '#ui/components/states.tsx'
import { SpinnerRing } from '#ui/components/progress/SpinnerRing.tsx'
import { Handoff } from '#ui/components/progress/Handoff.tsx'
import { socialNames } from '#ui/components/identity/socialNames.ts'
import { SocialMark } from '#ui/components/identity/SocialMark.tsx'
import { ViewFrame } from '#ui/components/ViewFrame.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Button } from '#ui/primitives/Button.tsx'
import { Field } from '#ui/primitives/Field.tsx'

export type ConnectingSocialProps = {
  provider: SocialLogin
  state:
    | {
        status: 'opening' | 'waiting' | 'retrieving' | 'closed' | 'declined' | 'offline'
      }
    /** With where a link leads, whose window cannot answer: it shows a code. */
    | { status: 'blocked'; url?: string | undefined }
    /** What went wrong, as a sentence. */
    | { status: 'failed'; problem: string }
  /** Called in the click itself: it opens the window. */
  onOpen: () => void
  onCode: (code: string) => void
  onCancel: () => void
}

/** The person is in a window of the provider. */
export function ConnectingSocial(props: ConnectingSocialProps) {
  const { provider, state, onOpen, onCode, onCancel } = props
  const { common, social, loginFaces } = useMessages()
  const name = socialNames[provider].name
  const [code, setCode] = useState('')
  if (state.status === 'offline') {
    return <OfflineState title={name} body={loginFaces.offline} />
  }
  const isBusy =
    state.status === 'opening' || state.status === 'waiting' || state.status === 'retrieving'
  const words = {
    opening: { title: social.opening(name), body: social.waitingBody },
    waiting: { title: social.opening(name), body: social.waitingBody },
    retrieving: { title: social.retrieving, body: social.retrievingBody },
    blocked: { title: social.blockedTitle, body: social.blockedBody(name) },
    closed: { title: social.closedTitle, body: social.closedBody },
    declined: { title: social.declinedTitle, body: social.declinedBody(name) },
    failed: {
      title: social.failedTitle,
      body: state.status === 'failed' ? state.problem : undefined,
    },
  }[state.status]
  const link = state.status === 'blocked' ? state.url : undefined
  const takesCode = state.status === 'closed' || link !== undefined
  const isTyped = takesCode && code.trim() !== ''
  return (
    <ViewFrame
      title={name}
      actions={
        isBusy ? (
          <Button kind="quiet" onClick={onCancel}>
            {common.cancel}
          </Button>
        ) : (
          <>
            <Button kind="quiet" onClick={onCancel}>
              {common.cancel}
            </Button>
            {isTyped ? (
              <Button onClick={() => onCode(code)}>{social.useCode}</Button>
            ) : (
              <Button href={link} onClick={link === undefined ? onOpen : undefined}>
                {state.status === 'blocked' ? social.openWindow : common.tryAgain}
              </Button>
            )}
          </>
        )
      }
    >
      <Handoff
        picture={
          <SpinnerRing status={isBusy ? 'busy' : 'off'}>
            <SocialMark provider={provider} size={72} />
          </SpinnerRing>
        }
        {...words}
      />
      {takesCode && (
        <Field
          label={social.code}
          placeholder={social.code}
          hint={social.typeCode}
          value={code}
          onChange={setCode}
        />
      )}
    </ViewFrame>
  )
}
