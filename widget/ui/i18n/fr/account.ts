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
  eip155: 'Ethereum et compatibles',
  solana: 'Solana',
  bip122: 'Bitcoin',
  polkadot: 'Polkadot',
  cosmos: 'Cosmos',
}

/** French: what the views of a connected account say. */
export const accountWords = {
  families: {
    title: (wallet) => `Choisir les réseaux de ${wallet}`,
    body: 'Les autres réseaux restent tels quels. Vous pouvez aussi les connecter, l’un après l’autre.',
    name: (namespace) => familyNames[namespace] ?? namespace,
  },
  account: {
    title: 'Compte',
    network: (network) => `Réseau : ${network}. Changer de réseau`,
    wallet: 'Wallet',
    features: {
      onramp: 'Acheter',
      swaps: 'Swap',
      receive: 'Recevoir',
      send: 'Envoyer',
      bridge: 'Bridge',
    },
    tabs: {
      tokens: 'Tokens',
      nfts: 'NFT',
      activity: 'Activité',
    },
    explorer: 'Explorateur',
    embedded: 'E-mail, récupération, appareils',
    cannotSignTitle: 'Terminez la configuration de ce navigateur',
    cannotSign: 'Configurer',
    notBackedUp: 'Non sauvegardé',
    backUp: 'Le sauvegarder',
    backUpWhy: 'Sauvegardez votre portefeuille : sans cela, perdre vos appareils, c’est le perdre.',
    backUpLater: 'Plus tard',
    families: 'Compte, par réseau',
    accounts: 'Compte utilisé',
    refresh: 'Actualiser',
    refreshing: 'Actualisation',
    refreshIn: (time) => `À nouveau dans ${time}`,
    refreshWaits: (time) =>
      `Le service de soldes n’a pas répondu. Vous pourrez actualiser dans ${time}.`,
    noPrice: 'Aucun prix',
    old: (age) => `Mis à jour ${age}`,
    transferTo: (amount, network) => `${amount} vers ${network}`,
    transferLabel: (amount, network, clock) => `Transfert de ${amount} vers ${network}, ${clock}`,
    seeAll: (count) =>
      plural('fr', count, {
        one: `Voir (${count})`,
        many: `Voir les ${count}`,
        other: `Voir les ${count}`,
      }),
    disconnect: 'Déconnecter',
    disconnecting: 'Déconnexion',
    emptyTitle: 'Aucun token pour l’instant',
    emptyBody: (network) => `Ce que vous détenez sur ${network} apparaîtra ici.`,
    errorTitle: 'Les soldes n’ont pas pu être chargés',
    errorBody: 'Le réseau n’a pas répondu. Vos fonds ne sont pas affectés.',
  },
  receive: {
    title: 'Recevoir',
    code: (address) => `QR code de votre adresse ${address}`,
    copy: 'Copier l’adresse',
    onlyOn: (names, more) =>
      `Pour les tokens sur ${listNames('fr', more > 0 ? [...names, `${more} autres`] : names)}. Ce qui est envoyé sur un autre réseau peut être perdu.`,
    contractTitle: 'Ce compte est un contrat',
    contractBody: (network) =>
      `Il est à vous sur ${network}. Sur un autre réseau, son adresse n’est peut-être à personne.`,
    emptyTitle: 'Aucun wallet connecté',
    emptyBody: 'Connectez un wallet pour voir son adresse ici.',
    connect: 'Connecter un wallet',
  },
  networks: {
    title: 'Choisir un réseau',
    search: 'Chercher un réseau',
    list: 'Réseaux',
    switching: 'Confirmez dans votre wallet',
    unavailable: 'Pas avec ce wallet',
    testing: 'Réseaux de test',
    noMatch: 'Aucun réseau trouvé',
    noMatchBody: (query) => `Rien ne s’appelle « ${query} » ici.`,
    help: 'Qu’est-ce qu’un réseau ?',
    emptyTitle: 'Aucun réseau',
    emptyBody: 'Ce site n’a indiqué aucun réseau à utiliser.',
  },
  unsupported: {
    title: 'Changer de réseau',
    lead: 'Ce réseau n’est pas pris en charge ici',
    body: (network, origin) =>
      `Votre wallet est sur ${network}. ${origin} ne l’utilise pas. Passez à l’un de ceux-ci pour continuer.`,
    unknown: 'un réseau inconnu',
    disconnect: 'Déconnecter',
    emptyBody:
      'Il n’y a pas d’autre réseau vers lequel passer. Déconnectez-vous, ou changez-en dans votre wallet.',
  },
  ...swapWords,
  ...activityWords,
  ...buyWords,
  ...payWords,
  ...namesWords,
  ...sendWords,
  ...settingsWords,
} satisfies typeof english
