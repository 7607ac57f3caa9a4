import { BrowserProvider, type Eip1193Provider } from 'ethers'
import { onClick, write } from '../controls.ts'

type Announced = CustomEvent<{ info: { rdns: string }; provider: Eip1193Provider }>

let provider: BrowserProvider | undefined

// ethers' own discovery takes the first wallet it hears; this page wants one by its name.
addEventListener('eip6963:announceProvider', (event) => {
  const { info, provider: announced } = (event as Announced).detail // EIP-6963 fixes the shape
  if (info.rdns !== 'dev.causeway.widget') return
  provider ??= new BrowserProvider(announced)
})
dispatchEvent(new Event('eip6963:requestProvider'))

function causeway(): BrowserProvider {
  if (provider === undefined) throw new Error('Causeway did not announce itself')
  return provider
}

onClick('connect', async () => {
  const signer = await causeway().getSigner()
  write('account', await signer.getAddress())
  const { chainId } = await causeway().getNetwork()
  write('chain', String(chainId))
})

onClick('send', async () => {
  const signer = await causeway().getSigner()
  const sent = await signer.sendTransaction({
    to: '0x000000000000000000000000000000000000dEaD',
    value: 1n,
  })
  const receipt = await sent.wait()
  write('receipt', `${receipt?.status === 1 ? 'success' : 'failed'} ${sent.hash}`)
})
