import type { ErrorText } from '../../errorText.ts'

export const bridgeErrors = {
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
  BRIDGE_WRONG_NODE: {
    title: 'A node of another network answered',
    body: 'What was sent goes on without you. Try again in a moment.',
  },
  BRIDGE_CHAIN_NOT_CONFIGURED: {
    title: 'This network is not set up here',
    body: 'Nothing was sent. Choose another network.',
  },
  BRIDGE_NO_POOL: {
    title: 'The bridge is not at its place',
    body: 'Nothing stands at its address on this network, so nothing was allowed or sent.',
  },
  BRIDGE_TOKEN_UNITS: {
    title: 'The units of a token are not sure',
    body: 'The bridge service counts it in other units than the token itself. Nothing was sent.',
  },
  BRIDGE_DEADLINE_TOO_SOON: {
    title: 'Too little time to arrive',
    body: 'It would likely come back, hours later, so nothing was sent. Try again with a new quote.',
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
  BRIDGE_MESSAGE_TOO_LARGE: {
    title: 'Too large for the site’s fee right now',
    body: 'No relayer can pay this much out together with the site’s fee. Nothing was sent. Choose a lower amount, or try again later.',
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
} satisfies Readonly<Record<string, ErrorText>>
