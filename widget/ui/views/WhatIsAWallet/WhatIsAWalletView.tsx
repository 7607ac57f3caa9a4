import { GET_WALLET_URL } from '../Connect/links.ts'
import { WhatIsAWallet } from './WhatIsAWallet.tsx'

export default function WhatIsAWalletView() {
  return <WhatIsAWallet moreUrl={GET_WALLET_URL} />
}
