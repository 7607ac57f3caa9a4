import { createConfig, http } from 'wagmi'
import {
  connect,
  disconnect,
  getConnectors,
  reconnect,
  sendTransaction,
  switchChain,
  waitForTransactionReceipt,
  watchConnection,
} from 'wagmi/actions'
import { defineChain } from 'viem'
import { onClick, write } from '../controls.ts'

const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const devnet = (id: number, name: string) =>
  defineChain({ id, name, nativeCurrency, rpcUrls: { default: { http: [`/devnet-rpc/${id}`] } } })

const one = devnet(31337, 'Devnet One')
const two = devnet(31338, 'Devnet Two')
// Nothing of the widget is named here: wagmi finds it as it finds every announced wallet.
const config = createConfig({
  chains: [one, two],
  multiInjectedProviderDiscovery: true,
  transports: {
    [one.id]: http(`${location.origin}/devnet-rpc/${one.id}`),
    [two.id]: http(`${location.origin}/devnet-rpc/${two.id}`),
  },
})

watchConnection(config, {
  onChange({ address, chainId }) {
    write('account', address ?? '')
    write('chain', chainId === undefined ? '' : String(chainId))
  },
})

onClick('connect', async () => {
  const connector = getConnectors(config).find(({ id }) => id === 'dev.causeway.widget')
  if (connector === undefined) throw new Error('Causeway did not announce itself')
  await connect(config, { connector })
})

onClick('send', async () => {
  const hash = await sendTransaction(config, {
    to: '0x000000000000000000000000000000000000dEaD',
    value: 1n,
  })
  const { status } = await waitForTransactionReceipt(config, { hash, pollingInterval: 200 })
  write('receipt', `${status} ${hash}`)
})

onClick('switch', async () => {
  await switchChain(config, { chainId: two.id })
})

onClick('disconnect', async () => {
  await disconnect(config)
})

void reconnect(config).then((connections) => write('reconnected', String(connections.length)))
