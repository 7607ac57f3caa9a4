import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  HTTP_ERROR: {
    title: 'Le service n’a pas répondu',
    body: 'Vos fonds ne sont pas affectés. Réessayez dans un instant.',
  },
  HTTP_TIMEOUT: {
    title: 'Le service met trop de temps',
    body: 'Vos fonds ne sont pas affectés. Réessayez dans un instant.',
  },
  HTTP_UNREACHABLE: {
    title: 'Le service est injoignable',
    body: 'Vos fonds ne sont pas affectés. Vérifiez votre connexion, puis réessayez.',
  },
  HTTP_UNREADABLE: {
    title: 'La réponse du service est illisible',
    body: 'Elle n’a pas été utilisée, et vos fonds ne sont pas affectés. Réessayez dans un instant.',
  },
  RPC_UNAVAILABLE: {
    title: 'Le réseau ne répond pas',
    body: 'Vos fonds ne sont pas affectés. Réessayez dans un instant.',
  },
  RPC_NO_URL: {
    title: 'Ce réseau est illisible ici',
    body: 'Ce site n’a indiqué aucun accès à lui. Vos fonds ne sont pas affectés.',
  },
}
