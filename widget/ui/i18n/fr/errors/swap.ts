import type { swapErrors as english } from '../../en/errors/swap.ts'
import type { ErrorText } from '../../errorText.ts'

export const swapErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SWAP_NETWORK_UNSUPPORTED: {
    title: 'Réseau non pris en charge pour les swaps',
    body: 'Choisissez un autre réseau.',
  },
  SWAP_NO_LIQUIDITY: {
    title: 'Liquidité insuffisante',
    body: 'Le marché est trop petit pour ce montant. Essayez un montant plus petit.',
  },
  SWAP_NO_ROUTE: {
    title: 'Aucun marché pour ces deux-là',
    body: 'Rien ne relie ces deux tokens. Choisissez-en un autre.',
  },
  SWAP_PRICE_MOVED: {
    title: 'Le prix a changé',
    body: 'Le prix a bougé au-delà de votre limite ; rien n’a été échangé.',
  },
  SWAP_REVERTS: {
    title: 'Le réseau le refuserait',
    body: 'Le swap a été essayé sans l’envoyer, et a échoué. Rien n’a été envoyé.',
  },
  SWAP_BELOW_MINIMUM: {
    title: 'Vous obtiendriez moins',
    body: 'Le swap donnerait moins que le minimum accepté. Rien n’a été envoyé. Demandez une nouvelle cotation.',
  },
  SWAP_RECIPIENT: {
    title: 'Pas pour vous',
    body: 'Le service de swap voulait payer quelqu’un d’autre. Rien n’a été envoyé. Ne l’utilisez pas pour l’instant.',
  },
  SWAP_WRONG_TOKEN: {
    title: 'D’autres tokens',
    body: 'Le service de swap a préparé un swap d’autres tokens que les vôtres. Rien n’a été envoyé.',
  },
  SWAP_WRONG_AMOUNT: {
    title: 'Un autre montant',
    body: 'Le service de swap a préparé un swap d’un autre montant. Rien n’a été envoyé.',
  },
  SWAP_DEADLINE: {
    title: 'Ouvert trop longtemps',
    body: 'Le swap resterait ouvert bien plus longtemps que prévu. Rien n’a été envoyé.',
  },
  SWAP_SPENDER_DIFFERS: {
    title: 'Un autre contrat',
    body: 'Le service de swap demandait l’autorisation d’un autre contrat que celui qui échange. Rien n’a été envoyé.',
  },
  SWAP_ROUTER_UNKNOWN: {
    title: 'Contrat inconnu',
    body: 'Le service de swap a indiqué un contrat inconnu ici. Rien n’a été envoyé.',
  },
  SWAP_NOT_UNDERSTOOD: {
    title: 'Pas un swap',
    body: 'Le service de swap a préparé quelque chose d’illisible. Rien n’a été envoyé.',
  },
  SWAP_TAKES_MORE: {
    title: 'Il prendrait plus',
    body: 'Le swap vous prendrait plus que ce que vous avez confirmé. Rien n’a été envoyé.',
  },
  SWAP_UNCHECKED: {
    title: 'Vérification impossible',
    body: 'Ce réseau ne peut pas essayer le swap avant l’envoi, donc il n’a pas été envoyé.',
  },
  SWAP_TOKEN_DIFFERS: {
    title: 'Le token est mal décrit',
    body: 'Le service de swap et le réseau ne s’accordent pas sur ce token. Rien n’a été envoyé.',
  },
  SWAP_INSUFFICIENT_BALANCE: {
    title: 'Pas assez de ce token',
    body: 'Votre solde est inférieur au montant. Rien n’a été envoyé.',
  },
  SWAP_INSUFFICIENT_FEE: {
    title: 'Pas assez pour les frais de réseau',
    body: 'Le réseau se paie dans sa propre monnaie. Rien n’a été envoyé. Ajoutez-en un peu, puis réessayez.',
  },
  SWAP_ALLOWANCE_TOO_LOW: {
    title: 'Autorisation insuffisante',
    body: 'Votre wallet a autorisé moins que ce qu’il faut au swap. Rien n’a été échangé.',
  },
  SWAP_FAILED: {
    title: 'Le swap a échoué',
    body: 'Le réseau l’a exécuté puis annulé. Rien n’a été échangé ; les frais de réseau sont dépensés.',
  },
  SWAP_UNKNOWN: {
    title: 'Pas encore connu',
    body: 'Personne ne sait encore ce qu’est devenue la transaction. Regardez-la avant de réessayer.',
  },
  SWAP_INTERRUPTED: {
    title: 'Autorisé, non échangé',
    body: 'La page a été fermée après l’autorisation. Rien n’a été échangé ; recommencez pour continuer.',
  },
  SWAP_STOPPED: {
    title: 'La transaction a été arrêtée',
    body: 'Elle a été remplacée, abandonnée ou refusée. Rien n’a été échangé.',
  },
  SWAP_NO_PROJECT: {
    title: 'Les swaps ne sont pas configurés',
    body: 'Ce site n’a pas d’ID de projet pour le service de swap.',
  },
}
