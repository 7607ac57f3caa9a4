// The tag's widget checks by itself; this one asks the site's server, which is played here.
const server = { nonce: undefined, verified: [], session: null, ended: 0 }
const widget = window.Widget.create({
  announce: false,
  reconnect: false,
  siwx: {
    statement: 'I accept the terms.',
    getNonce() {
      server.nonce = crypto.randomUUID().replaceAll('-', '')
      return server.nonce
    },
    verify({ message, signature, address, chainId }) {
      const isFresh = server.nonce !== undefined && message.includes(`Nonce: ${server.nonce}`)
      server.nonce = undefined
      if (!isFresh) return false
      server.verified.push({ message, signature, address })
      server.session = { address, chainId }
      return { user: 7 }
    },
    getSession: () => server.session,
    signOut() {
      server.session = null
      server.ended += 1
    },
  },
})
document.querySelector('#server').addEventListener('click', () => widget.open())
Object.assign(window, { server, serverWidget: widget })
