import type { ErrorText } from '../../errorText.ts'

export const payErrors = {
  ONRAMP_NO_PROJECT: {
    title: 'Nothing can be bought on this site',
    body: 'Its owner has not set a project id. Nothing was paid.',
  },
  ONRAMP_QUOTE_INVALID: {
    title: 'This price is not right',
    body: 'It is for something else than you chose. Nothing was paid; try again.',
  },
  PAY_OFF: {
    title: 'Payments are off on this site',
    body: 'Its owner has not switched them on. Nothing was paid.',
  },
  INVALID_PAYMENT: {
    title: 'This payment cannot be asked for',
    body: 'The site asked for it in a wrong way. Nothing was paid.',
  },
  NO_SUCH_TOKEN: {
    title: 'There is no such token',
    body: 'Nothing on this network answers at its address. Nothing was sent.',
  },
  PAY_NOT_COVERED: {
    title: 'The price moved',
    body: 'The bridge takes more than before. What you swapped is in your wallet: choose how to go on.',
  },
  PAY_OTHER_WAY: {
    title: 'You chose another way to pay',
    body: 'This transfer ended with that, before anything was sent.',
  },
  PAY_NO_PRICE: {
    title: 'The bridge names no price for this',
    body: 'Exactly this amount cannot be paid over it now. Nothing was sent.',
  },
  PAY_TAKES_MORE: {
    title: 'It would take more',
    body: 'The payment would take more from you than is shown, or pay less. Nothing was sent.',
  },
  PAY_UNCHECKED: {
    title: 'Could not be checked',
    body: 'No node of this network can try the payment before it is sent, so it was not sent.',
  },
} satisfies Readonly<Record<string, ErrorText>>
