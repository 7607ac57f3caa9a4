import type { ErrorText } from './errorText.ts'

/** Errors that have better words than their own, by code. */
export const enErrors = {
  // Wallets (EIP-1193, EIP-1474, EIP-3085, CAIP-25)
  4001: { title: 'Declined in your wallet', body: 'Nothing was sent or signed.' },
  4100: {
    title: 'Your wallet did not allow this',
    body: 'Open your wallet, unlock it and allow this site, then try again.',
  },
  4200: {
    title: 'Your wallet can’t do this',
    body: 'Nothing was sent. Try it with another wallet.',
  },
  4900: { title: 'Wallet disconnected', body: 'Connect again to continue. Nothing was sent.' },
  4901: {
    title: 'Your wallet has no connection',
    body: 'It can’t reach this network right now. Nothing was sent. Try again in a moment.',
  },
  4902: {
    title: 'Your wallet does not know this network',
    body: 'Add the network in your wallet, then try again.',
  },
  '-32002': {
    title: 'Your wallet is already asking',
    body: 'Open your wallet and answer the request that is waiting there.',
  },
  5000: { title: 'Declined in your wallet', body: 'Nothing was shared.' },
  WALLET_NO_ACCOUNT: {
    title: 'No account was shared',
    body: 'Choose an account for this site in your wallet, then try again.',
  },
  WALLET_INVALID_ANSWER: {
    title: 'Your wallet’s answer makes no sense',
    body: 'It was not used. Update your wallet, or connect another one.',
  },
  UNKNOWN_WALLET: {
    title: 'This wallet is not here any more',
    body: 'Reload the page, or connect another wallet. Your funds are not affected.',
  },
  NETWORK_NOT_SWITCHED: {
    title: 'Your wallet stayed on its network',
    body: 'Nothing was sent. Switch the network in your wallet, then try again.',
  },
  CHAIN_ADAPTER_NOT_FOUND: {
    title: 'This kind of network is not supported',
    body: 'Choose another network. Your funds are not affected.',
  },

  // Services and networks
  HTTP_ERROR: {
    title: 'The service did not answer',
    body: 'Your funds are not affected. Try again in a moment.',
  },
  HTTP_TIMEOUT: {
    title: 'The service is taking too long',
    body: 'Your funds are not affected. Try again in a moment.',
  },
  HTTP_UNREACHABLE: {
    title: 'The service can’t be reached',
    body: 'Your funds are not affected. Check your connection, then try again.',
  },
  HTTP_UNREADABLE: {
    title: 'The service’s answer can’t be read',
    body: 'It was not used, and your funds are not affected. Try again in a moment.',
  },
  TIMEOUT: {
    title: 'This is taking too long',
    body: 'Your funds are not affected. Try again in a moment.',
  },
  RPC_UNAVAILABLE: {
    title: 'The network does not answer',
    body: 'Your funds are not affected. Try again in a moment.',
  },
  RPC_NO_URL: {
    title: 'This network can’t be read here',
    body: 'This site has named no way to reach it. Your funds are not affected.',
  },

  // The bridge
  AMOUNT_TOO_LOW: {
    title: 'The amount is too low',
    body: 'Fees would take too much of it. Nothing was sent. Choose a higher amount.',
  },
  AMOUNT_TOO_HIGH: {
    title: 'The amount is too high',
    body: 'More than this can’t cross at once. Nothing was sent. Send it in parts.',
  },
  BRIDGE_API_ERROR: {
    title: 'The bridge service refused',
    body: 'Your funds are not affected. Change the amount or the token, or try again in a moment.',
  },
  SIMULATION_ERROR: {
    title: 'It would not arrive',
    body: 'A trial of the arrival failed, so nothing was sent. Try again, or another amount.',
  },
  BRIDGE_INDEXER_ERROR: {
    title: 'Progress can’t be read right now',
    body: 'What was sent goes on without it. Look again in a moment.',
  },
  BRIDGE_RPC_ERROR: {
    title: 'The network does not answer',
    body: 'What was sent goes on without you. Try again in a moment.',
  },
  BRIDGE_CHAIN_NOT_CONFIGURED: {
    title: 'This network is not set up here',
    body: 'Nothing was sent. Choose another network.',
  },
  BRIDGE_INVALID_INTEGRATOR_ID: {
    title: 'This site’s bridge is not set up right',
    body: 'Nothing was sent. Its owner has to correct the integrator id.',
  },
  BRIDGE_NO_ACCOUNT: {
    title: 'No wallet is connected',
    body: 'Nothing was sent. Connect your wallet, then try again.',
  },
  BRIDGE_WRONG_ACCOUNT: {
    title: 'Another account is active',
    body: 'This transfer belongs to another account. Switch to it in your wallet, then try again.',
  },
  BRIDGE_WRONG_CHAIN: {
    title: 'Your wallet is on another network',
    body: 'Nothing was sent. Switch the network in your wallet, then try again.',
  },
  BRIDGE_INSUFFICIENT_BALANCE: {
    title: 'Not enough of this token',
    body: 'Your balance is lower than the amount. Nothing was sent. Choose a lower amount.',
  },
  BRIDGE_INSUFFICIENT_FEE_FUNDS: {
    title: 'Not enough for the network fee',
    body: 'The network is paid in its own currency. Nothing was sent. Add a little, then try again.',
  },
  BRIDGE_ALLOWANCE_TOO_LOW: {
    title: 'Your wallet allowed less than needed',
    body: 'Nothing was sent. Try again and allow the whole amount.',
  },
  BRIDGE_APPROVE_SIMULATION_FAILED: {
    title: 'Allowing it would fail',
    body: 'A trial failed, so your wallet was not asked and nothing was sent. Try again.',
  },
  BRIDGE_APPROVE_REVERTED: {
    title: 'Allowing it failed',
    body: 'The network undid it. You paid its fee and nothing was sent. Try again.',
  },
  BRIDGE_DEPOSIT_SIMULATION_FAILED: {
    title: 'Sending it would fail',
    body: 'A trial failed, so your wallet was not asked and nothing was sent. Try again.',
  },
  BRIDGE_DEPOSIT_REVERTED: {
    title: 'The network undid it',
    body: 'You paid the network fee, and the amount is still yours. Try again with a new quote.',
  },
  BRIDGE_REVERTED: {
    title: 'The network undid it',
    body: 'You paid the network fee, and the amount is still yours. Try again.',
  },
  BRIDGE_DEPOSIT_UNCERTAIN: {
    title: 'It may have been sent already',
    body: 'Look in your wallet first: is it in its activity? If it is, do nothing, it will arrive. “Try again” sends it once more.',
  },
  BRIDGE_QUOTE_CHANGED: {
    title: 'You would receive less now',
    body: 'The rate moved before you signed, so nothing was sent. “Try again” accepts the new rate.',
  },
  BRIDGE_QUOTE_EXPIRED: {
    title: 'The quote is too old',
    body: 'Nothing was sent with it. “Try again” goes on with the rate of now.',
  },
  BRIDGE_QUOTE_INVALID: {
    title: 'This quote can’t be trusted',
    body: 'It contradicts itself or what you asked for, so it is not used. Nothing was sent.',
  },
  BRIDGE_EXPIRED: {
    title: 'Nobody filled it in time',
    body: 'Your amount is paid back on the network it came from. There is nothing for you to do.',
  },
  BRIDGE_INVALID_HASH: {
    title: 'Your wallet’s answer makes no sense',
    body: 'Look in your wallet whether it was sent before you try again.',
  },
  BRIDGE_NO_DEPOSIT_LOG: {
    title: 'The deposit was not found',
    body: 'The transaction went through and holds no deposit. Look at it on the explorer before you try again.',
  },
  BRIDGE_TRANSACTION_ALTERED: {
    title: 'What was sent is not what you confirmed',
    body: 'The transaction on the network differs. Do not sign again with this wallet.',
  },
  BRIDGE_TRANSACTION_CANCELLED: {
    title: 'Cancelled in your wallet',
    body: 'You replaced this transaction in your wallet. Nothing was bridged.',
  },
  BRIDGE_UNKNOWN_ERROR: {
    title: 'The transfer stopped',
    body: 'Something unexpected happened. Look in your wallet whether it was sent, then try again.',
  },

  // The page and the window
  FRAME_TIMEOUT: {
    title: 'The wallet window did not open',
    body: 'Your funds are not affected. Reload the page, then try again.',
  },
  FRAME_REFUSED: {
    title: 'The wallet window was refused',
    body: 'This page does not let it open. Your funds are not affected.',
  },
  FRAME_LOST: {
    title: 'The wallet window closed by itself',
    body: 'What was sent goes on. Open it again to see where it is.',
  },
  LOADER_CHUNK_FAILED: {
    title: 'This part did not load',
    body: 'Check your connection and reload the page. Your funds are not affected.',
  },
  VIEW_NOT_LOADED: {
    title: 'This part did not load',
    body: 'Check your connection and reload the page. Your funds are not affected.',
  },
  CSP_FRAME_SRC: {
    title: 'This page blocks the wallet window',
    body: 'Its owner has to allow it in the page’s security policy. Nothing was shared.',
  },
  CSP_SCRIPT_SRC: {
    title: 'This page blocks the wallet’s code',
    body: 'Its owner has to allow it in the page’s security policy. Nothing was shared.',
  },
  ORIGIN_NOT_ALLOWED: {
    title: 'This site may not open the wallet',
    body: 'Its address is not on the list of allowed sites.',
  },
  NESTED_HOST: {
    title: 'This page is shown inside another one',
    body: 'The wallet does not open there, so that nobody can cover it. Open the page by itself.',
  },
  SAME_ORIGIN_FRAME: {
    title: 'The wallet is not set up safely here',
    body: 'It must come from an address of its own. Nothing was shared.',
  },
  STORAGE_BLOCKED: {
    title: 'Your browser keeps nothing here',
    body: 'Everything works, and you connect again on each visit.',
  },
  PROTOCOL_MISMATCH: {
    title: 'An update is needed',
    body: 'This page loaded an older version. Reload the page to continue.',
  },
  POPUP_BLOCKED: {
    title: 'Your browser blocked a window',
    body: 'Allow windows for this page, then try again. Nothing was sent.',
  },
  FLOOD: {
    title: 'This page asks too often',
    body: 'Its requests were stopped. Nothing was sent. Reload the page to continue.',
  },
  TOO_MANY_OPENS: {
    title: 'This page asks too often',
    body: 'Wait a moment, then open the wallet again.',
  },
  INVALID_OPTIONS: {
    title: 'The wallet is not set up right here',
    body: 'This site’s owner has to correct its options. Nothing was shared.',
  },
  TARGET_NOT_FOUND: {
    title: 'The wallet has no place on this page',
    body: 'This site’s owner has to correct its options. Nothing was shared.',
  },
  DESTROYED: {
    title: 'The wallet was closed by this page',
    body: 'What was sent goes on. Reload the page to open it again.',
  },
  NOT_SUPPORTED: {
    title: 'This is not supported here',
    body: 'Nothing was sent. Your funds are not affected.',
  },
} satisfies Readonly<Record<string, ErrorText>>

/** Codes that there are words for; every language has them all. */
export type DescribedCode = keyof typeof enErrors
