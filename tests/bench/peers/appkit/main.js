import { createAppKit } from '@reown/appkit'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { base, mainnet } from '@reown/appkit/networks'

const projectId = '00000000000000000000000000000000'
const networks = [mainnet, base]

const modal = createAppKit({
  adapters: [new WagmiAdapter({ projectId, networks })],
  projectId,
  networks,
  metadata: {
    name: 'A page',
    description: 'A page with a button',
    url: location.origin,
    icons: [],
  },
})

document.getElementById('connect').addEventListener('click', () => modal.open())
