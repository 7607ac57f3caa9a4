import { loadWidget } from '@causeway/widget'
import { BrowserProvider } from 'ethers'
import { frameUrl } from './widget.js'

const show = (id, text) => {
  document.getElementById(id).textContent = text
}
const onClick = (id, run) =>
  document.getElementById(id).addEventListener('click', () => {
    show('error', '')
    // ethers reports a refusal as ACTION_REJECTED.
    run().catch(({ code, message }) => show('error', code ?? message))
  })

const widget = await loadWidget({ frameUrl })
const provider = new BrowserProvider(widget.getProvider())

onClick('connect', async () => {
  const signer = await provider.getSigner() // opens the widget where nobody is connected
  const { chainId } = await provider.getNetwork()
  await widget.close()
  show('account', signer.address)
  show('chain', chainId)
})

onClick('send', async () => {
  const signer = await provider.getSigner()
  const to = '0x000000000000000000000000000000000000dEaD'
  const { hash } = await signer.sendTransaction({ to, value: 1n })
  const receipt = await provider.waitForTransaction(hash)
  show('receipt', `${receipt.status === 1 ? 'success' : 'reverted'} ${hash}`)
})
