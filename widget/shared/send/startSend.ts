import type { Core } from '#kernel/core.ts'
import { push } from '#kernel/router/router.ts'

/** Shows the form of a sending; a token of another network than the one that is seen is let go. */
export function startSend(core: Core): void {
  const { networks, send } = core.store.getState()
  const { form } = send
  if (form.token !== undefined && form.token.caipChainId !== networks.active) {
    core.store.setState({ send: { ...send, form: { ...form, token: undefined } } })
  }
  push(core, { name: 'Send' })
}
