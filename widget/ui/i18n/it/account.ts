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
  eip155: 'Ethereum e compatibili',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Italian: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet) => `Scegli le reti per ${wallet}`,
    body: 'Le altre reti restano come sono. Puoi connettere anche quelle, una dopo l’altra.',
    name: (namespace) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: 'Account',
    network: (network) => `Rete: ${network}. Cambia rete`,
    wallet: 'Wallet',
    features: {
      onramp: 'Compra',
      swaps: 'Swap',
      receive: 'Ricevi',
      send: 'Invia',
      bridge: 'Bridge',
    },
    tabs: {
      tokens: 'Token',
      nfts: 'NFT',
      activity: 'Attività',
    },
    explorer: 'Explorer',
    embedded: 'Email, recupero, dispositivi',
    cannotSignTitle: 'Completa la configurazione di questo browser',
    cannotSign: 'Configura',
    notBackedUp: 'Senza backup',
    backUp: 'Fai il backup',
    backUpWhy: 'Fai un backup del wallet: senza, se perdi i dispositivi perdi anche il wallet.',
    backUpLater: 'Più tardi',
    families: 'Account, per rete',
    accounts: 'Account in uso',
    refresh: 'Aggiorna',
    refreshing: 'Aggiornamento',
    refreshIn: (time) => `Di nuovo tra ${time}`,
    refreshWaits: (time) =>
      `Il servizio dei saldi non ha risposto. Puoi aggiornare di nuovo tra ${time}.`,
    noPrice: 'Nessun prezzo',
    old: (age) => `Aggiornato ${age}`,
    transferTo: (amount, network) => `${amount} su ${network}`,
    transferLabel: (amount, network, clock) => `Trasferimento di ${amount} su ${network}, ${clock}`,
    seeAll: (count) =>
      plural('it', count, {
        one: `Vedi (${count})`,
        many: `Vedi tutti (${count})`,
        other: `Vedi tutti (${count})`,
      }),
    disconnect: 'Disconnetti',
    disconnecting: 'Disconnessione',
    emptyTitle: 'Ancora nessun token',
    emptyBody: (network) => `Ciò che possiedi su ${network} apparirà qui.`,
    errorTitle: 'I saldi non sono stati caricati',
    errorBody: 'La rete non ha risposto. I tuoi fondi non sono coinvolti.',
  },
  receive: {
    title: 'Ricevi',
    code: (address) => `Codice QR del tuo indirizzo ${address}`,
    copy: 'Copia indirizzo',
    onlyOn: (names, more) =>
      `Per token su ${listNames('it', more > 0 ? [...names, `altre ${more}`] : names)}. Ciò che viene inviato su un’altra rete può andare perso.`,
    contractTitle: 'Questo account è un contratto',
    contractBody: (network) =>
      `È tuo su ${network}. Su un’altra rete il suo indirizzo potrebbe non essere di nessuno.`,
    emptyTitle: 'Nessun wallet connesso',
    emptyBody: 'Connetti un wallet per vedere qui il suo indirizzo.',
    connect: 'Connetti wallet',
  },
  networks: {
    title: 'Scegli rete',
    search: 'Cerca rete',
    list: 'Reti',
    switching: 'Conferma nel tuo wallet',
    unavailable: 'Non con questo wallet',
    testing: 'Reti di test',
    noMatch: 'Nessuna rete trovata',
    noMatchBody: (query) => `Nulla qui si chiama “${query}”.`,
    help: 'Cos’è una rete?',
    emptyTitle: 'Nessuna rete',
    emptyBody: 'Questo sito non ha indicato una rete da usare.',
  },
  unsupported: {
    title: 'Cambia rete',
    lead: 'Questa rete non è supportata qui',
    body: (network, origin) =>
      `Il tuo wallet è su ${network}. ${origin} non la usa. Passa a una di queste per continuare.`,
    unknown: 'una rete sconosciuta',
    disconnect: 'Disconnetti',
    emptyBody: 'Non c’è un’altra rete a cui passare. Disconnettiti, o cambiala nel tuo wallet.',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
