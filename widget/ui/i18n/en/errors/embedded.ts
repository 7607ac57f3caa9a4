import type { ErrorText } from '../../errorText.ts'

/** Of the embedded wallet and its secure origin. */
export const embeddedErrors = {
  BAD_MESSAGE: {
    title: 'Something went wrong',
    body: 'The embedded wallet sent an answer that is not valid. Nothing was signed. Reload the page and try again.',
  },
  LOGIN_NOT_FRESH: {
    title: 'Session Expired',
    body: 'To sign, log in once more. Your wallet is safe.',
  },
  LOGIN_EXPIRED: {
    title: 'This login has expired',
    body: 'The code or link was already used, or has expired. Start again.',
  },
  OTP_WRONG: {
    title: 'Wrong code',
    body: 'That is not the code we emailed you. Use the code from the latest email.',
  },
  OTP_EXPIRED: {
    title: 'The code has expired',
    body: 'Request a new one.',
  },
  OTP_ATTEMPTS: {
    title: 'Too many wrong codes',
    body: 'This login has ended. Request a new code.',
  },
  RATE_LIMITED: {
    title: 'Too many attempts',
    body: 'Wait a little, then try again.',
  },
  EMAIL_PAUSE: {
    title: 'Please wait a moment',
    body: 'You can request another email in a few seconds.',
  },
  EMAIL_INVALID: {
    title: 'Invalid email. Try again.',
    body: 'Check the address, then send it again.',
  },
  EMAIL_TAKEN: {
    title: 'This email belongs to another account',
    body: 'Use another address.',
  },
  MAIL_FAILED: {
    title: 'The email could not be sent',
    body: 'Check the address, or try again in a moment.',
  },
  DEVICE_REFUSED: {
    title: 'The device was refused',
    body: 'Somebody refused it through the link in the email. If that was you, start again.',
  },
  PROVIDER_OFF: {
    title: 'This login is not offered here',
    body: 'Choose another way to log in.',
  },
  PROVIDER_FAILED: {
    title: 'The login was not accepted',
    body: 'The provider refused or failed. Nothing was shared. Try again.',
  },
  SERVICE_DOWN: {
    title: 'The embedded wallet does not answer',
    body: 'Your wallet is safe. Try again in a moment.',
  },
  KEYS_EXIST: {
    title: 'Already set up on another device',
    body: 'Your wallet was set up there first. Log in again.',
  },
  NO_SHARE: {
    title: 'Finish setting up this browser',
    body: 'This browser can’t sign yet. Recover your wallet here, or approve this browser on another device.',
  },
  SHARE_TAMPERED: {
    title: 'The wallet could not be opened',
    body: 'The data stored here does not match your account. Nothing was signed. Recover your wallet.',
  },
  KEY_NEEDED: {
    title: 'Only your key can do this',
    body: 'Do it in a browser that can sign for this wallet.',
  },
  RECOVERY_WRONG: {
    title: 'The recovery did not work',
    body: 'The passphrase, passkey or file does not match. Try again.',
  },
  SMART_ACCOUNT_CANNOT: {
    title: 'Not with a smart account',
    body: 'This application might not support Smart Accounts. Nothing was sent or signed. Your standard account can do it.',
  },
  SESSION_NOT_REVOKED: {
    title: 'The permission was not ended',
    body: 'The permission is still valid. Try again in a moment.',
  },
  BUNDLER_DOWN: {
    title: 'It could not be sent',
    body: 'The bundler for smart accounts does not answer. Try again: it is sent once at most.',
  },
  OPERATION_REFUSED: {
    title: 'It was not accepted',
    body: 'The bundler for smart accounts refused it. Nothing was sent.',
  },
  OPERATION_NONCE: {
    title: 'Another transaction took its place',
    body: 'Your account sent something meanwhile. Try again.',
  },
  OPERATION_REVERTED: {
    title: 'The network reverted it',
    body: 'Nothing moved except the network fee.',
  },
  OPERATION_PENDING: {
    title: 'This is taking longer than usual',
    body: 'It was sent, but no block includes it yet. Check your activity before you send it again.',
  },
  RPC_FAILED: {
    title: 'The network did not answer',
    body: 'Nothing was sent. Try again in a moment.',
  },
  NETWORK_UNKNOWN: {
    title: 'Chain is not supported',
    body: 'The embedded wallet does not know this network. Choose another one.',
  },
  INSUFFICIENT_FUNDS: {
    title: 'Not enough funds',
    body: 'Nothing was sent. You also need enough for the network fee.',
  },
  REQUEST_ABORTED: {
    title: 'Request was aborted',
    body: 'Nothing was signed. Try again.',
  },
  TOO_MANY_REQUESTS: {
    title: 'Too many requests',
    body: 'Answer the ones that are waiting, then try again.',
  },
  INTERNAL: {
    title: 'An error occurred',
    body: 'Nothing was signed. Try again.',
  },
  IFRAME_LOAD_FAILED: {
    title: 'Something went wrong',
    body: 'Unable to load email login dependency. The connection failed, or this site is not set up for it. Try again, or choose a wallet.',
  },
  IFRAME_REQUEST_TIMEOUT: {
    title: 'Something went wrong',
    body: 'The embedded wallet took too long to answer. Try again.',
  },
  EMBEDDED_WALLET_NOT_STARTED: {
    title: 'A problem occurred while trying initialize authentication',
    body: 'You are signed out again. Your wallet is safe. Log in once more.',
  },
  EMBEDDED_WALLET_NOT_LOADED: {
    title: 'Network Error - Could not load embedded wallet',
    body: 'Wallets and the bridge still work. The connection failed, or this site is not set up for it. Try again, or choose a wallet.',
  },
} satisfies Readonly<Record<string, ErrorText>>
