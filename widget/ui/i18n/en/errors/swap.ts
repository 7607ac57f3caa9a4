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
    body: 'These two tokens can’t be swapped. Choose another one.',
  },
  SWAP_PRICE_MOVED: {
    title: 'The price changed',
    body: 'The price changed by more than your limit. Nothing was swapped.',
  },
  SWAP_REVERTS: {
    title: 'The swap would fail',
    body: 'A simulation of the swap failed. Nothing was sent.',
  },
  SWAP_BELOW_MINIMUM: {
    title: 'You would get less',
    body: 'The swap would give less than the minimum you accepted. Nothing was sent. Get a new quote.',
  },
  SWAP_RECIPIENT: {
    title: 'Another recipient',
    body: 'The swap service tried to pay somebody else. Nothing was sent. Do not use it for now.',
  },
  SWAP_WRONG_TOKEN: {
    title: 'Different tokens',
    body: 'The swap service built a swap of tokens that you did not choose. Nothing was sent.',
  },
  SWAP_WRONG_AMOUNT: {
    title: 'Different amount',
    body: 'The swap service built a swap of a different amount. Nothing was sent.',
  },
  SWAP_DEADLINE: {
    title: 'Deadline too late',
    body: 'The swap would stay open much longer than usual. Nothing was sent.',
  },
  SWAP_SPENDER_DIFFERS: {
    title: 'Different contract',
    body: 'The swap service asked you to approve a different contract than the one that swaps. Nothing was sent.',
  },
  SWAP_ROUTER_UNKNOWN: {
    title: 'Unknown contract',
    body: 'The swap service named a contract that is not a known router. Nothing was sent.',
  },
  SWAP_NOT_UNDERSTOOD: {
    title: 'Not a swap',
    body: 'The swap service built something that cannot be read. Nothing was sent.',
  },
  SWAP_TAKES_MORE: {
    title: 'It would take more than shown',
    body: 'The swap would take more from you than you confirmed. Nothing was sent.',
  },
  SWAP_UNCHECKED: {
    title: 'The swap could not be checked',
    body: 'No node of this network can simulate the swap, so it was not sent.',
  },
  SWAP_TOKEN_DIFFERS: {
    title: 'The token’s data do not match',
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
    body: 'The network reverted it. Nothing was swapped, but you paid the network fee.',
  },
  SWAP_UNKNOWN: {
    title: 'The outcome is not known yet',
    body: 'We don’t know yet whether the transaction went through. Check it before you try again.',
  },
  SWAP_INTERRUPTED: {
    title: 'Approved, not swapped',
    body: 'The page was closed after your wallet approved. Nothing was swapped; start again to continue.',
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
