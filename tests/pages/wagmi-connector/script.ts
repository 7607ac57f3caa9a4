import { createConfig, http } from 'wagmi'
import {
  connect,
  disconnect,
  reconnect,
  sendTransaction,
  waitForTransactionReceipt,
  watchConnection,
} from 'wagmi/actions'
import { defineChain } from 'viem'
import { causeway } from '../../../loader/bindings/wagmi.ts'
import { loadWidget } from '../../../loader/index.ts'
import { onClick, write } from '../controls.ts'

const one = defineChain({
  id: 31337,
  name: 'Devnet One',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [`${location.origin}/devnet-rpc/31337`] } },
})
// No loader on the page: the connector brings the widget.
const options = { frameUrl: `http://widget.localhost:${location.port}/embed/` }
const connector = causeway(options)
void loadWidget(options).then((widget) => Reflect.set(window, 'Widget', widget))
const config = createConfig({
  chains: [one],
  connectors: [connector],
  // The wallets of the page, too, as wagmi does by default.
  multiInjectedProviderDiscovery: new URLSearchParams(location.search).has('discovery'),
  transports: { [one.id]: http(`${location.origin}/devnet-rpc/${one.id}`) },
})

watchConnection(config, {
  onChange({ address, chainId }) {
    write('account', address ?? '')
    write('chain', chainId === undefined ? '' : String(chainId))
  },
})

onClick('connect', async () => {
  await connect(config, { connector: config.connectors[0] ?? connector, chainId: one.id })
})

onClick('send', async () => {
  const hash = await sendTransaction(config, {
    to: '0x000000000000000000000000000000000000dEaD',
    value: 1n,
  })
  const { status } = await waitForTransactionReceipt(config, { hash, pollingInterval: 200 })
  write('receipt', `${status} ${hash}`)
})

onClick('disconnect', async () => {
  await disconnect(config)
})

void reconnect(config).then((connections) => write('reconnected', String(connections.length)))
