import type { ErrorText } from '../../errorText.ts'

export const sendErrors = {
  SEND_INCOMPLETE: {
    title: 'An amount and receiver address are required',
    body: 'Nothing was sent. Fill in both, then continue.',
  },
  SEND_NO_TOKEN: {
    title: 'A token is required',
    body: 'Nothing was sent. Select one, then continue.',
  },
  SEND_UNSUPPORTED_CHAIN: {
    title: 'Unsupported chain',
    body: 'You can’t send from here on this network. Choose another one.',
  },
  SEND_WOULD_FAIL: {
    title: 'It would fail',
    body: 'A simulation failed, so your wallet was not asked and nothing was sent. Check token and recipient.',
  },
  TOKEN_NOT_FOUND: {
    title: 'Token Not Found',
    body: 'This site named a token that does not exist on this network. Nothing was sent.',
  },
  TRANSACTION_UNKNOWN: {
    title: 'We don’t know whether it was sent',
    body: 'Your wallet’s answer did not arrive. Check your wallet before you send again.',
  },
  TRANSACTION_REVERTED: {
    title: 'The network reverted it',
    body: 'You paid the network fee, and the amount is still yours.',
  },
  TRANSACTION_EXPIRED: {
    title: 'The network did not include it in time',
    body: 'Nothing was sent: you can send it again.',
  },
  WALLET_SIGNED_OTHER: {
    title: 'Your wallet signed something else',
    body: 'It is not what you confirmed, so nothing was sent. Do not sign again with this wallet.',
  },
  WRONG_CLUSTER: {
    title: 'The node is on another network',
    body: 'Nothing was sent. The operator of this widget has to correct the address of the node.',
  },
} satisfies Readonly<Record<string, ErrorText>>
