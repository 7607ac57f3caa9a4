import ApproveTransaction from './views/ApproveTransaction/ApproveTransactionView.tsx'
import ConnectSocials from './views/ConnectSocials/ConnectSocialsView.tsx'
import ConnectingFarcaster from './views/ConnectSocials/ConnectingFarcasterView.tsx'
import ConnectingSocial from './views/ConnectSocials/ConnectingSocialView.tsx'
import EmailDevice from './views/EmailLogin/EmailDeviceView.tsx'
import EmailLogin from './views/EmailLogin/EmailLoginView.tsx'
import EmailOtp from './views/EmailLogin/EmailOtpView.tsx'
import EmbeddedWallet from './views/EmbeddedWallet/EmbeddedWalletView.tsx'
import ShareProfile from './views/EmbeddedWallet/ShareProfileView.tsx'
import UpdateEmailPrimaryOtp from './views/UpdateEmail/UpdateEmailPrimaryOtpView.tsx'
import UpdateEmailSecondaryOtp from './views/UpdateEmail/UpdateEmailSecondaryOtpView.tsx'
import UpdateEmail from './views/UpdateEmail/UpdateEmailView.tsx'
import type { ViewComponent } from '#kernel/router/lazyView.ts'

type Name =
  | 'ApproveTransaction'
  | 'ConnectSocials'
  | 'ConnectingFarcaster'
  | 'ConnectingSocial'
  | 'EmailDevice'
  | 'EmailLogin'
  | 'EmailOtp'
  | 'EmbeddedWallet'
  | 'ShareProfile'
  | 'UpdateEmail'
  | 'UpdateEmailPrimaryOtp'
  | 'UpdateEmailSecondaryOtp'
export type LoginViews = { readonly [N in Name]: ViewComponent<N> }

/** Views of the embedded wallet: one chunk, because a login goes through several of them. */
export const loginViews: LoginViews = {
  ApproveTransaction,
  ConnectSocials,
  ConnectingFarcaster,
  ConnectingSocial,
  EmailDevice,
  EmailLogin,
  EmailOtp,
  EmbeddedWallet,
  ShareProfile,
  UpdateEmailPrimaryOtp,
  UpdateEmailSecondaryOtp,
  UpdateEmail,
}
