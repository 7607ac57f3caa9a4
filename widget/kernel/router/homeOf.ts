import { isBridgeOnly } from '../config/slice.ts'
import { activeConnection } from '#wallet/connections/slice.ts'
import type { State } from '../store.ts'
import type { View } from './view.ts'

/** Where everything starts: the bridge where there is nothing else, the account, or a way to one. */
export function homeOf({ config, connections }: Pick<State, 'config' | 'connections'>): View {
  if (isBridgeOnly(config)) return { name: 'Bridge' }
  return { name: activeConnection(connections).status === 'connected' ? 'Account' : 'Connect' }
}

/** What was being done when a wallet was asked for: it goes on with it, on whatever network. */
export function pausedView({ config, router }: Pick<State, 'config' | 'router'>): View | undefined {
  if (isBridgeOnly(config)) return { name: 'Bridge' }
  return router.stack.find(({ name }) => name === 'Bridge' || name === 'Pay')
}
