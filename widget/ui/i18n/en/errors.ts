import { bridgeErrors } from './errors/bridge.ts'
import { namesErrors } from './errors/names.ts'
import { pageErrors } from './errors/page.ts'
import { payErrors } from './errors/pay.ts'
import { sendErrors } from './errors/send.ts'
import { servicesErrors } from './errors/services.ts'
import { signInErrors } from './errors/signIn.ts'
import { swapErrors } from './errors/swap.ts'
import { walletsErrors } from './errors/wallets.ts'

/** Errors that have better words than their own, by code. */
export const errors = {
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
  SEND_INCOMPLETE: {
    title: 'An amount and receiver address are required',
    body: 'Nothing was sent. Fill in both, then go on.',
  },
  SEND_NO_TOKEN: {
    title: 'A token is required',
    body: 'Nothing was sent. Select one, then go on.',
  },
  SEND_UNSUPPORTED_CHAIN: {
    title: 'Unsupported chain',
    body: 'Nothing can be sent from here on this network. Choose another one.',
  },
  SEND_WOULD_FAIL: {
    title: 'It would fail',
    body: 'A trial failed, so your wallet was not asked and nothing was sent. Check token and recipient.',
  },
  WRONG_ACCOUNT: {
    title: 'Another account is active',
    body: 'Nothing was sent. Check the account in your wallet, then confirm again.',
  },
  TOKEN_NOT_FOUND: {
    title: 'Token Not Found',
    body: 'This site named a token that is not known on this network. Nothing was sent.',
  },
  TRANSACTION_UNKNOWN: {
    title: 'Nobody knows whether it was sent',
    body: 'No answer of your wallet arrived here. Look in your wallet before you send again.',
  },
  TRANSACTION_REVERTED: {
    title: 'The network undid it',
    body: 'You paid the network fee, and the amount is still yours.',
  },
  BRIDGE_BUNDLE_FAILED: {
    title: 'Your wallet could not send it',
    body: 'Nothing was sent. Try again, or look into your wallet for the reason.',
  },
  BRIDGE_BUNDLE_TIMEOUT: {
    title: 'No news from your wallet',
    body: 'It took the request and has not confirmed it yet. Look into your wallet, then try again: nothing is sent twice.',
  },
  CALLS_TIMEOUT: {
    title: 'No news from your wallet',
    body: 'It took the request and has not confirmed it yet. Look into your wallet.',
  },
  5710: {
    title: 'Not on this network',
    body: 'Your wallet takes no call bundles here. Nothing was sent.',
  },
  5720: {
    title: 'Asked for twice',
    body: 'Your wallet has this request already. Look into your wallet.',
  },
  5730: {
    title: 'Your wallet does not know this request',
    body: 'It may never have been confirmed. Look into your wallet.',
  },
  5750: {
    title: 'Account upgrade declined',
    body: 'Nothing was sent. You can go on without it.',
  },
  5760: {
    title: 'Your wallet can’t do this in one go',
    body: 'Nothing was sent.',
  },
  RPC_NOT_ALLOWED: {
    title: 'Action not allowed',
    body: 'This site asked for something that the widget does not do. Nothing was sent or signed.',
  },
  SIGNATURE_DECLINED: {
    title: 'Signature declined',
    body: 'Nothing was signed. Try again, or cancel.',
  },
  SESSION_EXPIRED: {
    title: 'Session Expired',
    body: 'Sign in again to go on.',
  },
  SIGN_IN_NOT_ENABLED: {
    title: 'This site has no sign-in',
    body: 'Nothing was signed. Go on without it.',
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
    body: 'It does not fit this account or message. Check the account in your wallet, then try again.',
  },
  SIGN_IN_MESSAGE: {
    title: 'There is nothing to sign',
    body: 'The message could not be made for this site. Its owner has to correct its options.',
  },
  WALLET_NO_ACCOUNT: {
    title: 'No account was shared',
    body: 'Choose an account for this site in your wallet, then try again.',
  },
  WALLET_INVALID_ANSWER: {
    title: 'Your wallet’s answer makes no sense',
    body: 'It was not used. Update your wallet, or connect another one.',
  },
  CONNECTOR_NOT_FOUND: {
    title: 'This wallet is not here',
    body: 'Open the page where you connected it, or connect another wallet. Your funds are not affected.',
  },
  TERMS_NOT_AGREED: {
    title: 'Agree to the terms first',
    body: 'Tick the box beside the wallets, then pick one.',
  },
  UNKNOWN_WALLET: {
    title: 'This wallet is not here any more',
    body: 'Reload the page, or connect another wallet. Your funds are not affected.',
  },
  NETWORK_NOT_SWITCHED: {
    title: 'Your wallet stayed on its network',
    body: 'Nothing was sent. Switch the network in your wallet, then try again.',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    title: 'Project ID Not Configured',
    body: 'This site asks for something that needs a project id. Everything else works.',
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

  // Names
  INVALID_CHAIN_ID: {
    title: 'Invalid chainId',
    body: 'Nobody can have a name on this network. Nothing was signed.',
  },
  NAME_INVALID: {
    title: 'The value is not a valid username',
    body: 'Nothing was signed. Choose another name.',
  },
  NAME_ALREADY_OWNED: {
    title: 'You already own a name',
    body: 'Nothing was signed. Your account keeps the name that it has.',
  },
  NAME_NOT_RESOLVED: {
    title: 'Error resolving name',
    body: 'Whose it is, is not known. Try again in a moment, or use an address.',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: 'Error fetching name suggestions',
    body: 'Try again in a moment, or choose a name yourself.',
  },
  NAMES_NOT_FOUND: {
    title: 'Error fetching names for address',
    body: 'Which names this account has is not known. Try again in a moment.',
  },
  NAME_NOT_REGISTERED: {
    title: 'Error registering name',
    body: 'The service did not take it. Try again, or choose another name.',
  },
  NAMES_NOT_SUPPORTED: {
    title: 'No names on this network',
    body: 'The name service does not know this network, or can’t be reached. Use an address.',
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
  BRIDGE_DEPOSIT_QUERY_INVALID: {
    title: 'Something to look for is missing',
    body: 'Enter the hash of the deposit’s transaction, or the deposit’s number and its pool.',
  },
  BRIDGE_DEPOSIT_HASH_INVALID: {
    title: 'This is not a transaction hash',
    body: 'It begins with 0x and has 64 digits and letters after that. Copy it from your wallet or the explorer.',
  },
  BRIDGE_NO_RECEIPT: {
    title: 'The transaction was not found',
    body: 'The network does not have it, or not yet. Check the hash and the network.',
  },
  BRIDGE_DEPOSIT_NOT_FOUND: {
    title: 'The deposit was not found',
    body: 'There is no deposit with this number on that network. Check both.',
  },
  BRIDGE_NO_FILL_LOG: {
    title: 'Not paid out yet',
    body: 'No payout of this deposit was found. It may still come; until then the deposit is safe.',
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
  BRIDGE_NO_WALLET: {
    title: 'No wallet is connected',
    body: 'Nothing was sent. Connect your wallet, then try again.',
  },
  BRIDGE_NO_SIGNER: {
    title: 'No wallet is connected',
    body: 'Nothing was signed. Connect your wallet, then try again.',
  },
  BRIDGE_NO_ACTIONS: {
    title: 'Nothing to do on arrival',
    body: 'This site asked for actions and named none. Nothing was sent.',
  },
  BRIDGE_INVALID_MESSAGE: {
    title: 'What should happen on arrival is not valid',
    body: 'This site’s owner has to correct it. Nothing was sent.',
  },
  BRIDGE_MESSAGE_UNSETTLED: {
    title: 'No price fits',
    body: 'What should happen on arrival changed with every price. Nothing was sent. Try again.',
  },
  BRIDGE_NO_MESSAGE_HANDLER: {
    title: 'This network can’t do it on arrival',
    body: 'Nothing there could run the actions, so nothing was sent. Choose another network.',
  },
  BRIDGE_SECRET_IN_PAGE: {
    title: 'This site’s bridge is not set up safely',
    body: 'A key was given where every visitor can read it, so it was not used. Nothing was sent.',
  },
  BRIDGE_SIMULATION_FAILED: {
    title: 'It would fail',
    body: 'A trial failed, so nothing was sent. Try again, or another amount.',
  },
  BRIDGE_SIMULATION_SERVICE_ERROR: {
    title: 'The trial can’t be shown',
    body: 'The service that shows it did not answer. Nothing was sent.',
  },
  BRIDGE_SIMULATION_NOT_CONFIGURED: {
    title: 'Trials are not set up here',
    body: 'This site’s owner has to set them up. Nothing was sent.',
  },
  BRIDGE_WRONG_DEPOSITOR: {
    title: 'Another account sent this',
    body: 'Only the account that sent it may speed it up. Switch to it in your wallet.',
  },
  BRIDGE_SPEED_UP_TOO_LOW: {
    title: 'You would give away too much',
    body: 'A new transfer would get more than this. Nothing was signed. Choose a higher amount.',
  },
  BRIDGE_SPEED_UP_TOO_HIGH: {
    title: 'That is more than was sent',
    body: 'More than first agreed can’t arrive. Nothing was signed. Choose a lower amount.',
  },
  BRIDGE_SPEED_UP_POINTLESS: {
    title: 'A speed-up would not help',
    body: 'The fee is as high as a new transfer’s already. Nothing was signed. It is on its way.',
  },
  BRIDGE_ALREADY_FILLED: {
    title: 'It has arrived already',
    body: 'There is nothing to speed up, and nothing was signed.',
  },
  BRIDGE_INVALID_SIGNATURE: {
    title: 'Your wallet’s answer makes no sense',
    body: 'It was not used. Your transfer goes on as it was. Try again.',
  },
  BRIDGE_SPEED_UP_SIMULATION_FAILED: {
    title: 'The speed-up would fail',
    body: 'A trial failed, so it was not sent. Your transfer goes on as it was.',
  },
  BRIDGE_SPEED_UP_REVERTED: {
    title: 'The speed-up failed',
    body: 'You paid the network fee for it. Your transfer goes on as it was.',
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
    body: 'Go on in the other tab of this site, or close it and try again here.',
  },
  WALLET_CONNECT_SESSION_LOST: {
    title: 'Your wallet has to be connected again.',
    body: 'This browser keeps nothing here, so the WalletConnect session ended with the page.',
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
    body: 'Check the wallet for what it did last, then connect it again.',
  },
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
  PAY_NO_PRICE: {
    title: 'The bridge names no price for this',
    body: 'Exactly this amount cannot be paid over it now. Nothing was sent.',
  },
  NOT_SUPPORTED: {
    title: 'This is not supported here',
    body: 'Nothing was sent. Your funds are not affected.',
  },
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
  SWAP_STOPPED: {
    title: 'The transaction was stopped',
    body: 'It was replaced, dropped or refused. Nothing was swapped.',
  },
  SWAP_NO_PROJECT: {
    title: 'Swaps are not set up',
    body: 'This site has no project id for the swap service.',
  },
  // The embedded wallet
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
  RECOVERY_WRONG: {
    title: 'It did not open',
    body: 'Passphrase, passkey or file is not the right one. Try again.',
  },
  SMART_ACCOUNT_CANNOT: {
    title: 'Not with a smart account',
    body: 'Smart accounts send operations, not transactions. Nothing was sent.',
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
    body: 'Unable to load email login dependency. Check your connection, then try again.',
  },
  IFRAME_REQUEST_TIMEOUT: {
    title: 'Something went wrong',
    body: 'The embedded wallet took too long to answer. Try again.',
  },
  EMBEDDED_WALLET_NOT_LOADED: {
    title: 'Network Error - Could not load embedded wallet',
    body: 'Wallets and the bridge still work. Check your connection, then try again.',
  },
} satisfies Readonly<Record<string, ErrorText>>
  ...walletsErrors,
  ...signInErrors,
  ...namesErrors,
  ...servicesErrors,
  ...bridgeErrors,
  ...sendErrors,
  ...swapErrors,
  ...payErrors,
  ...pageErrors,
}

/** Codes that there are words for; every language has them all. */
export type DescribedCode = keyof typeof errors
