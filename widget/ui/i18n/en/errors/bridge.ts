import type { ErrorText } from '../../errorText.ts'

export const bridgeErrors = {
  AMOUNT_TOO_LOW: {
    title: 'The amount is too low',
    body: 'Fees would take too large a share. Nothing was sent. Choose a higher amount.',
  },
  AMOUNT_TOO_HIGH: {
    title: 'The amount is too high',
    body: 'You can’t bridge this much at once. Nothing was sent. Send it in parts.',
  },
  BRIDGE_API_ERROR: {
    title: 'The bridge service refused the request',
    body: 'Your funds are not affected. Change the amount or the token, or try again in a moment.',
  },
  SIMULATION_ERROR: {
    title: 'It would not arrive',
    body: 'A simulation of the arrival failed, so nothing was sent. Try again, or use another amount.',
  },
  BRIDGE_INDEXER_ERROR: {
    title: 'Progress can’t be read right now',
    body: 'What was sent continues without it. Look again in a moment.',
  },
  BRIDGE_RPC_ERROR: {
    title: 'The network does not answer',
    body: 'What was sent continues on its own. Try again in a moment.',
  },
  BRIDGE_WRONG_NODE: {
    title: 'A node of another network answered',
    body: 'What was sent continues on its own. Try again in a moment.',
  },
  BRIDGE_CHAIN_NOT_CONFIGURED: {
    title: 'This network is not set up here',
    body: 'Nothing was sent. Choose another network.',
  },
  BRIDGE_NO_POOL: {
    title: 'The bridge’s contract was not found',
    body: 'There is no contract at its address on this network, so nothing was allowed or sent.',
  },
  BRIDGE_TOKEN_UNITS: {
    title: 'The token’s decimals do not match',
    body: 'The bridge service and the token give different decimals. Nothing was sent.',
  },
  BRIDGE_DEADLINE_TOO_SOON: {
    title: 'Too little time to arrive',
    body: 'The transfer would likely expire and be refunded hours later, so nothing was sent. Try again with a new quote.',
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
    body: 'A simulation failed, so your wallet was not asked and nothing was sent. Try again.',
  },
  BRIDGE_APPROVE_REVERTED: {
    title: 'Allowing it failed',
    body: 'The network reverted it. You paid the network fee, and nothing was sent. Try again.',
  },
  BRIDGE_DEPOSIT_SIMULATION_FAILED: {
    title: 'Sending it would fail',
    body: 'A simulation failed, so your wallet was not asked and nothing was sent. Try again.',
  },
  BRIDGE_DEPOSIT_REVERTED: {
    title: 'The network reverted it',
    body: 'You paid the network fee, and the amount is still yours. Try again with a new quote.',
  },
  BRIDGE_REVERTED: {
    title: 'The network reverted it',
    body: 'You paid the network fee, and the amount is still yours. Try again.',
  },
  BRIDGE_DEPOSIT_UNCERTAIN: {
    title: 'It may have been sent already',
    body: 'Check your wallet’s activity first. If the transaction is there, do nothing: it will arrive. “Try again” sends it a second time.',
  },
  BRIDGE_QUOTE_CHANGED: {
    title: 'You would receive less now',
    body: 'The rate changed before you signed, so nothing was sent. “Try again” accepts the new rate.',
  },
  BRIDGE_QUOTE_EXPIRED: {
    title: 'The quote is too old',
    body: 'Nothing was sent with it. “Try again” uses the current rate.',
  },
  BRIDGE_QUOTE_INVALID: {
    title: 'This quote can’t be trusted',
    body: 'It contradicts itself or what you asked for, so it is not used. Nothing was sent.',
  },
  BRIDGE_EXPIRED: {
    title: 'No relayer filled it in time',
    body: 'You get your amount back on the network it came from. You don’t need to do anything.',
  },
  BRIDGE_INVALID_HASH: {
    title: 'Your wallet’s answer is not valid',
    body: 'Before you try again, check in your wallet whether it was sent.',
  },
  BRIDGE_DEPOSIT_QUERY_INVALID: {
    title: 'The search needs more',
    body: 'Enter the hash of the deposit’s transaction, or the deposit’s number and its pool.',
  },
  BRIDGE_DEPOSIT_HASH_INVALID: {
    title: 'This is not a transaction hash',
    body: 'A hash begins with 0x, followed by 64 digits and letters. Copy it from your wallet or the explorer.',
  },
  BRIDGE_NO_RECEIPT: {
    title: 'The transaction was not found',
    body: 'The network does not have it yet, or never did. Check the hash and the network.',
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
    body: 'The transaction went through but contains no deposit. Check it on the explorer before you try again.',
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
    body: 'This site asked for actions on arrival but named none. Nothing was sent.',
  },
  BRIDGE_INVALID_MESSAGE: {
    title: 'The actions on arrival are not valid',
    body: 'This site’s owner has to correct them. Nothing was sent.',
  },
  BRIDGE_MESSAGE_UNSETTLED: {
    title: 'No stable price',
    body: 'The actions on arrival changed with every quote. Nothing was sent. Try again.',
  },
  BRIDGE_MESSAGE_TOO_LARGE: {
    title: 'Too large for the site’s fee right now',
    body: 'No relayer can pay out this much together with the site’s fee. Nothing was sent. Choose a lower amount, or try again later.',
  },
  BRIDGE_NO_MESSAGE_HANDLER: {
    title: 'This network can’t run actions on arrival',
    body: 'No contract there could run the actions, so nothing was sent. Choose another network.',
  },
  BRIDGE_SECRET_IN_PAGE: {
    title: 'This site’s bridge is not set up safely',
    body: 'The site put a secret key into its page, and every visitor can read it there. The key was not used, and nothing was sent.',
  },
  BRIDGE_SIMULATION_FAILED: {
    title: 'It would fail',
    body: 'A simulation failed, so nothing was sent. Try again, or use another amount.',
  },
  BRIDGE_SIMULATION_SERVICE_ERROR: {
    title: 'The simulation can’t be shown',
    body: 'The service that shows it did not answer. Nothing was sent.',
  },
  BRIDGE_SIMULATION_NOT_CONFIGURED: {
    title: 'Simulations are not set up here',
    body: 'This site’s owner has to set them up. Nothing was sent.',
  },
  BRIDGE_WRONG_DEPOSITOR: {
    title: 'Another account sent this',
    body: 'Only the account that sent it may speed it up. Switch to it in your wallet.',
  },
  BRIDGE_SPEED_UP_TOO_LOW: {
    title: 'This offer is too low',
    body: 'You would receive more from a new transfer. Nothing was signed. Choose a higher amount.',
  },
  BRIDGE_SPEED_UP_TOO_HIGH: {
    title: 'That is more than was sent',
    body: 'You can’t receive more than first agreed. Nothing was signed. Choose a lower amount.',
  },
  BRIDGE_SPEED_UP_POINTLESS: {
    title: 'A speed-up would not help',
    body: 'The fee is already as high as for a new transfer. Nothing was signed. The transfer is on its way.',
  },
  BRIDGE_ALREADY_FILLED: {
    title: 'It has already arrived',
    body: 'There is nothing to speed up, and nothing was signed.',
  },
  BRIDGE_INVALID_SIGNATURE: {
    title: 'Your wallet’s answer is not valid',
    body: 'It was not used. Your transfer continues as before. Try again.',
  },
  BRIDGE_SPEED_UP_SIMULATION_FAILED: {
    title: 'The speed-up would fail',
    body: 'A simulation failed, so it was not sent. Your transfer continues as before.',
  },
  BRIDGE_SPEED_UP_REVERTED: {
    title: 'The speed-up failed',
    body: 'You paid the network fee for it. Your transfer continues as before.',
  },
  BRIDGE_UNKNOWN_ERROR: {
    title: 'The transfer stopped',
    body: 'Something unexpected happened. Check in your wallet whether it was sent before you try again.',
  },
} satisfies Readonly<Record<string, ErrorText>>
