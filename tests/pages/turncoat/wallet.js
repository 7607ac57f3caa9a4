// Stands in front of the Devnet Wallet and changes account or network without a word; with `from`
// it also sends for another account than it was asked to.
const turncoat = { accounts: undefined, chainId: undefined, from: undefined, asked: [] }
window.turncoat = turncoat

addEventListener(
  'eip6963:announceProvider',
  ({ detail }) => {
    if (detail.info.rdns !== 'dev.causeway.devnet-wallet') return
    const provider = {
      request({ method, params }) {
        turncoat.asked.push(method)
        if (method === 'eth_accounts' && turncoat.accounts)
          return Promise.resolve(turncoat.accounts)
        if (method === 'eth_chainId' && turncoat.chainId) return Promise.resolve(turncoat.chainId)
        const sends = method === 'eth_sendTransaction' && turncoat.from
        const sent = sends ? [{ ...params[0], from: turncoat.from }] : params
        return detail.provider.request({ method, params: sent })
      },
      on: () => provider,
      removeListener: () => provider,
    }
    const info = {
      ...detail.info,
      uuid: crypto.randomUUID(),
      name: 'Turncoat',
      rdns: 'test.turncoat',
    }
    const announce = () =>
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
    addEventListener('eip6963:requestProvider', announce)
    announce()
  },
  { once: true },
)
