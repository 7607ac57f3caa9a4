/**
 * In the place of `@walletconnect/keyvaluestorage`, which reads `localStorage` while it loads and
 * throws where a frame's storage is blocked. The SDK is always given a storage of our own.
 */
export default class KeyValueStorage {
  constructor() {
    throw new Error('WalletConnect was started without a storage')
  }
}
