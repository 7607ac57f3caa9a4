import { plural } from '#lib/plural.ts'
import { listNames } from '../format.ts'
import type { accountWords as english } from '../en/account.ts'
import { activityWords } from './account/activity.ts'
import { buyWords } from './account/buy.ts'
import { namesWords } from './account/names.ts'
import { payWords } from './account/pay.ts'
import { sendWords } from './account/send.ts'
import { settingsWords } from './account/settings.ts'
import { swapWords } from './account/swap.ts'

/** Kinds of chains, by the first part of their CAIP-2 ids. */
const familyNames: { readonly [namespace: string]: string } = {
  eip155: 'Ethereum und kompatible',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** German: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet) => `Netzwerke für ${wallet} wählen`,
    body: 'Andere Netzwerke bleiben, wie sie sind. Du kannst sie nacheinander ebenfalls verbinden.',
    name: (namespace) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: 'Konto',
    network: (network) => `Netzwerk: ${network}. Netzwerk ändern`,
    wallet: 'Wallet',
    features: {
      onramp: 'Kaufen',
      swaps: 'Swap',
      receive: 'Empfangen',
      send: 'Senden',
      bridge: 'Bridge',
    },
    tabs: {
      tokens: 'Token',
      nfts: 'NFTs',
      activity: 'Aktivität',
    },
    explorer: 'Explorer',
    embedded: 'E-Mail, Wiederherstellung, Geräte',
    cannotSignTitle: 'Richte diesen Browser fertig ein',
    cannotSign: 'Einrichten',
    notBackedUp: 'Nicht gesichert',
    backUp: 'Jetzt sichern',
    backUpWhy:
      'Sichere deine Wallet: Ohne Sicherung ist mit deinen Geräten auch die Wallet verloren.',
    backUpLater: 'Später',
    families: 'Konto nach Netzwerk',
    accounts: 'Verwendetes Konto',
    refresh: 'Aktualisieren',
    refreshing: 'Wird aktualisiert',
    refreshIn: (time) => `Wieder in ${time}`,
    refreshWaits: (time) =>
      `Der Guthabendienst hat nicht geantwortet. In ${time} kannst du wieder aktualisieren.`,
    noPrice: 'Kein Preis',
    old: (age) => `Stand: ${age}`,
    transferTo: (amount, network) => `${amount} nach ${network}`,
    transferLabel: (amount, network, clock) =>
      `Überweisung von ${amount} nach ${network}, ${clock}`,
    seeAll: (count) => plural('de', count, { one: 'Ansehen', other: `Alle ${count} ansehen` }),
    disconnect: 'Trennen',
    disconnecting: 'Wird getrennt',
    emptyTitle: 'Noch keine Token',
    emptyBody: (network) => `Was du auf ${network} hältst, erscheint hier.`,
    errorTitle: 'Guthaben wurden nicht geladen',
    errorBody: 'Das Netzwerk hat nicht geantwortet. Dein Geld ist nicht betroffen.',
  },
  receive: {
    title: 'Empfangen',
    code: (address) => `QR-Code deiner Adresse ${address}`,
    copy: 'Adresse kopieren',
    onlyOn: (names, more) =>
      `Für Token auf ${listNames('de', more > 0 ? [...names, `${more} weiteren`] : names)}. Was auf einem anderen Netzwerk gesendet wird, kann verloren sein.`,
    contractTitle: 'Dieses Konto ist ein Contract',
    contractBody: (network) =>
      `Auf ${network} gehört es dir. Auf einem anderen Netzwerk gehört seine Adresse vielleicht niemandem.`,
    emptyTitle: 'Keine Wallet verbunden',
    emptyBody: 'Verbinde eine Wallet, um hier ihre Adresse zu sehen.',
    connect: 'Wallet verbinden',
  },
  networks: {
    title: 'Netzwerk wählen',
    search: 'Netzwerk suchen',
    list: 'Netzwerke',
    switching: 'In deiner Wallet bestätigen',
    unavailable: 'Nicht mit dieser Wallet',
    testing: 'Testnetzwerke',
    noMatch: 'Kein Netzwerk gefunden',
    noMatchBody: (query) => `Hier heißt nichts „${query}“.`,
    help: 'Was ist ein Netzwerk?',
    emptyTitle: 'Keine Netzwerke',
    emptyBody: 'Diese Website hat kein Netzwerk genannt.',
  },
  unsupported: {
    title: 'Netzwerk wechseln',
    lead: 'Dieses Netzwerk wird hier nicht unterstützt',
    body: (network, origin) =>
      `Deine Wallet ist auf ${network}. ${origin} nutzt es nicht. Wechsle zu einem von diesen, um weiterzumachen.`,
    unknown: 'einem unbekannten Netzwerk',
    disconnect: 'Trennen',
    emptyBody:
      'Es gibt kein anderes Netzwerk zum Wechseln. Trenne die Verbindung oder ändere es in deiner Wallet.',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
