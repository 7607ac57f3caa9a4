import type { Core } from '#kernel/core.ts'
import { push } from '#kernel/router/router.ts'
import type { View } from '#kernel/router/view.ts'

/** Shows the form of a sending. */
export function startSend(core: Core): void {
  push(core, newSend(core))
}

/** The form of a send; it drops a token of another network than the one shown. */
export function newSend(core: Core): View {
  const { networks, send } = core.store.getState()
  const { form } = send
  if (form.token !== undefined && form.token.caipChainId !== networks.active) {
    core.store.setState({ send: { ...send, form: { ...form, token: undefined } } })
  }
  return { name: 'Send' }
}
