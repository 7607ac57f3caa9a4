import type { SocialLogin } from '#protocol'
import type { NoParams } from '#kernel/router/view.ts'

declare module '#kernel/router/view.ts' {
  interface Views {
    /** The address, to be corrected or typed again. */
    EmailLogin: NoParams
    EmailDevice: NoParams
    EmailOtp: NoParams
    ConnectSocials: NoParams
    ConnectingSocial: { readonly provider: SocialLogin }
    ConnectingFarcaster: NoParams
    /** What the secure origin asks, drawn by itself. */
    ApproveTransaction: NoParams
    /** Address, recovery, devices and the key of the embedded wallet. */
    EmbeddedWallet: NoParams
    /** Whether this site may know who logged in. */
    ShareProfile: { readonly email?: string | undefined; readonly username?: string | undefined }
    UpdateEmail: NoParams
    UpdateEmailPrimaryOtp: NoParams
    UpdateEmailSecondaryOtp: NoParams
  }
}
