import type { bridgeErrors as english } from '../../en/errors/bridge.ts'
import type { ErrorText } from '../../errorText.ts'

export const bridgeErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  AMOUNT_TOO_LOW: {
    title: 'Le montant est trop faible',
    body: 'Les frais en prendraient une trop grande part. Rien n’a été envoyé. Choisissez un montant plus élevé.',
  },
  AMOUNT_TOO_HIGH: {
    title: 'Le montant est trop élevé',
    body: 'Pas plus que cela en une fois. Rien n’a été envoyé. Envoyez-le en plusieurs parties.',
  },
  BRIDGE_API_ERROR: {
    title: 'Le service de bridge a refusé',
    body: 'Vos fonds ne sont pas affectés. Changez le montant ou le token, ou réessayez dans un instant.',
  },
  SIMULATION_ERROR: {
    title: 'Cela n’arriverait pas',
    body: 'Un essai de l’arrivée a échoué, donc rien n’a été envoyé. Réessayez, ou avec un autre montant.',
  },
  BRIDGE_INDEXER_ERROR: {
    title: 'La progression est illisible en ce moment',
    body: 'Ce qui a été envoyé continue sans elle. Regardez à nouveau dans un instant.',
  },
  BRIDGE_RPC_ERROR: {
    title: 'Le réseau ne répond pas',
    body: 'Ce qui a été envoyé continue sans vous. Réessayez dans un instant.',
  },
  BRIDGE_WRONG_NODE: {
    title: 'Un nœud d’un autre réseau a répondu',
    body: 'Ce qui a été envoyé continue sans vous. Réessayez dans un instant.',
  },
  BRIDGE_CHAIN_NOT_CONFIGURED: {
    title: 'Ce réseau n’est pas configuré ici',
    body: 'Rien n’a été envoyé. Choisissez un autre réseau.',
  },
  BRIDGE_NO_POOL: {
    title: 'Le bridge n’est pas à sa place',
    body: 'Il n’y a rien à son adresse sur ce réseau : rien n’a été autorisé ni envoyé.',
  },
  BRIDGE_TOKEN_UNITS: {
    title: 'Les unités d’un jeton ne sont pas sûres',
    body: 'Le service de bridge le compte dans d’autres unités que le jeton lui-même. Rien n’a été envoyé.',
  },
  BRIDGE_DEADLINE_TOO_SOON: {
    title: 'Trop peu de temps pour arriver',
    body: 'Cela reviendrait sans doute des heures plus tard : rien n’a été envoyé. Réessayez avec une nouvelle cotation.',
  },
  BRIDGE_INVALID_INTEGRATOR_ID: {
    title: 'Le bridge de ce site est mal configuré',
    body: 'Rien n’a été envoyé. Son propriétaire doit corriger l’ID d’intégrateur.',
  },
  BRIDGE_NO_ACCOUNT: {
    title: 'Aucun wallet connecté',
    body: 'Rien n’a été envoyé. Connectez votre wallet, puis réessayez.',
  },
  BRIDGE_WRONG_ACCOUNT: {
    title: 'Un autre compte est actif',
    body: 'Ce transfert appartient à un autre compte. Passez à celui-ci dans votre wallet, puis réessayez.',
  },
  BRIDGE_WRONG_CHAIN: {
    title: 'Votre wallet est sur un autre réseau',
    body: 'Rien n’a été envoyé. Changez de réseau dans votre wallet, puis réessayez.',
  },
  BRIDGE_INSUFFICIENT_BALANCE: {
    title: 'Pas assez de ce token',
    body: 'Votre solde est inférieur au montant. Rien n’a été envoyé. Choisissez un montant plus faible.',
  },
  BRIDGE_INSUFFICIENT_FEE_FUNDS: {
    title: 'Pas assez pour les frais de réseau',
    body: 'Le réseau se paie dans sa propre monnaie. Rien n’a été envoyé. Ajoutez-en un peu, puis réessayez.',
  },
  BRIDGE_ALLOWANCE_TOO_LOW: {
    title: 'Votre wallet a autorisé moins que nécessaire',
    body: 'Rien n’a été envoyé. Réessayez et autorisez le montant entier.',
  },
  BRIDGE_APPROVE_SIMULATION_FAILED: {
    title: 'L’autorisation échouerait',
    body: 'Un essai a échoué, donc votre wallet n’a pas été sollicité et rien n’a été envoyé. Réessayez.',
  },
  BRIDGE_APPROVE_REVERTED: {
    title: 'L’autorisation a échoué',
    body: 'Le réseau l’a annulée. Vous avez payé ses frais et rien n’a été envoyé. Réessayez.',
  },
  BRIDGE_DEPOSIT_SIMULATION_FAILED: {
    title: 'L’envoi échouerait',
    body: 'Un essai a échoué, donc votre wallet n’a pas été sollicité et rien n’a été envoyé. Réessayez.',
  },
  BRIDGE_DEPOSIT_REVERTED: {
    title: 'Le réseau l’a annulé',
    body: 'Vous avez payé les frais de réseau, et le montant est toujours à vous. Réessayez avec une nouvelle cotation.',
  },
  BRIDGE_REVERTED: {
    title: 'Le réseau l’a annulé',
    body: 'Vous avez payé les frais de réseau, et le montant est toujours à vous. Réessayez.',
  },
  BRIDGE_DEPOSIT_UNCERTAIN: {
    title: 'C’est peut-être déjà envoyé',
    body: 'Regardez d’abord dans votre wallet : est-ce dans son activité ? Si oui, ne faites rien, cela arrivera. « Réessayer » l’envoie une seconde fois.',
  },
  BRIDGE_QUOTE_CHANGED: {
    title: 'Vous recevriez moins maintenant',
    body: 'Le taux a changé avant votre signature, donc rien n’a été envoyé. « Réessayer » accepte le nouveau taux.',
  },
  BRIDGE_QUOTE_EXPIRED: {
    title: 'La cotation est trop ancienne',
    body: 'Rien n’a été envoyé avec elle. « Réessayer » continue au taux actuel.',
  },
  BRIDGE_QUOTE_INVALID: {
    title: 'Cette cotation n’est pas fiable',
    body: 'Elle se contredit ou contredit votre demande, donc elle n’est pas utilisée. Rien n’a été envoyé.',
  },
  BRIDGE_EXPIRED: {
    title: 'Personne ne l’a versé à temps',
    body: 'Votre montant est remboursé sur le réseau d’où il vient. Vous n’avez rien à faire.',
  },
  BRIDGE_INVALID_HASH: {
    title: 'La réponse de votre wallet n’a pas de sens',
    body: 'Regardez dans votre wallet si c’est envoyé avant de réessayer.',
  },
  BRIDGE_DEPOSIT_QUERY_INVALID: {
    title: 'Il manque de quoi chercher',
    body: 'Saisissez le hash de la transaction du dépôt, ou le numéro du dépôt et son pool.',
  },
  BRIDGE_DEPOSIT_HASH_INVALID: {
    title: 'Ce n’est pas un hash de transaction',
    body: 'Il commence par 0x, suivi de 64 chiffres et lettres. Copiez-le depuis votre wallet ou l’explorateur.',
  },
  BRIDGE_NO_RECEIPT: {
    title: 'Transaction introuvable',
    body: 'Le réseau ne l’a pas, ou pas encore. Vérifiez le hash et le réseau.',
  },
  BRIDGE_DEPOSIT_NOT_FOUND: {
    title: 'Dépôt introuvable',
    body: 'Aucun dépôt ne porte ce numéro sur ce réseau. Vérifiez les deux.',
  },
  BRIDGE_NO_FILL_LOG: {
    title: 'Pas encore versé',
    body: 'Aucun versement de ce dépôt n’a été trouvé. Il peut encore venir ; d’ici là, le dépôt est en sécurité.',
  },
  BRIDGE_NO_DEPOSIT_LOG: {
    title: 'Dépôt introuvable',
    body: 'La transaction a abouti et ne contient aucun dépôt. Regardez-la sur l’explorateur avant de réessayer.',
  },
  BRIDGE_TRANSACTION_ALTERED: {
    title: 'Ce qui a été envoyé n’est pas ce que vous avez confirmé',
    body: 'La transaction sur le réseau est différente. Ne signez plus avec ce wallet.',
  },
  BRIDGE_TRANSACTION_CANCELLED: {
    title: 'Annulé dans votre wallet',
    body: 'Vous avez remplacé cette transaction dans votre wallet. Rien n’a été transféré.',
  },
  BRIDGE_NO_WALLET: {
    title: 'Aucun wallet connecté',
    body: 'Rien n’a été envoyé. Connectez votre wallet, puis réessayez.',
  },
  BRIDGE_NO_SIGNER: {
    title: 'Aucun wallet connecté',
    body: 'Rien n’a été signé. Connectez votre wallet, puis réessayez.',
  },
  BRIDGE_NO_ACTIONS: {
    title: 'Rien à faire à l’arrivée',
    body: 'Ce site a demandé des actions sans en indiquer. Rien n’a été envoyé.',
  },
  BRIDGE_INVALID_MESSAGE: {
    title: 'Ce qui doit se passer à l’arrivée n’est pas valide',
    body: 'Le propriétaire de ce site doit le corriger. Rien n’a été envoyé.',
  },
  BRIDGE_MESSAGE_UNSETTLED: {
    title: 'Aucun prix ne convient',
    body: 'Ce qui doit se passer à l’arrivée changeait avec chaque prix. Rien n’a été envoyé. Réessayez.',
  },
  BRIDGE_MESSAGE_TOO_LARGE: {
    title: 'Trop élevé pour les frais du site en ce moment',
    body: 'Aucun relayeur ne peut verser autant avec les frais du site. Rien n’a été envoyé. Choisissez un montant plus bas ou réessayez plus tard.',
  },
  BRIDGE_NO_MESSAGE_HANDLER: {
    title: 'Ce réseau ne peut pas le faire à l’arrivée',
    body: 'Rien là-bas ne pourrait exécuter les actions, donc rien n’a été envoyé. Choisissez un autre réseau.',
  },
  BRIDGE_SECRET_IN_PAGE: {
    title: 'Le bridge de ce site n’est pas configuré de façon sûre',
    body: 'Une clé a été placée là où tout visiteur peut la lire, donc elle n’a pas été utilisée. Rien n’a été envoyé.',
  },
  BRIDGE_SIMULATION_FAILED: {
    title: 'Cela échouerait',
    body: 'Un essai a échoué, donc rien n’a été envoyé. Réessayez, ou avec un autre montant.',
  },
  BRIDGE_SIMULATION_SERVICE_ERROR: {
    title: 'L’essai ne peut être affiché',
    body: 'Le service qui l’affiche n’a pas répondu. Rien n’a été envoyé.',
  },
  BRIDGE_SIMULATION_NOT_CONFIGURED: {
    title: 'Les essais ne sont pas configurés ici',
    body: 'Le propriétaire de ce site doit les configurer. Rien n’a été envoyé.',
  },
  BRIDGE_WRONG_DEPOSITOR: {
    title: 'Un autre compte a envoyé ceci',
    body: 'Seul le compte qui l’a envoyé peut l’accélérer. Passez à celui-ci dans votre wallet.',
  },
  BRIDGE_SPEED_UP_TOO_LOW: {
    title: 'Vous céderiez trop',
    body: 'Un nouveau transfert rapporterait plus. Rien n’a été signé. Choisissez un montant plus élevé.',
  },
  BRIDGE_SPEED_UP_TOO_HIGH: {
    title: 'C’est plus que ce qui a été envoyé',
    body: 'Il ne peut arriver plus que convenu au départ. Rien n’a été signé. Choisissez un montant plus faible.',
  },
  BRIDGE_SPEED_UP_POINTLESS: {
    title: 'Accélérer n’aiderait pas',
    body: 'Les frais sont déjà aussi élevés que pour un nouveau transfert. Rien n’a été signé. Il est en route.',
  },
  BRIDGE_ALREADY_FILLED: {
    title: 'C’est déjà arrivé',
    body: 'Il n’y a rien à accélérer, et rien n’a été signé.',
  },
  BRIDGE_INVALID_SIGNATURE: {
    title: 'La réponse de votre wallet n’a pas de sens',
    body: 'Elle n’a pas été utilisée. Votre transfert continue comme avant. Réessayez.',
  },
  BRIDGE_SPEED_UP_SIMULATION_FAILED: {
    title: 'L’accélération échouerait',
    body: 'Un essai a échoué, donc elle n’a pas été envoyée. Votre transfert continue comme avant.',
  },
  BRIDGE_SPEED_UP_REVERTED: {
    title: 'L’accélération a échoué',
    body: 'Vous en avez payé les frais de réseau. Votre transfert continue comme avant.',
  },
  BRIDGE_UNKNOWN_ERROR: {
    title: 'Le transfert s’est arrêté',
    body: 'Un imprévu est survenu. Regardez dans votre wallet si c’est envoyé, puis réessayez.',
  },
}
