import type { ErrorText } from '../../errorText.ts'

export const payErrors = {
  ONRAMP_NO_PROJECT: {
    title: 'You can’t buy tokens on this site',
    body: 'Its owner has not set a project id. Nothing was paid.',
  },
  ONRAMP_QUOTE_INVALID: {
    title: 'This price does not match',
    body: 'The price is for something other than what you chose. Nothing was paid; try again.',
  },
  PAY_OFF: {
    title: 'Payments are off on this site',
    body: 'Its owner has not switched them on. Nothing was paid.',
  },
  INVALID_PAYMENT: {
    title: 'This payment request is not valid',
    body: 'This site’s owner has to correct it. Nothing was paid.',
  },
  NO_SUCH_TOKEN: {
    title: 'Token not found',
    body: 'There is no token at this address on this network. Nothing was sent.',
  },
  PAY_NOT_COVERED: {
    title: 'The price changed',
    body: 'The bridge now costs more than before. What you swapped is in your wallet. Choose how to continue.',
  },
  PAY_OTHER_WAY: {
    title: 'You chose another way to pay',
    body: 'That ended this transfer before anything was sent.',
  },
  PAY_NO_PRICE: {
    title: 'The bridge has no price for this',
    body: 'You can’t pay exactly this amount over the bridge right now. Nothing was sent.',
  },
  PAY_TAKES_MORE: {
    title: 'It would take more than shown',
    body: 'The payment would take more from you than is shown, or pay less. Nothing was sent.',
  },
  PAY_UNCHECKED: {
    title: 'The payment could not be checked',
    body: 'No node of this network can simulate the payment, so it was not sent.',
  },
} satisfies Readonly<Record<string, ErrorText>>
