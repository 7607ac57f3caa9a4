import type { sendErrors as english } from '../../en/errors/send.ts'
import type { ErrorText } from '../../errorText.ts'

export const sendErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SEND_INCOMPLETE: {
    title: 'Un montant et une adresse de destinataire sont requis',
    body: 'Rien n’a été envoyé. Remplissez les deux, puis continuez.',
  },
  SEND_NO_TOKEN: {
    title: 'Un token est requis',
    body: 'Rien n’a été envoyé. Choisissez-en un, puis continuez.',
  },
  SEND_UNSUPPORTED_CHAIN: {
    title: 'Chaîne non prise en charge',
    body: 'Rien ne peut être envoyé d’ici sur ce réseau. Choisissez-en un autre.',
  },
  SEND_WOULD_FAIL: {
    title: 'Cela échouerait',
    body: 'Un essai a échoué, donc votre wallet n’a pas été sollicité et rien n’a été envoyé. Vérifiez le token et le destinataire.',
  },
  TOKEN_NOT_FOUND: {
    title: 'Token introuvable',
    body: 'Ce site a indiqué un token inconnu sur ce réseau. Rien n’a été envoyé.',
  },
  TRANSACTION_UNKNOWN: {
    title: 'Personne ne sait si c’est envoyé',
    body: 'Aucune réponse de votre wallet n’est arrivée ici. Regardez dans votre wallet avant d’envoyer à nouveau.',
  },
  TRANSACTION_REVERTED: {
    title: 'Le réseau l’a annulé',
    body: 'Vous avez payé les frais de réseau, et le montant est toujours à vous.',
  },
  TRANSACTION_EXPIRED: {
    title: 'Le réseau ne l’a pas pris à temps',
    body: 'Rien n’a été envoyé : vous pouvez envoyer à nouveau.',
  },
  WALLET_SIGNED_OTHER: {
    title: 'Votre wallet a signé autre chose',
    body: 'Ce n’est pas ce que vous avez confirmé, donc rien n’a été envoyé. Ne signez plus avec ce wallet.',
  },
  WRONG_CLUSTER: {
    title: 'Le nœud est sur un autre réseau',
    body: 'Rien n’a été envoyé. L’exploitant de ce widget doit corriger l’adresse du nœud.',
  },
}
