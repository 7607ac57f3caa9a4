import { ConnectingSiwe } from '../ConnectingSiwe/ConnectingSiwe.tsx'
import { address, glyph, httpError, idle, origin, type Scene } from '#ui/testing/scene.ts'
import { SIWXSignMessage, type SIWXSignMessageProps } from './SIWXSignMessage.tsx'

const halyard = { name: 'Halyard', iconUrl: glyph('#9c4f3d', 'M5 20L12 3v17zM14 20V9l6 11z') }
const site = {
  name: 'Tern Ferries',
  iconUrl: glyph('#1d6e86', 'M2 6c5 0 8 2 10 6 2-4 5-6 10-6-1 7-4 12-10 14C6 18 3 13 2 6z'),
}

const message = `${origin} wants you to sign in with your Ethereum account:
${address}

I accept the terms of Tern Ferries: https://tern.example/terms

URI: https://${origin}
Version: 1
Chain ID: 8453
Nonce: kEWepMt9knR6lWJ6A
Issued At: 2026-07-14T12:00:00.000Z
Expiration Time: 2026-07-21T12:00:00.000Z`

const details = {
  message,
  statement: 'I accept the terms of Tern Ferries: https://tern.example/terms',
  resources: [],
  expiresAt: Date.UTC(2026, 6, 21, 12),
}

const common = {
  domain: origin,
  site,
  wallet: halyard,
  address,
  networkName: 'Base',
  required: true,
  onSign: idle,
  onCancel: idle,
}

const states: Readonly<Record<string, SIWXSignMessageProps['state']>> = {
  checking: { status: 'checking' },
  preparing: { status: 'preparing' },
  ready: { status: 'ready', details },
  resources: {
    status: 'ready',
    details: {
      resources: ['https://tern.example/bookings', 'ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual'],
      expiresAt: details.expiresAt,
      message,
    },
  },
  offline: { status: 'offline', details },
  declined: {
    status: 'error',
    error: { code: 'SIGNATURE_DECLINED', message: 'Signature declined' },
    details,
  },
  expired: { status: 'error', error: { code: 'SESSION_EXPIRED', message: 'Session Expired' } },
  error: { status: 'error', error: httpError },
}

export const signInScenes: readonly Scene[] = [
  ...Object.entries(states).map(([state, shown]) => ({
    view: 'SIWXSignMessage',
    state,
    node: <SIWXSignMessage {...common} state={shown} />,
  })),
  {
    view: 'SIWXSignMessage',
    state: 'optional',
    node: (
      <SIWXSignMessage
        {...common}
        site={{ name: 'tern.example' }}
        required={false}
        state={{ status: 'ready', details: { ...details, statement: undefined } }}
      />
    ),
  },
  ...(['signing', 'verifying', 'offline', 'done'] as const).map((status) => ({
    view: 'ConnectingSiwe',
    state: status,
    node: (
      <ConnectingSiwe
        domain={origin}
        site={site}
        wallet={halyard}
        onCancel={idle}
        state={{ status }}
      />
    ),
  })),
]
