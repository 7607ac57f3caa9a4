import type { SocialLogin } from '#protocol'
import { useCore } from './CoreContext.tsx'

/** Starts a social login. The window opens here, in the click; what it needs comes meanwhile. */
export function useSocialLogin(): (provider: SocialLogin) => void {
  const core = useCore()
  return (provider) => {
    if (provider === 'farcaster') {
      import('#core/embeddedWallet/farcaster.ts')
        .then(({ loginWithFarcaster }) => loginWithFarcaster(core))
        .catch(reportError)
      return
    }
    const window = core.secureFrame?.openWindow()
    import('#core/embeddedWallet/social.ts')
      .then(({ loginWithSocial }) => loginWithSocial(core, provider, window))
      .catch(reportError)
  }
}
