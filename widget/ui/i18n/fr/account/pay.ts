import { plural } from '#lib/plural.ts'
import type { payWords as english } from '../../en/account/pay.ts'

export const payWords = {
  pay: {
    title: 'Payer',
    close: 'Fermer',
    to: 'À',
    from: 'Payer depuis',
    looking: 'Consultation de vos soldes',
    kinds: {
      direct: (network) => `sur ${network}`,
      bridge: (network) => `sur ${network}, par le bridge`,
      swap: (network) => `sur ${network}, par swap`,
      swapAndBridge: (network) => `sur ${network}, swap et bridge`,
    },
    of: (balance) => `sur ${balance}`,
    problems: {
      notEnough: (network) => `Pas assez sur ${network}`,
      tooLow: (network) => `Trop peu pour le bridge depuis ${network}`,
      tooHigh: (network) => `Trop pour le bridge depuis ${network} en ce moment`,
      contract: (network) =>
        `Pas depuis ${network} : le destinataire est un contrat et recevrait un autre token`,
      unwrapped: (network) =>
        `Pas depuis ${network} : le destinataire recevrait la monnaie elle-même, pas ce jeton`,
      noPrice: (network) => `Pas de prix depuis ${network} en ce moment`,
      market: (network) => `Le marché sur ${network} est trop petit pour cela`,
      noFee: (network) => `Rien pour les frais de réseau sur ${network}`,
    },
    confirmations: (count) =>
      plural('fr', count, {
        one: `${count} confirmation dans votre wallet`,
        many: `${count} confirmations dans votre wallet`,
        other: `${count} confirmations dans votre wallet`,
      }),
    steps: {
      approveSwap: (symbol) => `Autoriser le swap à prendre ${symbol}`,
      swap: (give, least) => `Échanger ${give} contre au moins ${least}`,
      approveBridge: (symbol) => `Autoriser le bridge à prendre ${symbol}`,
      deposit: (amount) => `Payer ${amount} par le bridge`,
      send: (amount) => `Payer ${amount}`,
    },
    leftover: 'Ce que le swap rapporte en plus reste dans votre wallet.',
    swapped: (give, want) => `${give} échangés contre ${want}`,
    swappedBody: 'C’est dans votre wallet. Payez avec, ou choisissez une autre façon.',
    phases: {
      checking: 'Vérification',
      wallet: 'Confirmez dans votre wallet',
      network: 'En attente du réseau',
    },
    keepOpen:
      'Laissez ceci ouvert jusqu’à la dernière confirmation. Ce qui est échangé d’ici là est à vous.',
    swapping: 'Le swap est en route',
    swappingNote: 'Une fois terminé, vous pourrez payer avec. Vous pouvez fermer.',
    unknown: 'Personne ne sait si c’est envoyé',
    unknownBody: 'Regardez dans votre wallet avant de payer à nouveau.',
    payWith: (amount) => `Payer ${amount}`,
    notEnough: 'Rien pour payer',
    noWayTitle: 'Vous avez trop peu pour payer ceci',
    noWayBody: 'Procurez-vous de ce token, ou d’un autre échangeable contre lui, puis revenez.',
    connect: 'Connecter un wallet',
    sent: 'Envoyé, en attente du réseau',
    paid: (network) => `Payé sur ${network}`,
    less: (paid) => `${paid} payés, soit moins`,
    lessBody: 'Vous avez accepté une offre plus basse en route. Le site peut demander le reste.',
    stopped: 'Non payé',
    stoppedBody: 'Cela s’est arrêté en route. Voyez ce qui s’est passé, et continuez de là.',
    otherWay: 'Autre façon',
    details: 'Voir les détails',
    safeToClose: 'Vous pouvez fermer. Le paiement continue sans cette fenêtre.',
    emptyTitle: 'Rien à payer',
    emptyBody: 'Ce site ne demande aucun paiement en ce moment.',
    errorTitle: 'Les soldes n’ont pas pu être chargés',
    errorBody: 'Le réseau n’a pas répondu. Rien n’a été payé.',
  },
} satisfies typeof english
