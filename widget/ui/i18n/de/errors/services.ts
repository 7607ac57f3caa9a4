import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  HTTP_ERROR: {
    title: 'Der Dienst hat nicht geantwortet',
    body: 'Dein Geld ist nicht betroffen. Versuche es gleich erneut.',
  },
  HTTP_TIMEOUT: {
    title: 'Der Dienst braucht zu lange',
    body: 'Dein Geld ist nicht betroffen. Versuche es gleich erneut.',
  },
  HTTP_UNREACHABLE: {
    title: 'Der Dienst ist nicht erreichbar',
    body: 'Dein Geld ist nicht betroffen. Prüfe deine Verbindung und versuche es erneut.',
  },
  HTTP_UNREADABLE: {
    title: 'Die Antwort des Dienstes ist nicht lesbar',
    body: 'Sie wurde nicht verwendet, und dein Geld ist nicht betroffen. Versuche es gleich erneut.',
  },
  RPC_UNAVAILABLE: {
    title: 'Das Netzwerk antwortet nicht',
    body: 'Dein Geld ist nicht betroffen. Versuche es gleich erneut.',
  },
  RPC_NO_URL: {
    title: 'Dieses Netzwerk ist hier nicht lesbar',
    body: 'Diese Website hat keinen Weg dorthin genannt. Dein Geld ist nicht betroffen.',
  },
}
