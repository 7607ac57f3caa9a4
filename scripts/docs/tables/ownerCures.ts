import type { WidgetErrorCode } from '#protocol'

type Mended = Exclude<
  WidgetErrorCode,
  | 'FRAME_TIMEOUT'
  | 'CSP_FRAME_SRC'
  | 'FRAME_REFUSED'
  | 'FRAME_UNREACHABLE'
  | 'FRAME_LOST'
  | 'LOADER_CHUNK_FAILED'
  | 'ORIGIN_NOT_ALLOWED'
  | 'NESTED_HOST'
  | 'PROTOCOL_MISMATCH'
  | 'FLOOD'
>

/** What the site's owner does about a code of the loader that does not carry its own cure. */
export const loaderCures: Readonly<Record<Mended, string>> = {
  SAME_ORIGIN_FRAME:
    "`frameUrl` is on the page's own origin. Serve the widget from another origin.",
  STORAGE_BLOCKED:
    'The browser blocks the storage of the frame. The widget works, but people have to connect on each visit.',
  POPUP_BLOCKED: 'Call `open()` directly in the click handler, without an `await` before it.',
  INVALID_OPTIONS:
    'An option is unknown or has an invalid value; `message` names it. See [Options](options.md). `validate()` reports it before the first `open()`.',
  TARGET_NOT_FOUND:
    '`target` matches no element, or, with `disableAppend`, `Widget.element` is not in the document. Add it before `open()`.',
  DESTROYED: 'The page used the handle after `destroy()`. Make a new widget.',
  TOO_MANY_OPENS: 'The page called `open()` in a loop. Call it on a click.',
  UNKNOWN_WALLET:
    'The wallet has left the page, for example because its extension was switched off.',
  BROWSER_TOO_OLD:
    'The browser is older than [those that the widget runs in](browsers.md). The card asks the person to update it.',
}

/** What the owner can do where the words for people say only that the owner has to. */
export const otherCures: Readonly<Record<string, string>> = {
  PROJECT_ID_NOT_CONFIGURED: 'Set `projectId`, or do not open the views that need it.',
  INVALID_APP_CONFIGURATION: "Add the page's origin to the allowed domains of your project.",
  WALLET_CONNECT_PROJECT_REFUSED:
    'The relay refuses the project id. Check the id and its list of allowed domains.',
  NETWORK_NOT_FOUND: 'Add the network to `networks`.',
  RPC_NO_URL: 'Add `rpcUrls` to the network, in `networks` of the page or of the deployment.',
  RPC_UNAVAILABLE:
    "No node of the network answers. Check its `rpcUrls` and the frame's `connect-src`.",
  RPC_NOT_ALLOWED: 'The provider takes the methods listed under [Provider](provider.md#methods).',
  WRONG_CLUSTER: 'A Solana node belongs to another cluster. Correct `rpcUrls`.',
  PAY_OFF: 'Set `features.pay` to `true`.',
  INVALID_PAYMENT: '`message` says which argument is wrong.',
  ONRAMP_NO_PROJECT: 'Set `projectId`.',
  SWAP_NO_PROJECT: 'Set `projectId`.',
  SWAP_ROUTER_UNKNOWN: 'If you trust the contract, add it to `swaps.routers`.',
  BRIDGE_INVALID_INTEGRATOR_ID: 'Write `integratorId` as `0x` and four hexadecimal digits.',
  BRIDGE_SECRET_IN_PAGE: 'Keep the key in your own proxy, and use the address of that proxy.',
  BRIDGE_CHAIN_NOT_CONFIGURED: '`getChainClient` returned nothing for this chain. Return a client.',
  BRIDGE_SIMULATION_NOT_CONFIGURED: 'Give the client the credentials of the trial service.',
  BRIDGE_NO_WALLET: 'Pass `wallet` to `executeQuote`.',
  BRIDGE_NO_ACCOUNT: "The wallet client has no `account`. Set viem's `account`.",
  BRIDGE_INVALID_MESSAGE: '`details` says which action is wrong.',
  SIGN_IN_MESSAGE:
    'Correct `statement` or `resources`, or the nonce: 8 letters and digits or more.',
  SIGN_IN_PAGE_FAILED: 'A callback threw or refused. Check the response of your server.',
  SIGN_IN_TIMEOUT: 'A callback took too long. `verify` has 30 seconds.',
  IFRAME_LOAD_FAILED:
    'Check that `services.secureUrl` is reachable and allows the origins of the widget and the page. `npm run doctor` checks both.',
}

/** Codes without words for people: their meaning and their cure. */
export const plainCodes: Readonly<Record<string, readonly [means: string, cure: string]>> = {
  INVALID_DEPLOYMENT: [
    'The frame cannot read the deployment in its document',
    'Write it again with `npm run deploy`.',
  ],
  NO_WINDOW: ['The wagmi connector was used on a server', 'Connect in the browser.'],
  BRIDGE_TRANSACTION_DROPPED: [
    'The network no longer knows the transaction',
    'Ask the person to check the wallet before they try again.',
  ],
  BRIDGE_NOBODY: [
    'A transfer needs the wallet, and none is connected',
    'Open the widget. The transfer continues there.',
  ],
  BALANCE_UNKNOWN: ['A node did not answer, so the balance is not known', 'Try again.'],
  DIRECTORY_NO_PROJECT: [
    'There is no wallet list: it needs a project id, or the gateway’s own',
    'Set `projectId`, or run the gateway.',
  ],
  SESSIONS_NOT_SUPPORTED: ['Permissions of smart accounts need a project id', 'Set `projectId`.'],
  HISTORY_UNSUPPORTED: ['The service has no history for this network', 'You cannot change this.'],
  MESSAGES_UNSUPPORTED: [
    'Wallets of this network cannot sign messages, so nobody can sign in with them',
    'Set `signIn` or `siwx` to `required: false`, or do not offer the network.',
  ],
  ONRAMP_NOT_SOLD: [
    'The seller does not offer this token here',
    'Another token or country may work.',
  ],
  RPC_INVALID_ANSWER: [
    'A Solana node sent an answer that does not fit the question',
    'Use another node.',
  ],
  SAFE_TIMEOUT: ['The Safe that embeds the page did not answer', 'Reload the page inside Safe.'],
}
