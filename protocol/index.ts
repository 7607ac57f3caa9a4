/*
 * What page and widget may say to each other.
 *
 *   page (loader)                                  frame (widget)
 *     hello            <───────────────────────────  first message of every document
 *     publish          <───────────────────────────  public state, events
 *     walletRequest    <───────────────────────────  one request to a wallet of the page
 *     ───────────────────────────>  open, close      the page or the person wants to see it
 *     ───────────────────────────>  request          EIP-1193 request of the page
 *     ───────────────────────────>  walletEvent      a wallet of the page spoke by itself
 *
 * Every method is a row in `widget.ts` or `page.ts`; both sides parse what they receive, and the
 * widget what it sends. Shapes marked `fromPage` are left out of the loader's build.
 */
export {
  BaseError,
  type BaseErrorOptions,
  type ErrorCode,
  isError,
  isUserRejection,
} from './baseError.ts'
export { fromBase58, toBase58 } from './base58.ts'
export * from './caip.ts'
export {
  type AccountTypes,
  accountTypes,
  type BridgeOptions,
  bridgeOptions,
  type CustomNetwork,
  type ConnectMethod,
  type ConnectorType,
  connectMethods,
  connectorTypes,
  type Features,
  features,
  type LiveOptions,
  liveOptions,
  type OpenOptions,
  type OpenView,
  openOptions,
  openView,
  openViews,
  type SocialLogin,
  socialLogins,
  type ViewArguments,
  type WidgetOptions,
  widgetOptions,
} from './config.ts'
export {
  type Contract,
  contract,
  type Handlers,
  issuePath,
  type Outcome,
  type Remote,
  remote,
  serve,
} from './contract.ts'
export { disconnectedState } from './disconnectedState.ts'
export {
  errorCode,
  fromWireError,
  standardCodes,
  toWireError,
  type WidgetErrorCode,
  type WireError,
  widgetErrorCodes,
  wireError,
} from './errors.ts'
export {
  type BridgeStatus,
  bridgeStatus,
  type CloseReason,
  closeReason,
  events,
  parseEvent,
  type WidgetEvent,
  type WidgetEventName,
  type WidgetEvents,
  wireEvent,
} from './events.ts'
export { json, methodName, requestId, rpcParams } from './json.ts'
export * from './limits.ts'
export { type GuardOptions, guard } from './messenger.ts'
export {
  accountMethods,
  forwardedMethods,
  interactiveMethods,
  isAccountsRevocation,
  isGrantRevocation,
  isSafeMethod,
  isWalletMethod,
  ownMethods,
  type SafeMethod,
  safeMethods,
  type WalletMethod,
  walletMethods,
} from './methods.ts'
export { type PageContract, page, type Welcome, welcome } from './page.ts'
export {
  type SignInAccount,
  type SignInHost,
  type SignInOptions,
  type SiweConfig,
  type Siwx,
  signInData,
  signInHost,
  signInOptions,
} from './signIn.ts'
export {
  type ConnectionStatus,
  connectionStatus,
  type EmbeddedAccount,
  type PublicState,
  publicState,
  type Snapshot,
  snapshot,
} from './state.ts'
export {
  type ThemeMode,
  type ThemeVariables,
  type ThemePreset,
  themeMode,
  themePreset,
  themePresets,
  themeVariableNames,
  themeVariables,
} from './theme.ts'
export { restrictedTimezones } from './timezones.ts'
export { clickCalls } from './clickCalls.ts'
export { capabilities, negotiate, PROTOCOL_VERSION, protocolVersions } from './version.ts'
export {
  type PageWallet,
  pageWallet,
  type WalletEvent,
  type WalletInfo,
  walletEvent,
  walletInfo,
} from './wallet.ts'
export { type WidgetContract, widget } from './widget.ts'
