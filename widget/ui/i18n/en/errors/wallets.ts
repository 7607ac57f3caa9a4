import type { ErrorText } from '../../errorText.ts'

export const walletsErrors = {
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
  WRONG_ACCOUNT: {
    title: 'Another account is active',
    body: 'Nothing was sent. Check the account in your wallet, then confirm again.',
  },
  BRIDGE_BUNDLE_FAILED: {
    title: 'Your wallet could not send it',
    body: 'Nothing was sent. Try again, or check your wallet for the reason.',
  },
  BRIDGE_BUNDLE_TIMEOUT: {
    title: 'No news from your wallet',
    body: 'Your wallet has the request but has not confirmed it yet. Check your wallet, then try again: nothing is sent twice.',
  },
  5710: {
    title: 'Not on this network',
    body: 'Your wallet does not support batched calls here. Nothing was sent.',
  },
  5720: {
    title: 'Duplicate request',
    body: 'Your wallet already has this request. Check your wallet.',
  },
  5730: {
    title: 'Your wallet does not know this request',
    body: 'It may never have been confirmed. Check your wallet.',
  },
  5750: {
    title: 'Account upgrade declined',
    body: 'Nothing was sent. You can continue without it.',
  },
  5760: {
    title: 'Your wallet can’t send this as one batch',
    body: 'Nothing was sent.',
  },
  RPC_NOT_ALLOWED: {
    title: 'Action not allowed',
    body: 'This site asked for something that the widget does not support. Nothing was sent or signed.',
  },
  WALLET_NO_ACCOUNT: {
    title: 'No account was shared',
    body: 'Choose an account for this site in your wallet, then try again.',
  },
  WALLET_INVALID_ANSWER: {
    title: 'Your wallet’s answer is not valid',
    body: 'It was not used. Update your wallet, or connect another one.',
  },
  CONNECTOR_NOT_FOUND: {
    title: 'This wallet is not available here',
    body: 'Open the page where you connected it, or connect another wallet. Your funds are not affected.',
  },
  UNKNOWN_WALLET: {
    title: 'This wallet is no longer available',
    body: 'Reload the page, or connect another wallet. Your funds are not affected.',
  },
  NETWORK_NOT_SWITCHED: {
    title: 'Your wallet stayed on its network',
    body: 'Nothing was sent. Switch the network in your wallet, then try again.',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    title: 'Project ID Not Configured',
    body: 'This site uses a feature that needs a project id. Everything else works.',
  },
  NETWORK_NOT_FOUND: {
    title: 'Network Not Found',
    body: 'This site asked for a network that it has not set up. You stay on yours.',
  },
  INVALID_APP_CONFIGURATION: {
    title: 'Invalid App Configuration',
    body: 'This site is not on the list of its own project. Your funds are not affected.',
  },
  CHAIN_ADAPTER_NOT_FOUND: {
    title: 'This kind of network is not supported',
    body: 'Choose another network. Your funds are not affected.',
  },
  INVALID_CHAIN_ID: {
    title: 'Invalid chainId',
    body: 'Names are not available on this network. Nothing was signed.',
  },
  WALLET_CONNECT_UNREACHABLE: {
    title: 'WalletConnect cannot be reached',
    body: 'Nothing was sent. Your network may block it: try another network or a VPN, then try again.',
  },
  WALLET_CONNECT_PROJECT_REFUSED: {
    title: 'WalletConnect refuses this site',
    body: 'This site’s owner has to correct its project id. Pick another way to connect.',
  },
  WALLET_CONNECT_OTHER_TAB: {
    title: 'WalletConnect is in use in another tab',
    body: 'Continue in this site’s other tab, or close it and try again here.',
  },
  WALLET_CONNECT_SESSION_LOST: {
    title: 'Connect your wallet again',
    body: 'This browser blocks storage, so the WalletConnect session ended with the page.',
  },
  EXPIRED: {
    title: 'It took too long',
    body: 'The request has expired. Nothing was shared; try again.',
  },
  NO_MATCHING_KEY: {
    title: 'Session Expired',
    body: 'Your wallet no longer knows this session. Connect it again.',
  },
  MISSING_OR_INVALID: {
    title: 'Your wallet did not approve this',
    body: 'The request was not sent. Connect again and approve this network, or use another wallet.',
  },
  NOT_INITIALIZED: {
    title: 'No wallet is connected',
    body: 'Nothing was sent. Connect your wallet, then try again.',
  },
  UNSUPPORTED_CHAINS: {
    title: 'Your wallet does not offer this network',
    body: 'Switch the network in the wallet, or connect another wallet.',
  },
  USER_DISCONNECTED: {
    title: 'The wallet ended the connection',
    body: 'Check your wallet for the reason, then connect it again.',
  },
} satisfies Readonly<Record<string, ErrorText>>
