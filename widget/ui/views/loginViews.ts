import ApproveTransaction from './ApproveTransaction/ApproveTransactionView.tsx'
import ConnectSocials from './ConnectSocials/ConnectSocialsView.tsx'
import ConnectingFarcaster from './ConnectSocials/ConnectingFarcasterView.tsx'
import ConnectingSocial from './ConnectSocials/ConnectingSocialView.tsx'
import EmailDevice from './EmailLogin/EmailDeviceView.tsx'
import EmailLogin from './EmailLogin/EmailLoginView.tsx'
import EmailOtp from './EmailLogin/EmailOtpView.tsx'
import EmbeddedWallet from './EmbeddedWallet/EmbeddedWalletView.tsx'
import ShareProfile from './EmbeddedWallet/ShareProfileView.tsx'
import SmartSessions from './SmartSessions/SmartSessionsView.tsx'
import UpdateEmailPrimaryOtp from './UpdateEmail/UpdateEmailPrimaryOtpView.tsx'
import UpdateEmailSecondaryOtp from './UpdateEmail/UpdateEmailSecondaryOtpView.tsx'
import UpdateEmail from './UpdateEmail/UpdateEmailView.tsx'
import type { ViewComponent } from './lazyView.ts'

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
  | 'SmartSessions'
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
  SmartSessions,
  UpdateEmailPrimaryOtp,
  UpdateEmailSecondaryOtp,
  UpdateEmail,
}
