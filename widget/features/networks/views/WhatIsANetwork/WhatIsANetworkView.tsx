import { WhatIsANetwork } from './WhatIsANetwork.tsx'

const MORE_URL = 'https://ethereum.org/en/layer-2/learn/'

export default function WhatIsANetworkView() {
  return <WhatIsANetwork moreUrl={MORE_URL} />
}
