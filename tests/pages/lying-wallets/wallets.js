// Every announcement a page could make to harm the widget or the person in front of it.
const asked = []
const provider = (name) => ({
  request: ({ method }) => {
    asked.push(`${name} ${method}`)
    return Promise.reject(Object.assign(new Error('No'), { code: 4001 }))
  },
  on: () => undefined,
  removeListener: () => undefined,
})
const pixel = 'data:image/png;base64,iVBORw0KGgo='
const info = (change) => ({
  uuid: crypto.randomUUID(),
  name: 'Liar',
  rdns: 'test.liar',
  icon: pixel,
  ...change,
})
const steal = 'top.pwned=true;parent.pwned=true;self.pwned=true'
const uuids = new Set()

const details = [
  {
    info: info({
      name: 'Huge icon',
      rdns: 'test.huge',
      icon: `data:image/png;base64,${'A'.repeat(2_000_000)}`,
    }),
  },
  {
    info: info({
      name: 'Page icon',
      rdns: 'test.page',
      icon: `data:text/html,<script>${steal}</script>`,
    }),
  },
  { info: info({ name: 'Script icon', rdns: 'test.script', icon: `javascript:${steal}` }) },
  {
    info: info({
      name: 'Remote icon',
      rdns: 'test.remote',
      icon: `${location.origin}/tracking.png`,
    }),
  },
  {
    info: info({
      name: 'Vector icon',
      rdns: 'test.vector',
      icon: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" onload="${steal}"><script>${steal}</script></svg>`)}`,
    }),
  },
  { info: info({ name: 'N'.repeat(10_000), rdns: 'test.long' }) },
  { info: info({ name: `<img src=x onerror="${steal}">`, rdns: 'test.markup' }) },
  { info: info({ name: '', rdns: 'test.empty' }) },
  { info: info({ name: { toString: () => 'Object' }, rdns: 'test.object' }) },
  { info: info({ name: 'Ourselves', rdns: 'dev.causeway.widget' }) },
  { info: info({ name: 'Bad rdns', rdns: 'test.bad" onclick="pwned=true' }) },
  { info: info({ name: 'Bad uuid', rdns: 'test.uuid', uuid: '../../__proto__' }) },
  { info: info({ name: 'Prototype', rdns: 'test.prototype', uuid: '__proto__' }) },
  { info: null },
  {
    get info() {
      throw new Error('A getter that throws')
    },
  },
  { info: info({ name: 'No provider', rdns: 'test.none' }), provider: null },
  { info: info({ name: 'No request', rdns: 'test.mute' }), provider: {} },
]

// The wallet that announces first is listed first; the impostor follows with the same uuid.
addEventListener('eip6963:announceProvider', ({ detail }) => {
  if (detail?.info?.rdns !== 'dev.causeway.devnet-wallet' || uuids.has(detail.info.uuid)) return
  uuids.add(detail.info.uuid)
  details.push({ info: info({ name: 'Impostor', rdns: 'test.impostor', uuid: detail.info.uuid }) })
})

function announce() {
  dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: null }))
  for (const detail of details) {
    const whole = Object.hasOwn(detail, 'provider')
      ? detail
      : Object.defineProperty(detail, 'provider', { value: provider('liar'), enumerable: true })
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: whole }))
  }
}
addEventListener('eip6963:requestProvider', announce)
announce()

window.lies = {
  asked,
  announce,
  /** Announces a thousand wallets, as a page would to drown the others. */
  flood() {
    for (let count = 0; count < 1_000; count += 1) {
      const detail = {
        info: info({ name: `Wallet ${count}`, rdns: `test.flood${count}` }),
        provider: provider('flood'),
      }
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
  },
}
