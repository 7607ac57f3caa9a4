import type { WidgetErrorCode } from '#protocol'

type Mended = Exclude<
  WidgetErrorCode,
  | 'FRAME_TIMEOUT'
  | 'CSP_FRAME_SRC'
  | 'FRAME_REFUSED'
  | 'FRAME_LOST'
  | 'LOADER_CHUNK_FAILED'
  | 'ORIGIN_NOT_ALLOWED'
  | 'NESTED_HOST'
  | 'PROTOCOL_MISMATCH'
  | 'FLOOD'
>

/** What the site's owner does about a code of the loader that does not carry its own cure. */
export const loaderCures: Readonly<Record<Mended, string>> = {
  CSP_SCRIPT_SRC:
    "The page's Content-Security-Policy keeps a part of the loader out. Add the widget's origin to `script-src`.",
  SAME_ORIGIN_FRAME:
    "`frameUrl` lies on the page's own origin. Serve the widget from an origin of its own.",
  STORAGE_BLOCKED:
    'The browser gives the frame no storage. Nothing is broken: people connect again on each visit.',
  POPUP_BLOCKED:
    "Open the widget within the person's click, and do not wait for anything before that.",
  INVALID_OPTIONS:
    'An option is unknown or has a wrong value; `message` names it. See [Options](options.md); `validate()` tells it beforehand.',
  TARGET_NOT_FOUND:
    '`target` matches no element, or `Widget.element` is not in the document yet. Place it before `open()`.',
  DESTROYED: 'The page called `destroy()` and went on using the handle. Make a new one.',
  TOO_MANY_OPENS: 'The page calls `open()` in a loop. Open on a click.',
  UNKNOWN_WALLET: 'The wallet left the page, such as an extension that was switched off.',
  NOT_SUPPORTED:
    'The frame that is deployed is older than the loader. Deploy both from one build, or do without.',
}

/** What the owner can do where the words for people say only that the owner has to. */
export const otherCures: Readonly<Record<string, string>> = {
  PROJECT_ID_NOT_CONFIGURED: 'Set `projectId`, or do not open views that need it.',
  INVALID_APP_CONFIGURATION: "Add the page's origin to the domains of the project id.",
  WALLET_CONNECT_PROJECT_REFUSED:
    'The relay refuses the project id. Check it, and its list of domains.',
  NETWORK_NOT_FOUND: 'Add the network to `networks`.',
  RPC_NO_URL: 'Give the network `rpcUrls`, in `networks` of the page or of the deployment.',
  RPC_UNAVAILABLE:
    "No node of the network answers. Check its `rpcUrls` and the frame's `connect-src`.",
  RPC_NOT_ALLOWED: 'The provider takes the methods listed under [Provider](provider.md#methods).',
  WRONG_CLUSTER: 'A node of Solana answers for another cluster. Correct `rpcUrls`.',
  PAY_OFF: 'Set `features.pay` to `true`.',
  INVALID_PAYMENT: '`message` says which argument is wrong.',
  ONRAMP_NO_PROJECT: 'Set `projectId`.',
  SWAP_NO_PROJECT: 'Set `projectId`.',
  SWAP_ROUTER_UNKNOWN: 'Where the contract is one that you trust, add it to `swaps.routers`.',
  BRIDGE_INVALID_INTEGRATOR_ID: '`integratorId` is `0x` and four hexadecimal digits.',
  BRIDGE_SECRET_IN_PAGE: 'Keep the key in a proxy of yours, and name that proxy instead.',
  BRIDGE_CHAIN_NOT_CONFIGURED: '`getChainClient` answers nothing for this chain. Return a client.',
  BRIDGE_SIMULATION_NOT_CONFIGURED: 'Give the client the credentials of the trial service.',
  BRIDGE_NO_WALLET: 'Pass `wallet` to `executeQuote`.',
  BRIDGE_NO_ACCOUNT: "The wallet client has no `account`. Set viem's `account`.",
  BRIDGE_INVALID_MESSAGE: '`details` says which action is wrong.',
  SIGN_IN_MESSAGE:
    'Correct `statement` or `resources`, or the nonce: 8 letters and digits or more.',
  SIGN_IN_PAGE_FAILED: 'A callback threw or refused. Look at what your server answered.',
  SIGN_IN_TIMEOUT: 'A callback did not answer in time. `verify` has 30 seconds.',
  IFRAME_LOAD_FAILED:
    'Check that `services.secureUrl` is reachable and allows the widget’s origin and the page’s; `npm run doctor` looks at both.',
}

/** Codes of which people read no sentence of their own: what they mean, and the cure. */
export const plainCodes: Readonly<Record<string, readonly [means: string, cure: string]>> = {
  INVALID_DEPLOYMENT: [
    'The deployment that stands in the frame’s document cannot be read',
    'Write it anew with `npm run deploy`.',
  ],
  NO_WINDOW: ['The connector for wagmi was used on a server', 'Connect in the browser.'],
  BRIDGE_TRANSACTION_DROPPED: [
    'The network does not know the transaction any more',
    'Have the person look in the wallet, then try again.',
  ],
  BRIDGE_NOBODY: [
    'A transfer needs an answer, and nobody is connected',
    'Open the widget; the transfer goes on there.',
  ],
  BALANCE_UNKNOWN: ['The balance could not be read', 'Try again: a node did not answer.'],
  DIRECTORY_NO_PROJECT: ['The list of wallets needs a project id', 'Set `projectId`.'],
  SESSIONS_NOT_SUPPORTED: ['Permissions of smart accounts need a project id', 'Set `projectId`.'],
  HISTORY_UNSUPPORTED: ['The service has no history of this network', 'Nothing to mend.'],
  MESSAGES_UNSUPPORTED: [
    'Wallets of this network sign no messages, so nobody can sign in with them',
    'Set `signIn` or `siwx` to `required: false`, or do not offer the network.',
  ],
  ONRAMP_NOT_SOLD: ['The seller does not sell this here', 'Another token or country may work.'],
  RPC_INVALID_ANSWER: ['A node of Solana answered what it was not asked', 'Name another node.'],
  SAFE_TIMEOUT: ['The Safe around the page did not answer', 'Reload the page within Safe.'],
}
