import type { SocialLogin } from '#protocol'
import type { Core } from '#kernel/core.ts'
import { useCore } from '#ui/app/CoreContext.tsx'

/** Starts a social login. The window opens here, in the click; what it needs comes meanwhile. */
export function startSocialLogin(core: Core, provider: SocialLogin): void {
  if (provider === 'farcaster') {
    import('#wallet/embedded/login/farcaster.ts')
      .then(({ loginWithFarcaster }) => loginWithFarcaster(core))
      .catch(reportError)
    return
  }
  const window = core.secureFrame?.openWindow()
  import('#wallet/embedded/login/social.ts')
    .then(({ loginWithSocial }) => loginWithSocial(core, provider, window))
    .catch(reportError)
}

export function useSocialLogin(): (provider: SocialLogin) => void {
  const core = useCore()
  return (provider) => startSocialLogin(core, provider)
}
