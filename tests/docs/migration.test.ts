import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** AppKit 1.8's instance, hooks and options that are not also Causeway's by name. */
const names = {
  instance: `open close isOpen ready redirect replace disconnect switchNetwork getError getEvent
    getChainId getCaipNetwork getCaipNetworkId getCaipNetworks getAddress getCaipAddress getAccount
    getIsConnectedState getWalletProvider getWalletProviderType getProvider getWalletInfo getState
    getThemeMode getThemeVariables setThemeMode setThemeVariables subscribeAccount subscribeNetwork
    subscribeProviders subscribeTheme subscribeWalletInfo subscribeState subscribeEvents
    subscribeCaipNetworkChange subscribeShouldUpdateToAddress updateFeatures updateOptions
    setConnectMethodsOrder setWalletFeaturesOrder setCollapseWallets setSocialsOrder addNetwork
    removeNetwork showErrorMessage showSuccessMessage popTransactionStack resetWcConnection
    addConnector addAddressLabel removeAddressLabel`,
  hooks: `useAppKit useAppKitAccount useAppKitNetwork useAppKitNetworkCore useAppKitProvider
    useAppKitState useAppKitTheme useAppKitEvents useWalletInfo useDisconnect useAppKitBalance
    useAppKitConnections useAppKitConnection useAppKitWallets useAppKitWallet useAppKitPay`,
  options: `adapters networks defaultNetwork projectId metadata features themeMode allWallets
    includeWalletIds excludeWalletIds featuredWalletIds customWallets tokens customRpcUrls
    termsConditionsUrl privacyPolicyUrl chainImages connectorImages siwx siweConfig enableEmbedded
    disableAppend allowUnsupportedChain defaultAccountTypes coinbasePreference universalProvider
    universalProviderConfigOverride manualWCControl basic experimental_preferUniversalLinks debug
    enableWalletConnect enableWalletGuide enableWallets enableEIP6963 enableInjected enableCoinbase
    enableNetworkSwitch enableAuthLogger enableReconnect enableBaseAccount enableMobileFullScreen`,
}

test.each(Object.entries(names))('default: the guide says what becomes of all %s', (_, list) => {
  const guide = readFileSync('docs/migration.md', 'utf8')
  const missing = list.split(/\s+/).filter((name) => !new RegExp(`\\b${name}\\b`).test(guide))
  expect(missing).toEqual([])
})
