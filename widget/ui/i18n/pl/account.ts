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
  eip155: 'Ethereum i zgodne',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** Polish: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet) => `Wybierz sieci dla ${wallet}`,
    body: 'Inne sieci pozostają bez zmian. Możesz połączyć także je, jedną po drugiej.',
    name: (namespace) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: 'Konto',
    network: (network) => `Sieć: ${network}. Zmień sieć`,
    wallet: 'Portfel',
    features: {
      onramp: 'Kup',
      swaps: 'Wymień',
      receive: 'Odbierz',
      send: 'Wyślij',
      bridge: 'Most',
    },
    tabs: {
      tokens: 'Tokeny',
      nfts: 'NFT',
      activity: 'Aktywność',
    },
    explorer: 'Eksplorator',
    embedded: 'E-mail, odzyskiwanie, urządzenia',
    cannotSignTitle: 'Dokończ konfigurację przeglądarki',
    cannotSign: 'Skonfiguruj',
    notBackedUp: 'Brak kopii zapasowej',
    backUp: 'Utwórz kopię',
    backUpWhy: 'Utwórz kopię zapasową portfela: bez niej utrata urządzeń to utrata portfela.',
    backUpLater: 'Później',
    families: 'Konto według sieci',
    accounts: 'Używane konto',
    refresh: 'Odśwież',
    refreshing: 'Odświeżanie',
    refreshIn: (time) => `Ponownie za ${time}`,
    refreshWaits: (time) => `Usługa sald nie odpowiedziała. Możesz odświeżyć za ${time}.`,
    noPrice: 'Brak ceny',
    old: (age) => `Stan: ${age}`,
    transferTo: (amount, network) => `${amount} do ${network}`,
    transferLabel: (amount, network, clock) => `Przelew ${amount} do ${network}, ${clock}`,
    seeAll: (count) => `Zobacz wszystkie: ${count}`,
    disconnect: 'Rozłącz',
    disconnecting: 'Rozłączanie',
    emptyTitle: 'Nie ma jeszcze tokenów',
    emptyBody: (network) => `To, co masz w sieci ${network}, pojawi się tutaj.`,
    errorTitle: 'Salda się nie wczytały',
    errorBody: 'Sieć nie odpowiedziała. Twoje środki są bezpieczne.',
  },
  receive: {
    title: 'Odbierz',
    code: (address) => `Kod QR Twojego adresu ${address}`,
    copy: 'Kopiuj adres',
    onlyOn: (names, more) =>
      `Dla tokenów w sieciach: ${listNames('pl', more > 0 ? [...names, `jeszcze ${more}`] : names)}. To, co wysłano w innej sieci, może przepaść.`,
    contractTitle: 'To konto jest kontraktem',
    contractBody: (network) =>
      `W sieci ${network} jest Twoje. W innej sieci jego adres może być niczyj.`,
    emptyTitle: 'Brak połączonego portfela',
    emptyBody: 'Połącz portfel, aby zobaczyć tu jego adres.',
    connect: 'Połącz portfel',
  },
  networks: {
    title: 'Wybierz sieć',
    search: 'Szukaj sieci',
    list: 'Sieci',
    switching: 'Potwierdź w portfelu',
    unavailable: 'Nie z tym portfelem',
    testing: 'Sieci testowe',
    noMatch: 'Nie znaleziono sieci',
    noMatchBody: (query) => `Nic tu nie nazywa się „${query}”.`,
    help: 'Czym jest sieć?',
    emptyTitle: 'Brak sieci',
    emptyBody: 'Ta strona nie podała sieci.',
  },
  unsupported: {
    title: 'Zmień sieć',
    lead: 'Ta sieć nie jest tu obsługiwana',
    body: (network, origin) =>
      `Portfel jest w sieci ${network}. ${origin} jej nie używa. Przełącz na jedną z tych, aby kontynuować.`,
    unknown: 'nieznana sieć',
    disconnect: 'Rozłącz',
    emptyBody: 'Nie ma innej sieci do przełączenia. Rozłącz się albo zmień ją w portfelu.',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
