import type { ErrorText } from '../../errorText.ts'

export const swapErrors = {
  SWAP_NETWORK_UNSUPPORTED: {
    title: 'Network not supported for Swaps',
    body: 'Choose another network to swap.',
  },
  SWAP_NO_LIQUIDITY: {
    title: 'Not enough liquidity',
    body: 'The market is too small for this amount. Try a smaller one.',
  },
  SWAP_NO_ROUTE: {
    title: 'No market for these two',
    body: 'Nothing joins these two tokens. Choose another one.',
  },
  SWAP_PRICE_MOVED: {
    title: 'The price moved',
    body: 'The price moved more than your limit; nothing was swapped.',
  },
  SWAP_REVERTS: {
    title: 'The network would refuse this',
    body: 'The swap was tried without sending it, and failed. Nothing was sent.',
  },
  SWAP_BELOW_MINIMUM: {
    title: 'You would get less',
    body: 'The swap would give less than the least you agreed to. Nothing was sent. Get a new quote.',
  },
  SWAP_RECIPIENT: {
    title: 'Not for you',
    body: 'The swap service wanted to pay somebody else. Nothing was sent. Do not use it for now.',
  },
  SWAP_WRONG_TOKEN: {
    title: 'Other tokens',
    body: 'The swap service built a swap of other tokens than you chose. Nothing was sent.',
  },
  SWAP_WRONG_AMOUNT: {
    title: 'Another amount',
    body: 'The swap service built a swap of another amount. Nothing was sent.',
  },
  SWAP_DEADLINE: {
    title: 'Open too long',
    body: 'The swap would stay open much longer than you would expect. Nothing was sent.',
  },
  SWAP_SPENDER_DIFFERS: {
    title: 'Another contract',
    body: 'The swap service asked to approve another contract than the one that swaps. Nothing was sent.',
  },
  SWAP_ROUTER_UNKNOWN: {
    title: 'Unknown contract',
    body: 'The swap service named a contract that is not known here. Nothing was sent.',
  },
  SWAP_NOT_UNDERSTOOD: {
    title: 'Not a swap',
    body: 'The swap service built something that cannot be read. Nothing was sent.',
  },
  SWAP_TAKES_MORE: {
    title: 'It would take more',
    body: 'The swap would take more from you than you confirmed. Nothing was sent.',
  },
  SWAP_UNCHECKED: {
    title: 'Could not be checked',
    body: 'This network cannot try the swap before it is sent, so it was not sent.',
  },
  SWAP_TOKEN_DIFFERS: {
    title: 'The token is described wrongly',
    body: 'The swap service and the network disagree about this token. Nothing was sent.',
  },
  SWAP_INSUFFICIENT_BALANCE: {
    title: 'Not enough of this token',
    body: 'Your balance is lower than the amount. Nothing was sent.',
  },
  SWAP_INSUFFICIENT_FEE: {
    title: 'Not enough for the network fee',
    body: 'The network is paid in its own currency. Nothing was sent. Add a little, then try again.',
  },
  SWAP_ALLOWANCE_TOO_LOW: {
    title: 'Not enough was allowed',
    body: 'Your wallet allowed less than the swap needs. Nothing was swapped.',
  },
  SWAP_FAILED: {
    title: 'The swap failed',
    body: 'The network carried it out and undid it. Nothing was swapped; the network fee is spent.',
  },
  SWAP_UNKNOWN: {
    title: 'Not known yet',
    body: 'Nobody can say yet what became of the transaction. Look at it before you try again.',
  },
  SWAP_INTERRUPTED: {
    title: 'Approved, not swapped',
    body: 'The page was closed after your wallet approved. Nothing was swapped; start again to go on.',
  },
  SWAP_STOPPED: {
    title: 'The transaction was stopped',
    body: 'It was replaced, dropped or refused. Nothing was swapped.',
  },
  SWAP_NO_PROJECT: {
    title: 'Swaps are not set up',
    body: 'This site has no project id for the swap service.',
  },
} satisfies Readonly<Record<string, ErrorText>>
