import { shareProfile } from '#wallet/embedded/profile.ts'
import { useCore } from '#ui/app/CoreContext.tsx'
import { useSite } from '#ui/app/useSite.ts'
import type { ViewProps } from '#kernel/router/lazyView.ts'
import { ShareProfile } from './ShareProfile.tsx'

export default function ShareProfileView({ view }: ViewProps<'ShareProfile'>) {
  const core = useCore()
  const { domain } = useSite()
  return (
    <ShareProfile
      site={domain}
      email={view.email}
      name={view.username}
      onAnswer={(isShared) => shareProfile(core, isShared)}
    />
  )
}
