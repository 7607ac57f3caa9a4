// An installed wallet, announced by EIP-6963 in every page, so that all of them list the same one.
{
  const accounts = []
  const answers = { eth_accounts: accounts, eth_chainId: '0x1', net_version: '1' }
  const provider = {
    request: async ({ method }) => {
      if (method in answers) return answers[method]
      throw Object.assign(new Error('The bench signs nothing'), { code: 4001 })
    },
    on: () => provider,
    removeListener: () => provider,
  }
  const icon =
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/></svg>'
  const info = Object.freeze({
    uuid: '6f0b5a0e-2c3f-4a52-9d7e-0d5f3c1f8a11',
    name: 'Bench Wallet',
    icon,
    rdns: 'test.bench.wallet',
  })
  const detail = Object.freeze({ info, provider })
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
