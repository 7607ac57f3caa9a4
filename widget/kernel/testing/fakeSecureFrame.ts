import { BaseError } from '#protocol'
import type { SecureFrame, SecureFrameEvent } from '#clients/secureFrame/port.ts'
import type { SecureFrameLoader } from '../core.ts'

type Answer = unknown | ((payload: unknown, signal: AbortSignal | undefined) => unknown)

export type FakeSecureFrame = SecureFrameLoader & {
  readonly asked: { name: string; payload: unknown }[]
  /** What a message is answered with; an error is thrown. */
  readonly answers: Map<string, Answer>
  readonly left: string[]
  readonly emit: (event: SecureFrameEvent) => void
  /** What speaks with a window that was opened; a test puts its own here. */
  loginWindow: SecureFrame['loginWindow']
}

const user = {
  email: 'maren@tern.example',
  userName: null,
  socialProvider: null,
  address: '0x1111111111111111111111111111111111111111',
  chainId: 'eip155:31337',
  accounts: [{ type: 'eoa', address: '0x1111111111111111111111111111111111111111' }],
  preferredAccountType: 'eoa',
  smartAccountDeployed: false,
  canSign: true,
  recovery: null,
} as const

/** The secure origin as the widget sees it, with the answers that the test gives by name. */
export function createFakeSecureFrame(): FakeSecureFrame {
  const asked: FakeSecureFrame['asked'] = []
  const left: string[] = []
  const listeners = new Set<(event: SecureFrameEvent) => void>()
  const answers = new Map<string, Answer>([
    ['CONNECT_EMAIL', { action: 'VERIFY_OTP' }],
    ['GET_USER', user],
    ['IS_CONNECTED', { isConnected: true }],
  ])
  const frame: SecureFrame = {
    async request(name, payload, { signal } = {}) {
      asked.push({ name, payload })
      const answer = answers.get(name)
      const value = typeof answer === 'function' ? await answer(payload, signal) : answer
      if (value instanceof Error) throw value
      return value as never // the test says what the row of this name would carry
    },
    on(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    warm: () => undefined,
    leave: (id) => void left.push(id),
    showAt: () => () => undefined,
    loginWindow: (opened) => fake.loginWindow(opened),
    reload: () => undefined,
    destroy: () => undefined,
  }
  const fake: FakeSecureFrame = {
    asked,
    answers,
    left,
    loginWindow: () => {
      throw new BaseError('There is no window here', { code: 'INTERNAL' })
    },
    url: 'https://secure.example/',
    load: async () => frame,
    openWindow: () => undefined,
    emit: (event) => {
      for (const listener of listeners) listener(event)
    },
  }
  return fake
}
