/**
 * In the place of `@walletconnect/window-getters`, `window-metadata`, `environment` and
 * `detect-browser`: this is always a browser's document.
 */
export const getDocument = () => document
export const getNavigator = () => navigator
export const getLocation = () => location
export const getWindowMetadata = () => null

export const isBrowser = () => true
export const isNode = () => false
export const isReactNative = () => false
export const getBrowerCrypto = () => crypto
export const getSubtleCrypto = () => crypto.subtle
export const isBrowserCryptoAvailable = () => true

/** The relay need not know more of the browser. */
export const detect = () => ({ type: 'browser', os: 'web', name: 'browser', version: '1' })
