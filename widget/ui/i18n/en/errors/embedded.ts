import type { ErrorText } from '../../errorText.ts'

/** Of the embedded wallet and its secure origin. */
export const embeddedErrors = {
  BAD_MESSAGE: {
    title: 'Something went wrong',
    body: 'The embedded wallet was not understood. Nothing was signed. Reload the page and try again.',
  },
  LOGIN_NOT_FRESH: {
    title: 'Session Expired',
    body: 'To sign, log in once more. Your wallet is safe.',
  },
  LOGIN_EXPIRED: {
    title: 'This login is over',
    body: 'The code or link was used, or its time is over. Start again.',
  },
  OTP_WRONG: {
    title: 'Wrong code',
    body: 'That is not the code we mailed. Look at the latest mail.',
  },
  OTP_EXPIRED: {
    title: 'The code has expired',
    body: 'Ask for a new one.',
  },
  OTP_ATTEMPTS: {
    title: 'Too many wrong codes',
    body: 'This login is over. Ask for a new code.',
  },
  RATE_LIMITED: {
    title: 'Too many tries',
    body: 'Wait a little, then try again.',
  },
  EMAIL_PAUSE: {
    title: 'Please wait a moment',
    body: 'Another mail can be sent in a few seconds.',
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
    title: 'The mail could not be sent',
    body: 'Check the address, or try again in a moment.',
  },
  DEVICE_REFUSED: {
    title: 'The device was refused',
    body: 'Somebody pressed Refuse in the mail. If it was you, start again.',
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
    title: 'Another device was quicker',
    body: 'Your wallet has been set up there. Log in again.',
  },
  NO_SHARE: {
    title: 'This browser can’t sign yet',
    body: 'Recover your wallet here, or approve this browser on another device.',
  },
  SHARE_TAMPERED: {
    title: 'The wallet could not be opened',
    body: 'What is stored here does not fit your account. Nothing was signed. Recover your wallet.',
  },
  KEY_NEEDED: {
    title: 'Only your key can do this',
    body: 'Do it in a browser that can sign for this wallet.',
  },
  RECOVERY_WRONG: {
    title: 'It did not open',
    body: 'Passphrase, passkey or file is not the right one. Try again.',
  },
  SMART_ACCOUNT_CANNOT: {
    title: 'Not with a smart account',
    body: 'This application might not support Smart Accounts. Nothing was sent or signed. Your standard account can do it.',
  },
  SESSION_NOT_REVOKED: {
    title: 'The permission was not ended',
    body: 'It still stands. Try again in a moment.',
  },
  BUNDLER_DOWN: {
    title: 'It could not be sent',
    body: 'What sends for smart accounts does not answer. Try again: it is sent once at most.',
  },
  OPERATION_REFUSED: {
    title: 'It was not accepted',
    body: 'What sends for smart accounts refused it. Nothing was sent.',
  },
  OPERATION_NONCE: {
    title: 'Something else took its place',
    body: 'Your account sent something meanwhile. Try again.',
  },
  OPERATION_REVERTED: {
    title: 'The network undid it',
    body: 'Nothing was moved but the network fee.',
  },
  OPERATION_PENDING: {
    title: 'It takes longer than usual',
    body: 'It was sent, and is in no block yet. Look at your activity before you send it again.',
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
    body: 'Nothing was sent. The network fee counts, too.',
  },
  REQUEST_ABORTED: {
    title: 'Request was aborted',
    body: 'Nothing was signed. Try again.',
  },
  TOO_MANY_REQUESTS: {
    title: 'Too many requests',
    body: 'Answer the ones that wait, then try again.',
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
