import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: 'Signatur abgelehnt',
    body: 'Es wurde nichts signiert. Versuche es erneut oder brich ab.',
  },
  SESSION_EXPIRED: {
    title: 'Sitzung abgelaufen',
    body: 'Melde dich erneut an, um weiterzumachen.',
  },
  SIGN_IN_NOT_ENABLED: {
    title: 'Diese Website hat keine Anmeldung',
    body: 'Es wurde nichts signiert. Mach ohne sie weiter.',
  },
  NO_ACTIVE_ACCOUNT: {
    title: 'Kein Konto verbunden',
    body: 'Es wurde nichts signiert. Verbinde deine Wallet und versuche es erneut.',
  },
  SIGN_IN_TIMEOUT: {
    title: 'Diese Website hat nicht geantwortet',
    body: 'Es hat zu lange gedauert. Du bist nicht angemeldet; versuche es gleich erneut.',
  },
  SIGN_IN_PAGE_FAILED: {
    title: 'Diese Website konnte dich nicht anmelden',
    body: 'Mit deiner Wallet ist alles in Ordnung. Versuche es erneut oder bitte die Website um Hilfe.',
  },
  SIGNATURE_INVALID: {
    title: 'Die Signatur wurde nicht angenommen',
    body: 'Sie passt nicht zu diesem Konto oder dieser Nachricht. Prüfe das Konto in deiner Wallet und versuche es erneut.',
  },
  SIGN_IN_MESSAGE: {
    title: 'Es gibt nichts zu signieren',
    body: 'Die Nachricht ließ sich für diese Website nicht erstellen. Ihr Betreiber muss die Einstellungen berichtigen.',
  },
  TERMS_NOT_AGREED: {
    title: 'Stimme zuerst den Bedingungen zu',
    body: 'Setze das Häkchen bei den Wallets und wähle dann eine.',
  },
}
