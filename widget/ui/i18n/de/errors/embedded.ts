import type { embeddedErrors as english } from '../../en/errors/embedded.ts'
import type { ErrorText } from '../../errorText.ts'

export const embeddedErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  BAD_MESSAGE: {
    title: 'Etwas ist schiefgelaufen',
    body: 'Die integrierte Wallet wurde nicht verstanden. Es wurde nichts signiert. Lade die Seite neu und versuche es erneut.',
  },
  LOGIN_NOT_FRESH: {
    title: 'Sitzung abgelaufen',
    body: 'Melde dich zum Signieren noch einmal an. Deine Wallet ist sicher.',
  },
  LOGIN_EXPIRED: {
    title: 'Diese Anmeldung ist vorbei',
    body: 'Der Code oder Link wurde benutzt oder ist abgelaufen. Beginne neu.',
  },
  OTP_WRONG: {
    title: 'Falscher Code',
    body: 'Das ist nicht der Code, den wir gesendet haben. Sieh in die neueste E-Mail.',
  },
  OTP_EXPIRED: {
    title: 'Der Code ist abgelaufen',
    body: 'Fordere einen neuen an.',
  },
  OTP_ATTEMPTS: {
    title: 'Zu viele falsche Codes',
    body: 'Diese Anmeldung ist vorbei. Fordere einen neuen Code an.',
  },
  RATE_LIMITED: {
    title: 'Zu viele Versuche',
    body: 'Warte etwas und versuche es dann erneut.',
  },
  EMAIL_PAUSE: {
    title: 'Bitte warte einen Moment',
    body: 'In ein paar Sekunden kann eine weitere E-Mail gesendet werden.',
  },
  EMAIL_INVALID: {
    title: 'Ungültige E-Mail. Versuche es erneut.',
    body: 'Prüfe die Adresse und sende sie noch einmal.',
  },
  EMAIL_TAKEN: {
    title: 'Diese E-Mail gehört zu einem anderen Konto',
    body: 'Nimm eine andere Adresse.',
  },
  MAIL_FAILED: {
    title: 'Die E-Mail konnte nicht gesendet werden',
    body: 'Prüfe die Adresse oder versuche es gleich erneut.',
  },
  DEVICE_REFUSED: {
    title: 'Das Gerät wurde abgelehnt',
    body: 'Jemand hat in der E-Mail auf „Ablehnen“ gedrückt. Warst du es selbst, beginne neu.',
  },
  PROVIDER_OFF: {
    title: 'Diese Anmeldung wird hier nicht angeboten',
    body: 'Wähle einen anderen Weg zum Anmelden.',
  },
  PROVIDER_FAILED: {
    title: 'Die Anmeldung wurde nicht angenommen',
    body: 'Der Anbieter hat abgelehnt oder einen Fehler. Es wurde nichts geteilt. Versuche es erneut.',
  },
  SERVICE_DOWN: {
    title: 'Die integrierte Wallet antwortet nicht',
    body: 'Deine Wallet ist sicher. Versuche es gleich erneut.',
  },
  KEYS_EXIST: {
    title: 'Ein anderes Gerät war schneller',
    body: 'Deine Wallet wurde dort eingerichtet. Melde dich erneut an.',
  },
  NO_SHARE: {
    title: 'Richte diesen Browser fertig ein',
    body: 'Dieser Browser kann noch nicht signieren. Stelle deine Wallet hier wieder her oder gib diesen Browser auf einem anderen Gerät frei.',
  },
  SHARE_TAMPERED: {
    title: 'Die Wallet ließ sich nicht öffnen',
    body: 'Was hier gespeichert ist, passt nicht zu deinem Konto. Es wurde nichts signiert. Stelle deine Wallet wieder her.',
  },
  KEY_NEEDED: {
    title: 'Das kann nur dein Schlüssel',
    body: 'Tu es in einem Browser, der für diese Wallet signieren kann.',
  },
  RECOVERY_WRONG: {
    title: 'Es hat sich nicht geöffnet',
    body: 'Passphrase, Passkey oder Datei ist nicht die richtige. Versuche es erneut.',
  },
  SMART_ACCOUNT_CANNOT: {
    title: 'Nicht mit einem Smart Account',
    body: 'Smart Accounts senden Operationen, keine Transaktionen. Es wurde nichts gesendet.',
  },
  SESSION_NOT_REVOKED: {
    title: 'Die Berechtigung wurde nicht beendet',
    body: 'Sie gilt weiter. Versuche es gleich erneut.',
  },
  BUNDLER_DOWN: {
    title: 'Es konnte nicht gesendet werden',
    body: 'Der Dienst, der für Smart Accounts sendet (Bundler), antwortet nicht. Versuche es erneut: Es wird höchstens einmal gesendet.',
  },
  OPERATION_REFUSED: {
    title: 'Es wurde nicht angenommen',
    body: 'Der Dienst, der für Smart Accounts sendet (Bundler), hat es abgelehnt. Es wurde nichts gesendet.',
  },
  OPERATION_NONCE: {
    title: 'Etwas anderes kam an seine Stelle',
    body: 'Dein Konto hat inzwischen etwas anderes gesendet. Versuche es erneut.',
  },
  OPERATION_REVERTED: {
    title: 'Das Netzwerk hat es rückgängig gemacht',
    body: 'Außer der Netzwerkgebühr wurde nichts bewegt.',
  },
  OPERATION_PENDING: {
    title: 'Es dauert länger als üblich',
    body: 'Es wurde gesendet und ist noch in keinem Block. Sieh in deinen Aktivitäten nach, bevor du erneut sendest.',
  },
  RPC_FAILED: {
    title: 'Das Netzwerk hat nicht geantwortet',
    body: 'Es wurde nichts gesendet. Versuche es gleich erneut.',
  },
  NETWORK_UNKNOWN: {
    title: 'Chain wird nicht unterstützt',
    body: 'Die integrierte Wallet kennt dieses Netzwerk nicht. Wähle ein anderes.',
  },
  INSUFFICIENT_FUNDS: {
    title: 'Nicht genug Guthaben',
    body: 'Es wurde nichts gesendet. Auch die Netzwerkgebühr zählt mit.',
  },
  REQUEST_ABORTED: {
    title: 'Anfrage abgebrochen',
    body: 'Es wurde nichts signiert. Versuche es erneut.',
  },
  TOO_MANY_REQUESTS: {
    title: 'Zu viele Anfragen',
    body: 'Beantworte die wartenden und versuche es dann erneut.',
  },
  INTERNAL: {
    title: 'Ein Fehler ist aufgetreten',
    body: 'Es wurde nichts signiert. Versuche es erneut.',
  },
  IFRAME_LOAD_FAILED: {
    title: 'Etwas ist schiefgelaufen',
    body: 'Die E-Mail-Anmeldung ließ sich nicht laden. Die Verbindung ist fehlgeschlagen, oder diese Website ist nicht dafür eingerichtet. Versuche es erneut oder wähle eine Wallet.',
  },
  IFRAME_REQUEST_TIMEOUT: {
    title: 'Etwas ist schiefgelaufen',
    body: 'Die integrierte Wallet hat zu lange für die Antwort gebraucht. Versuche es erneut.',
  },
  EMBEDDED_WALLET_NOT_STARTED: {
    title: 'Beim Starten der Anmeldung ist ein Problem aufgetreten',
    body: 'Du bist wieder abgemeldet. Deine Wallet ist sicher. Melde dich noch einmal an.',
  },
  EMBEDDED_WALLET_NOT_LOADED: {
    title: 'Netzwerkfehler – integrierte Wallet wurde nicht geladen',
    body: 'Wallets und die Bridge funktionieren weiter. Die Verbindung ist fehlgeschlagen, oder diese Website ist nicht dafür eingerichtet. Versuche es erneut oder wähle eine Wallet.',
  },
}
