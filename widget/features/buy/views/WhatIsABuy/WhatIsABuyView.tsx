import { back } from '#kernel/router/router.ts'
import { useCore } from '#ui/app/CoreContext.tsx'
import { WhatIsABuy } from './WhatIsABuy.tsx'

export default function WhatIsABuyView() {
  const core = useCore()
  return <WhatIsABuy onBuy={() => back(core)} />
}
