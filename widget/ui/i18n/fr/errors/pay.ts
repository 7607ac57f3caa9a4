import type { payErrors as english } from '../../en/errors/pay.ts'
import type { ErrorText } from '../../errorText.ts'

export const payErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  ONRAMP_NO_PROJECT: {
    title: 'Rien ne peut être acheté sur ce site',
    body: 'Son propriétaire n’a pas défini d’ID de projet. Rien n’a été payé.',
  },
  ONRAMP_QUOTE_INVALID: {
    title: 'Ce prix n’est pas le bon',
    body: 'Il concerne autre chose que votre choix. Rien n’a été payé ; réessayez.',
  },
  PAY_OFF: {
    title: 'Les paiements sont désactivés sur ce site',
    body: 'Son propriétaire ne les a pas activés. Rien n’a été payé.',
  },
  INVALID_PAYMENT: {
    title: 'Ce paiement ne peut être demandé',
    body: 'Le site l’a demandé de façon incorrecte. Rien n’a été payé.',
  },
  NO_SUCH_TOKEN: {
    title: 'Ce token n’existe pas',
    body: 'Rien sur ce réseau ne répond à son adresse. Rien n’a été envoyé.',
  },
  PAY_NOT_COVERED: {
    title: 'Le prix a changé',
    body: 'Le bridge prend plus qu’avant. Ce que vous avez échangé est dans votre wallet : choisissez comment continuer.',
  },
  PAY_OTHER_WAY: {
    title: 'Vous avez choisi une autre façon de payer',
    body: 'Ce transfert a pris fin ainsi, avant tout envoi.',
  },
  PAY_NO_PRICE: {
    title: 'Le bridge ne donne pas de prix pour cela',
    body: 'Ce montant exact ne peut être payé par lui en ce moment. Rien n’a été envoyé.',
  },
  PAY_TAKES_MORE: {
    title: 'Il prendrait plus',
    body: 'Le paiement vous prendrait plus que ce qui est affiché, ou paierait moins. Rien n’a été envoyé.',
  },
  PAY_UNCHECKED: {
    title: 'Vérification impossible',
    body: 'Aucun nœud de ce réseau ne peut essayer le paiement avant l’envoi, donc il n’a pas été envoyé.',
  },
}
