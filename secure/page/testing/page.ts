import type { Change } from '#secure/api'
import { SecureError } from '#secure/wire'
import type { Approval } from '../approvals/approval.ts'
import { createAppearance } from '../appearance.ts'
import type { Page } from '../page.ts'
import { getUser } from '../requests/account.ts'
import { runRpc } from '../requests/rpc.ts'
import type { Screen } from '../screen.ts'
import { createSession } from '../session.ts'
import { ownOutside } from '../windows/ownOutside.ts'
import type { TestDevice } from './device.ts'

/** A document of the page without its views; its person reads and approves every request. */
export type TestPage = {
  readonly page: Page
  /** What was shown, newest last. */
  readonly shown: Approval[]
  /** Changes that this person was told of, and did not stop. */
  readonly told: Change[]
  user(type?: 'eoa' | 'smartAccount', chainId?: string): ReturnType<typeof getUser>
  /** What the widget asks; on the session's network. */
  rpc(method: string, params: readonly unknown[]): Promise<unknown>
}

export async function openPage({ api, store }: TestDevice): Promise<TestPage> {
  const config = await api.call('getConfig')
  const shown: Approval[] = []
  const told: Change[] = []
  const context = { id: '1', signal: new AbortController().signal }
  const screen: Screen = {
    async ask(question) {
      if (question.kind === 'setUp') return 'here'
      if (question.kind === 'change') return told.push(question.change)
      if (question.kind !== 'approval') throw new Error(`Nobody answers ${question.kind}`)
      const { approval, confirm } = await question.load(context.signal)
      shown.push(approval)
      if (approval.kind === 'transaction' && approval.problem !== null) {
        throw new SecureError(4001, approval.problem)
      }
      return confirm()
    },
    current: () => undefined,
    subscribe: () => () => undefined,
  }
  const session = createSession(api, config, () => undefined)
  const page: Page = {
    api,
    config,
    session,
    screen,
    store,
    embedder: 'https://site.example',
    isWindow: false,
    appearance: createAppearance(['en']),
    lasting: async () => ({ login: 'kept', window: 'unknown' }),
    outside: ownOutside,
  }
  return {
    page,
    shown,
    told,
    user: (preferredAccountType, chainId) =>
      getUser(page, { preferredAccountType, chainId }, context),
    rpc: (method, params) => runRpc(page, { method, params }, context),
  }
}
