import { idle, type Scene } from '#ui/testing/scene.ts'
import { SmartSessions, type SmartSessionsProps } from './SmartSessions.tsx'

const sessions = [
  {
    pci: '1',
    site: 'tern.example',
    endsAt: '1 Dec 2026, 12:00',
    isOver: false,
    permissions: ['contract-call'],
  },
  {
    pci: '2',
    site: undefined,
    endsAt: '24 Dec 2026, 09:30',
    isOver: false,
    permissions: ['native-token-transfer', 'erc20-token-transfer'],
  },
  { pci: '3', site: 'gull.example', endsAt: '1 Nov 2026, 12:00', isOver: true, permissions: [] },
] as const

const states: readonly [string, Partial<SmartSessionsProps>][] = [
  ['ready', {}],
  ['loading', { sessions: undefined }],
  ['empty', { sessions: [] }],
  ['error', { sessions: undefined, error: { code: 'HTTP_500', message: 'Bad answer' } }],
  ['revoking', { revoking: '1' }],
  ['not revoked', { problem: { code: 'SESSION_NOT_REVOKED', message: 'Not ended' } }],
  ['offline', { online: false }],
]

export const sessionScenes: readonly Scene[] = states.map(([state, props]) => ({
  view: 'SmartSessions',
  state,
  node: <SmartSessions sessions={sessions} onRetry={idle} onRevoke={idle} {...props} />,
}))
