import type { words as english } from './en.ts'

/** French: what a card says in the place of the widget, as the widget would. */
export const words = {
  tryAgain: 'Réessayer',
  other: 'Une erreur s’est produite',
  failures: {
    CSP_FRAME_SRC: {
      title: 'Cette page bloque la fenêtre du wallet',
      body: 'Son propriétaire doit l’autoriser dans la politique de sécurité de la page. Rien n’a été partagé.',
    },
    FRAME_REFUSED: {
      title: 'La fenêtre du wallet a été refusée',
      body: 'Ce site n’est pas sur la liste des sites autorisés par le wallet. Vos fonds ne sont pas affectés.',
    },
    FRAME_TIMEOUT: {
      title: 'La fenêtre du wallet ne s’est pas ouverte',
      body: 'Vos fonds ne sont pas affectés. Rechargez la page, puis réessayez.',
    },
    FRAME_LOST: {
      title: 'La fenêtre du wallet s’est fermée d’elle-même',
      body: 'Ce qui a été envoyé continue. Rouvrez-la pour voir où c’en est.',
    },
    FLOOD: {
      title: 'Cette page demande trop souvent',
      body: 'Ses demandes ont été arrêtées. Rien n’a été envoyé. Rechargez la page pour continuer.',
    },
    PROTOCOL_MISMATCH: {
      title: 'Une mise à jour est nécessaire',
      body: 'Cette page a chargé une version plus ancienne. Rechargez la page pour continuer.',
    },
    ORIGIN_NOT_ALLOWED: {
      title: 'Ce site ne peut pas ouvrir le wallet',
      body: 'Son adresse n’est pas sur la liste des sites autorisés.',
    },
    NESTED_HOST: {
      title: 'Cette page est affichée dans une autre',
      body: 'Le wallet ne s’y ouvre pas, pour que personne ne puisse le couvrir. Ouvrez la page seule.',
    },
    LOADER_CHUNK_FAILED: {
      title: 'Cette partie n’a pas pu être chargée',
      body: 'Vérifiez votre connexion et rechargez la page. Vos fonds ne sont pas affectés.',
    },
  },
} satisfies typeof english
