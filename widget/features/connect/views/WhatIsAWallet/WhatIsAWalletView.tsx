import { push } from '#kernel/router/router.ts'
import { useCore, useWidgetState } from '#ui/app/CoreContext.tsx'
import { GET_WALLET_URL } from '../Connect/links.ts'
import { WhatIsAWallet } from './WhatIsAWallet.tsx'

export default function WhatIsAWalletView() {
  const core = useCore()
  const isListed = useWidgetState(({ config }) => config.walletRegistry === true)
  const next = isListed
    ? { onClick: () => push(core, { name: 'GetWallet' }) }
    : { href: GET_WALLET_URL }
  return <WhatIsAWallet next={next} />
}
