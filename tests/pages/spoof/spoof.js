// Says to a page and to every frame in it what only the widget and its loader may say.
const heard = []
addEventListener('message', ({ data, origin }) => heard.push({ origin, data }))

/** Every message of the handshake, of its older form, and calls that need a finished one. */
function messages(channel) {
  const base = { namespace: 'penpal', channel }
  const session = crypto.randomUUID()
  const hello = { protocols: [1], capabilities: [], build: '0', session }
  const call = (name, params) => ({
    ...base,
    type: 'CALL',
    id: crypto.randomUUID(),
    methodPath: [name],
    args: [params],
  })
  return [
    { ...base, type: 'SYN', participantId: 'zzzzzzzz' },
    { ...base, type: 'SYN', participantId: '00000000' },
    { ...base, type: 'ACK1', methodPaths: [['open'], ['request'], ['hello'], ['walletRequest']] },
    { ...base, type: 'ACK2' },
    call('hello', hello),
    call('disconnect', {}),
    call('hide', { reason: 'user' }),
    call('walletRequest', { id: session, walletId: 'injected', method: 'eth_requestAccounts' }),
    { penpal: 'syn' },
    { penpal: 'synAck', methodNames: ['open'] },
    { penpal: 'ack', methodNames: ['open'] },
    { penpal: 'call', id: 1, methodName: 'disconnect', args: [{}] },
    { ...base, type: 'DESTROY' },
  ]
}

window.spoof = {
  heard,
  /** How many messages were sent. */
  attack(channel) {
    const page = window.opener ?? window.parent
    const targets = [
      page,
      ...Array.from({ length: page.frames.length }, (_, at) => page.frames[at]),
    ]
    let sent = 0
    for (const target of targets) {
      if (target === window) continue
      for (const message of messages(channel)) {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = ({ data }) => heard.push({ origin: 'port', data })
        target.postMessage(message, { targetOrigin: '*', transfer: [port2] })
        sent += 1
      }
    }
    return sent
  },
}
