import type { pageErrors as english } from '../../en/errors/page.ts'
import type { ErrorText } from '../../errorText.ts'

export const pageErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  FRAME_TIMEOUT: {
    title: 'La fenêtre du wallet ne s’est pas ouverte',
    body: 'Vos fonds ne sont pas affectés. Rechargez la page, puis réessayez.',
  },
  FRAME_REFUSED: {
    title: 'La fenêtre du wallet a été refusée',
    body: 'Ce site n’est pas sur la liste des sites autorisés par le wallet. Vos fonds ne sont pas affectés.',
  },
  FRAME_LOST: {
    title: 'La fenêtre du wallet s’est fermée d’elle-même',
    body: 'Ce qui a été envoyé continue. Rouvrez-la pour voir où c’en est.',
  },
  LOADER_CHUNK_FAILED: {
    title: 'Cette partie n’a pas pu être chargée',
    body: 'Vérifiez votre connexion et rechargez la page. Vos fonds ne sont pas affectés.',
  },
  VIEW_NOT_LOADED: {
    title: 'Cette partie n’a pas pu être chargée',
    body: 'Vérifiez votre connexion et rechargez la page. Vos fonds ne sont pas affectés.',
  },
  CSP_FRAME_SRC: {
    title: 'Cette page bloque la fenêtre du wallet',
    body: 'Son propriétaire doit l’autoriser dans la politique de sécurité de la page. Rien n’a été partagé.',
  },
  ORIGIN_NOT_ALLOWED: {
    title: 'Ce site ne peut pas ouvrir le wallet',
    body: 'Son adresse n’est pas sur la liste des sites autorisés.',
  },
  NESTED_HOST: {
    title: 'Cette page est affichée dans une autre',
    body: 'Le wallet ne s’y ouvre pas, pour que personne ne puisse le couvrir. Ouvrez la page seule.',
  },
  SAME_ORIGIN_FRAME: {
    title: 'Le wallet n’est pas configuré de façon sûre ici',
    body: 'Il doit venir d’une adresse à lui. Rien n’a été partagé.',
  },
  STORAGE_BLOCKED: {
    title: 'Votre navigateur ne garde rien ici',
    body: 'Tout fonctionne, et vous vous reconnectez à chaque visite.',
  },
  PROTOCOL_MISMATCH: {
    title: 'Une mise à jour est nécessaire',
    body: 'Cette page a chargé une version plus ancienne. Rechargez la page pour continuer.',
  },
  POPUP_BLOCKED: {
    title: 'Votre navigateur a bloqué une fenêtre',
    body: 'Autorisez les fenêtres pour cette page, puis réessayez. Rien n’a été envoyé.',
  },
  FLOOD: {
    title: 'Cette page demande trop souvent',
    body: 'Ses demandes ont été arrêtées. Rien n’a été envoyé. Rechargez la page pour continuer.',
  },
  TOO_MANY_OPENS: {
    title: 'Cette page demande trop souvent',
    body: 'Attendez un instant, puis rouvrez le wallet.',
  },
  INVALID_OPTIONS: {
    title: 'Le wallet est mal configuré ici',
    body: 'Le propriétaire de ce site doit corriger ses options. Rien n’a été partagé.',
  },
  TARGET_NOT_FOUND: {
    title: 'Le wallet n’a pas de place sur cette page',
    body: 'Le propriétaire de ce site doit corriger ses options. Rien n’a été partagé.',
  },
  DESTROYED: {
    title: 'Le wallet a été fermé par cette page',
    body: 'Ce qui a été envoyé continue. Rechargez la page pour le rouvrir.',
  },
}
