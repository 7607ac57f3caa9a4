import { connectors } from '#connectors/index.ts'
import { activeConnection, type Attempt } from '#wallet/connections/slice.ts'
import { topView } from '#kernel/router/slice.ts'
import type { State } from '#kernel/store.ts'
import type { LogEntry } from '#kernel/logs/entry.ts'

export type Line = Omit<LogEntry, 'at'>

/**
 * What support needs of one change of the state: connections, views, networks, steps of transfers
 * and transactions, logins, and errors with their code. Never an amount, a recipient or an answer.
 */
export function linesOf(before: State, after: State): readonly Line[] {
  if (before === after) return []
  return [
    ...onlineLines(before, after),
    ...viewLines(before, after),
    ...connectionLines(before, after),
    ...networkLines(before, after),
    ...loginLines(before, after),
    ...transferLines(before, after),
    ...transactionLines(before, after),
    ...swapLines(before, after),
    ...noticeLines(before, after),
  ]
}

/** What there is when the log begins. */
export function firstLine({ connections, networks, config, router, modal }: State): Line {
  const { status } = activeConnection(connections)
  const detail = {
    page: config.origin,
    mode: config.options.mode ?? 'modal',
    language: config.language,
    connection: status,
    network: networks.active,
    networks: networks.offered.length,
    view: modal.open ? topView(router).name : 'closed',
  }
  return { level: 'info', message: 'log begins', detail }
}

function onlineLines(before: State, after: State): Line[] {
  if (before.online === after.online) return []
  return [{ level: 'warn', message: after.online ? 'online again' : 'offline' }]
}

function viewLines(before: State, after: State): Line[] {
  const was = before.modal.open ? topView(before.router).name : 'closed'
  const is = after.modal.open ? topView(after.router).name : 'closed'
  return was === is ? [] : [{ level: 'info', message: 'view', detail: { was, is } }]
}

function connectionLines(before: State, after: State): Line[] {
  const lines: Line[] = []
  const was = before.connections.attempt
  const is = after.connections.attempt
  if (was !== is && is !== undefined) lines.push(attemptLine(after, is))
  for (const [namespace, connection] of Object.entries(after.connections.byNamespace)) {
    const key = after.connections.activeNamespace
    const old = before.connections.byNamespace[namespace as typeof key] // a key of the same record
    if (connection === undefined || connection === old) continue
    const network = 'caipChainId' in connection ? connection.caipChainId : undefined
    const oldNetwork = old !== undefined && 'caipChainId' in old ? old.caipChainId : undefined
    if (connection.status === old?.status && network === oldNetwork) continue
    const wallet = 'wallet' in connection ? connection.wallet.rdns : undefined
    const detail = { namespace, status: connection.status, wallet, network }
    lines.push({ level: 'info', message: 'connection', detail })
  }
  return lines
}

function attemptLine(state: State, attempt: Attempt): Line {
  const isFailed = attempt.status === 'failed'
  const detail = {
    status: attempt.status,
    wallet: walletOf(state, attempt.connectorId),
    ...(isFailed ? { code: attempt.code, message: attempt.message } : {}),
  }
  return { level: isFailed ? 'error' : 'info', message: 'connect', detail }
}

function walletOf({ wallets }: State, connectorId: string): string | undefined {
  if (connectors.some(({ id }) => id === connectorId)) return connectorId
  return wallets.page.find(({ id }) => id === connectorId)?.rdns
}

function networkLines(before: State, after: State): Line[] {
  const { active, switchingTo } = after.networks
  const lines: Line[] = []
  if (switchingTo !== undefined && switchingTo !== before.networks.switchingTo) {
    lines.push({ level: 'info', message: 'switch network', detail: { network: switchingTo } })
  }
  if (active !== before.networks.active) {
    lines.push({ level: 'info', message: 'network', detail: { network: active } })
  }
  return lines
}

function loginLines(before: State, after: State): Line[] {
  const { login, frame } = after.embeddedWallet
  const lines: Line[] = []
  if (frame !== before.embeddedWallet.frame) {
    const level = frame === 'failed' ? 'error' : 'info'
    lines.push({ level, message: 'embedded wallet', detail: { frame } })
  }
  const was = before.embeddedWallet.login
  const status = 'status' in login ? login.status : undefined
  if (login === was || (login.step === was.step && 'status' in was && status === was.status)) {
    return lines
  }
  const error = 'error' in login ? login.error : undefined
  const detail = { step: login.step, status, error }
  return [...lines, { level: error === undefined ? 'info' : 'error', message: 'login', detail }]
}

function transferLines(before: State, after: State): Line[] {
  if (before.bridge === after.bridge) return []
  const lines: Line[] = []
  for (const { transfer } of after.bridge.transfers) {
    const { id, status, step, error, route } = transfer
    const was = before.bridge.transfers.find((one) => one.transfer.id === id)?.transfer.status
    const now = after.bridge.progress[id]
    const past = before.bridge.progress[id]
    const moved = now !== undefined && (now.step !== past?.step || now.status !== past.status)
    if (was === status && !moved) continue
    const networks = `${route.originChainId} to ${route.destinationChainId}`
    const failure = now !== undefined && 'error' in now ? now.error : error
    const detail = {
      id,
      networks,
      status,
      step: now?.step ?? step,
      at: now?.status,
      error: failure,
    }
    // A failure from before the first read, for example on an earlier visit, is not logged as an error.
    const isNews = was !== undefined && (was !== status || past !== undefined)
    const level = failure !== undefined && isNews ? 'error' : 'info'
    lines.push({ level, message: 'transfer', detail })
  }
  return lines
}

function transactionLines(before: State, after: State): Line[] {
  if (before.transactions.own === after.transactions.own) return []
  return after.transactions.own.flatMap(({ id, purpose, caipChainId, status, error }): Line[] => {
    const was = before.transactions.own.find((one) => one.id === id)
    if (was?.status === status) return []
    const detail = { kind: purpose.type, network: caipChainId, status, error }
    return [{ level: error === undefined ? 'info' : 'error', message: 'transaction', detail }]
  })
}

function swapLines(before: State, after: State): Line[] {
  const { run } = after.swap
  const was = before.swap.run
  if (run === undefined || (run.id === was?.id && run.status === was.status)) return []
  const { status, error, order } = run
  const detail = { network: order.caipChainId, status, error }
  return [{ level: error === undefined ? 'info' : 'error', message: 'swap', detail }]
}

function noticeLines(before: State, after: State): Line[] {
  const { alert, toast } = after.notices
  const lines: Line[] = []
  if (alert !== undefined && alert !== before.notices.alert) {
    lines.push({ level: 'warn', message: 'alert', detail: { code: alert.code } })
  }
  if (toast !== undefined && toast.id !== before.notices.toast?.id && 'says' in toast.content) {
    const { says, code } = toast.content
    lines.push({ level: 'warn', message: 'toast', detail: { says, code } })
  }
  return lines
}
