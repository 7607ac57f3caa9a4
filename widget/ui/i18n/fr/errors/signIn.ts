import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: 'Signature refusée',
    body: 'Rien n’a été signé. Réessayez, ou annulez.',
  },
  SESSION_EXPIRED: {
    title: 'Session expirée',
    body: 'Reconnectez-vous pour continuer.',
  },
  SIGN_IN_NOT_ENABLED: {
    title: 'Ce site n’a pas de connexion',
    body: 'Rien n’a été signé. Continuez sans.',
  },
  NO_ACTIVE_ACCOUNT: {
    title: 'Aucun compte connecté',
    body: 'Rien n’a été signé. Connectez votre wallet, puis réessayez.',
  },
  SIGN_IN_TIMEOUT: {
    title: 'Ce site n’a pas répondu',
    body: 'C’était trop long. Vous n’êtes pas connecté ; réessayez dans un instant.',
  },
  SIGN_IN_PAGE_FAILED: {
    title: 'Ce site n’a pas pu vous connecter',
    body: 'Votre wallet va bien. Réessayez, ou demandez de l’aide au site.',
  },
  SIGNATURE_INVALID: {
    title: 'La signature n’a pas été acceptée',
    body: 'Elle ne correspond pas à ce compte ou à ce message. Vérifiez le compte dans votre wallet, puis réessayez.',
  },
  SIGN_IN_MESSAGE: {
    title: 'Il n’y a rien à signer',
    body: 'Le message n’a pas pu être créé pour ce site. Son propriétaire doit corriger ses options.',
  },
  TERMS_NOT_AGREED: {
    title: 'Acceptez d’abord les conditions',
    body: 'Cochez la case à côté des wallets, puis choisissez-en un.',
  },
}
