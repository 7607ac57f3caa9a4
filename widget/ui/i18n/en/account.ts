import { plural } from '#lib/plural.ts'
import { listNames } from '../format.ts'
import { activityWords } from './account/activity.ts'
import { buyWords } from './account/buy.ts'
import { namesWords } from './account/names.ts'
import { payWords } from './account/pay.ts'
import { sendWords } from './account/send.ts'
import { settingsWords } from './account/settings.ts'
import { swapWords } from './account/swap.ts'

/** Kinds of chains, by the first part of their CAIP-2 ids. */
const familyNames: { readonly [namespace: string]: string } = {
  eip155: 'Ethereum and compatible',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** English: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet: string) => `Choose networks for ${wallet}`,
    body: 'Other networks stay as they are.',
    name: (namespace: string) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: 'Account',
    network: (network: string) => `Network: ${network}. Change network`,
    wallet: 'Wallet',
    features: {
      onramp: 'Buy',
      swaps: 'Swap',
      receive: 'Receive',
      send: 'Send',
      bridge: 'Bridge',
    },
    tabs: { tokens: 'Tokens', nfts: 'NFTs', activity: 'Activity' },
    explorer: 'Explorer',
    embedded: 'Email, recovery, devices',
    cannotSignTitle: 'Finish setting up this browser',
    cannotSign: 'Set up',
    notBackedUp: 'Not backed up',
    backUp: 'Back it up',
    backUpWhy:
      'Back up your wallet. If you lose your devices without a backup, you lose your wallet.',
    backUpLater: 'Later',
    families: 'Accounts by network',
    accounts: 'Active account',
    refresh: 'Refresh',
    refreshing: 'Refreshing',
    refreshIn: (time: string) => `Refresh in ${time}`,
    refreshWaits: (time: string) =>
      `The balance service did not answer. You can refresh again in ${time}.`,
    noPrice: 'No price',
    old: (age: string) => `As of ${age}`,
    transferTo: (amount: string, network: string) => `${amount} to ${network}`,
    transferLabel: (amount: string, network: string, clock: string) =>
      `Transfer of ${amount} to ${network}, ${clock}`,
    seeAll: (count: number) => plural('en', count, { one: 'See it', other: `See all ${count}` }),
    disconnect: 'Disconnect',
    disconnecting: 'Disconnecting',
    emptyTitle: 'No tokens yet',
    emptyBody: (network: string) => `Your tokens on ${network} will appear here.`,
    errorTitle: 'Balances did not load',
    errorBody: 'The network did not answer. Your funds are not affected.',
  },
  receive: {
    title: 'Receive',
    code: (address: string) => `QR code of your address ${address}`,
    copy: 'Copy address',
    /** The names of some networks, and how many more there are. */
    onlyOn: (names: readonly string[], more: number) =>
      `Only for tokens on ${listNames('en', more > 0 ? [...names, `${more} more`] : names)}. Tokens sent on another network may be lost.`,
    contractTitle: 'This account is a contract',
    contractBody: (network: string) =>
      `You control it on ${network}. On another network, nobody may control this address.`,
    emptyTitle: 'No wallet connected',
    emptyBody: 'Connect a wallet to see its address here.',
    connect: 'Connect wallet',
  },
  networks: {
    title: 'Choose network',
    search: 'Search network',
    list: 'Networks',
    switching: 'Confirm in your wallet',
    unavailable: 'Not in this wallet',
    testing: 'Test networks',
    noMatch: 'No network found',
    noMatchBody: (query: string) => `No network here is called “${query}”.`,
    help: 'What is a network?',
    emptyTitle: 'No networks',
    emptyBody: 'This site has not set up any networks.',
  },
  unsupported: {
    title: 'Switch network',
    lead: 'This network is not supported here',
    body: (network: string, origin: string) =>
      `Your wallet is on ${network}. ${origin} does not use it. Switch to one of these to continue.`,
    unknown: 'an unknown network',
    disconnect: 'Disconnect',
    emptyBody: 'There is no other network to switch to. Disconnect, or change it in your wallet.',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
}
