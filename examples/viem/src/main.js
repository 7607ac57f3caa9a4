import { loadWidget } from '@causeway/widget'
import { createPublicClient, createWalletClient, custom } from 'viem'
import { frameUrl } from './widget.js'

const show = (id, text) => {
  document.getElementById(id).textContent = text
}
const onClick = (id, run) =>
  document.getElementById(id).addEventListener('click', () => {
    show('error', '')
    run().catch((error) => show('error', error.walk?.(({ code }) => code)?.code ?? error.message))
  })

const widget = await loadWidget({ frameUrl })
const transport = custom(widget.getProvider())
const walletClient = createWalletClient({ transport })
const publicClient = createPublicClient({ transport, pollingInterval: 500 })

onClick('connect', async () => {
  const [account] = await walletClient.requestAddresses() // opens the widget
  await widget.close()
  show('account', account)
  show('chain', await walletClient.getChainId())
})

onClick('send', async () => {
  const [account] = await walletClient.getAddresses()
  const to = '0x000000000000000000000000000000000000dEaD'
  const hash = await walletClient.sendTransaction({ account, to, value: 1n, chain: null })
  const { status } = await publicClient.waitForTransactionReceipt({ hash })
  show('receipt', `${status} ${hash}`)
})
