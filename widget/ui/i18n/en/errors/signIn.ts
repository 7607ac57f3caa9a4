import type { ErrorText } from '../../errorText.ts'

export const signInErrors = {
  SIGNATURE_DECLINED: {
    title: 'Signature declined',
    body: 'Nothing was signed. Try again, or cancel.',
  },
  SESSION_EXPIRED: {
    title: 'Session Expired',
    body: 'Sign in again to continue.',
  },
  SIGN_IN_NOT_ENABLED: {
    title: 'This site has no sign-in',
    body: 'Nothing was signed. Continue without it.',
  },
  NO_ACTIVE_ACCOUNT: {
    title: 'No account is connected',
    body: 'Nothing was signed. Connect your wallet, then try again.',
  },
  SIGN_IN_TIMEOUT: {
    title: 'This site did not answer',
    body: 'It took too long. You are not signed in; try again in a moment.',
  },
  SIGN_IN_PAGE_FAILED: {
    title: 'This site could not sign you in',
    body: 'Your wallet is fine. Try again, or ask the site for help.',
  },
  SIGNATURE_INVALID: {
    title: 'The signature was not accepted',
    body: 'It does not match this account or message. Check the account in your wallet, then try again.',
  },
  SIGN_IN_MESSAGE: {
    title: 'There is nothing to sign',
    body: 'This site’s options give no valid message. Its owner has to correct them.',
  },
  TERMS_NOT_AGREED: {
    title: 'Agree to the terms first',
    body: 'Tick the box beside the wallets, then pick one.',
  },
} satisfies Readonly<Record<string, ErrorText>>
