import { idle, type Scene } from '#ui/testing/scene.ts'
import { EmailDevice, type EmailDeviceProps } from './EmailDevice.tsx'
import { EmailLogin, type EmailLoginProps } from './EmailLogin.tsx'
import { EmailOtp, type EmailOtpProps } from './EmailOtp.tsx'

const email = 'maren@tern.example'
const change = {
  title: 'Edit email',
  label: 'New email',
  send: 'Save',
  sending: 'Saving',
  same: 'This is already your email',
}

const logins: readonly [string, string, Partial<EmailLoginProps>][] = [
  ['EmailLogin', 'empty', { email: '' }],
  ['EmailLogin', 'ready', {}],
  ['EmailLogin', 'loading', { busy: true }],
  ['EmailLogin', 'error', { problem: 'Invalid email. Try again.' }],
  ['EmailLogin', 'offline', { online: false }],
  ['UpdateEmail', 'ready', { words: change }],
  ['UpdateEmail', 'error', { words: change, problem: 'This email belongs to another account' }],
]

const codes: readonly [string, Partial<EmailOtpProps>][] = [
  ['ready', {}],
  ['waiting', { wait: 24 }],
  ['shown', { shown: true }],
  ['loading', { busy: true }],
  ['error', { problem: 'Wrong code' }],
  ['offline', { online: false }],
  ['over', { problem: 'Too many wrong codes', over: true, wait: 12 }],
  ['empty', { email: undefined, onStart: idle }],
]

const devices: readonly [string, Partial<EmailDeviceProps>][] = [
  ['loading', { wait: 24 }],
  ['error', { problem: 'The device was refused' }],
  ['offline', { online: false }],
  ['empty', { email: undefined }],
]

export const emailScenes: readonly Scene[] = [
  ...logins.map(([view, state, props]) => ({
    view,
    state,
    node: <EmailLogin email={email} onSend={idle} {...props} />,
  })),
  ...codes.map(([state, props]) => ({
    view: 'EmailOtp',
    state,
    node: (
      <EmailOtp
        email={email}
        wait={0}
        clipboard={{ read: async () => '', isOpen: async () => false }}
        onCode={idle}
        onResend={idle}
        onChangeEmail={idle}
        {...props}
      />
    ),
  })),
  ...(['Confirm current email', 'Confirm new email'] as const).map((title, at) => ({
    view: at === 0 ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp',
    state: 'ready',
    node: <EmailOtp title={title} email={email} wait={0} onCode={idle} />,
  })),
  ...devices.map(([state, props]) => ({
    view: 'EmailDevice',
    state,
    node: <EmailDevice email={email} wait={0} onResend={idle} onChangeEmail={idle} {...props} />,
  })),
]
