// Runs in every document before its own scripts: how soon a click shows the code of WalletConnect.
{
  const proposals = new Set()
  let paired = Number.NaN
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        const { id, result } = JSON.parse(data)
        // The relay took the proposal: now there is a pairing.
        if (result === true && proposals.delete(id)) paired = performance.now()
      })
    }

    send(data) {
      const { id, method } = JSON.parse(data)
      if (method === 'wc_proposeSession') proposals.add(id)
      super.send(data)
    }
  }

  window.__benchCode = new Promise((resolve) => {
    const onClick = ({ timeStamp: clicked }) => {
      const look = () => {
        const code = document.querySelector('[role="img"][aria-label^="QR code"]')
        if (code === null) return requestAnimationFrame(look)
        // The frame in which it stands is drawn before the next one begins.
        requestAnimationFrame((drawn) =>
          resolve({ clicked: drawn - clicked, paired: drawn - paired }),
        )
      }
      requestAnimationFrame(look)
    }
    window.addEventListener('click', onClick, { capture: true, once: true })
  })
}
