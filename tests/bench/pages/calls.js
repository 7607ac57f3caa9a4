// Runs in the page: milliseconds of each of 150 round trips, one after another, after some that do not
// count. `way` is 'widget', 'direct', or 'echo' with the address of a document that answers with itself.
window.__timeCalls = async ({ way, echo }) => {
  const question = { method: 'eth_chainId' }
  const requester = (object) => () =>
    Reflect.apply(Reflect.get(Object(object), 'request'), object, [question])

  async function echoes() {
    const frame = document.createElement('iframe')
    frame.src = echo
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
    document.body.append(frame)
    await loaded
    return () =>
      new Promise((resolve) => {
        window.addEventListener('message', resolve, { once: true })
        frame.contentWindow?.postMessage(question, new URL(echo).origin)
      })
  }

  function walletOfPage() {
    return new Promise((resolve) => {
      window.addEventListener('eip6963:announceProvider', (event) => {
        const { info, provider } = Object(event instanceof CustomEvent ? event.detail : undefined)
        if (info?.rdns === 'test.bench.wallet') resolve(provider)
      })
      window.dispatchEvent(new Event('eip6963:requestProvider'))
    })
  }

  const askers = {
    widget: async () => requester(Reflect.get(window, 'Widget')),
    echo: echoes,
    direct: async () => requester(await walletOfPage()),
  }
  const ask = await askers[way]()
  const times = []
  for (let call = -30; call < 150; call += 1) {
    const start = performance.now()
    await ask()
    if (call >= 0) times.push(performance.now() - start)
  }
  return times
}
