import type { embeddedErrors as english } from '../../en/errors/embedded.ts'
import type { ErrorText } from '../../errorText.ts'

export const embeddedErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  BAD_MESSAGE: {
    title: 'Qualcosa è andato storto',
    body: 'Il wallet integrato non è stato capito. Non è stato firmato nulla. Ricarica la pagina e riprova.',
  },
  LOGIN_NOT_FRESH: {
    title: 'Sessione scaduta',
    body: 'Per firmare, accedi ancora una volta. Il tuo wallet è al sicuro.',
  },
  LOGIN_EXPIRED: {
    title: 'Questo accesso è terminato',
    body: 'Il codice o il link è stato usato, o è scaduto. Ricomincia.',
  },
  OTP_WRONG: {
    title: 'Codice errato',
    body: 'Non è il codice che abbiamo inviato. Guarda l’email più recente.',
  },
  OTP_EXPIRED: {
    title: 'Il codice è scaduto',
    body: 'Chiedine uno nuovo.',
  },
  OTP_ATTEMPTS: {
    title: 'Troppi codici errati',
    body: 'Questo accesso è terminato. Chiedi un nuovo codice.',
  },
  RATE_LIMITED: {
    title: 'Troppi tentativi',
    body: 'Attendi un po’, poi riprova.',
  },
  EMAIL_PAUSE: {
    title: 'Attendi un momento',
    body: 'Un’altra email si può inviare tra pochi secondi.',
  },
  EMAIL_INVALID: {
    title: 'Email non valida. Riprova.',
    body: 'Controlla l’indirizzo, poi invialo di nuovo.',
  },
  EMAIL_TAKEN: {
    title: 'Questa email appartiene a un altro account',
    body: 'Usa un altro indirizzo.',
  },
  MAIL_FAILED: {
    title: 'L’email non si è potuta inviare',
    body: 'Controlla l’indirizzo, o riprova tra un attimo.',
  },
  DEVICE_REFUSED: {
    title: 'Il dispositivo è stato rifiutato',
    body: 'Qualcuno ha premuto Rifiuta nell’email. Se eri tu, ricomincia.',
  },
  PROVIDER_OFF: {
    title: 'Questo accesso non è offerto qui',
    body: 'Scegli un altro modo per accedere.',
  },
  PROVIDER_FAILED: {
    title: 'L’accesso non è stato accettato',
    body: 'Il fornitore ha rifiutato o fallito. Non è stato condiviso nulla. Riprova.',
  },
  SERVICE_DOWN: {
    title: 'Il wallet integrato non risponde',
    body: 'Il tuo wallet è al sicuro. Riprova tra un attimo.',
  },
  KEYS_EXIST: {
    title: 'Un altro dispositivo è stato più veloce',
    body: 'Il tuo wallet è stato configurato lì. Accedi di nuovo.',
  },
  NO_SHARE: {
    title: 'Completa la configurazione di questo browser',
    body: 'Questo browser non può ancora firmare. Recupera qui il tuo wallet, o approva questo browser da un altro dispositivo.',
  },
  SHARE_TAMPERED: {
    title: 'Il wallet non si è potuto aprire',
    body: 'Ciò che è salvato qui non corrisponde al tuo account. Non è stato firmato nulla. Recupera il tuo wallet.',
  },
  KEY_NEEDED: {
    title: 'Solo la tua chiave può farlo',
    body: 'Fallo in un browser che può firmare per questo wallet.',
  },
  RECOVERY_WRONG: {
    title: 'Non si è aperto',
    body: 'La passphrase, la passkey o il file non è quello giusto. Riprova.',
  },
  SMART_ACCOUNT_CANNOT: {
    title: 'Non con un account smart',
    body: 'Gli account smart inviano operazioni, non transazioni. Non è stato inviato nulla.',
  },
  SESSION_NOT_REVOKED: {
    title: 'Il permesso non è stato revocato',
    body: 'È ancora valido. Riprova tra un attimo.',
  },
  BUNDLER_DOWN: {
    title: 'Non si è potuto inviare',
    body: 'Il servizio che invia per gli account smart (bundler) non risponde. Riprova: l’invio avviene al massimo una volta.',
  },
  OPERATION_REFUSED: {
    title: 'Non è stato accettato',
    body: 'Il servizio che invia per gli account smart (bundler) l’ha rifiutato. Non è stato inviato nulla.',
  },
  OPERATION_NONCE: {
    title: 'Qualcos’altro ha preso il suo posto',
    body: 'Il tuo account nel frattempo ha inviato altro. Riprova.',
  },
  OPERATION_REVERTED: {
    title: 'La rete l’ha annullato',
    body: 'Non si è mosso nulla, tranne la commissione di rete.',
  },
  OPERATION_PENDING: {
    title: 'Ci vuole più del solito',
    body: 'È stato inviato, ma non è ancora in nessun blocco. Guarda la tua attività prima di inviare di nuovo.',
  },
  RPC_FAILED: {
    title: 'La rete non ha risposto',
    body: 'Non è stato inviato nulla. Riprova tra un attimo.',
  },
  NETWORK_UNKNOWN: {
    title: 'Rete non supportata',
    body: 'Il wallet integrato non conosce questa rete. Scegline un’altra.',
  },
  INSUFFICIENT_FUNDS: {
    title: 'Fondi insufficienti',
    body: 'Non è stato inviato nulla. Conta anche la commissione di rete.',
  },
  REQUEST_ABORTED: {
    title: 'Richiesta interrotta',
    body: 'Non è stato firmato nulla. Riprova.',
  },
  TOO_MANY_REQUESTS: {
    title: 'Troppe richieste',
    body: 'Rispondi a quelle in attesa, poi riprova.',
  },
  INTERNAL: {
    title: 'Si è verificato un errore',
    body: 'Non è stato firmato nulla. Riprova.',
  },
  IFRAME_LOAD_FAILED: {
    title: 'Qualcosa è andato storto',
    body: 'L’accesso con email non si è potuto caricare. La connessione non è riuscita, o questo sito non è configurato per questo. Riprova o scegli un wallet.',
  },
  IFRAME_REQUEST_TIMEOUT: {
    title: 'Qualcosa è andato storto',
    body: 'Il wallet integrato ha impiegato troppo a rispondere. Riprova.',
  },
  EMBEDDED_WALLET_NOT_STARTED: {
    title: 'Si è verificato un problema nell’avvio dell’autenticazione',
    body: 'Sei di nuovo fuori. Il tuo wallet è al sicuro. Accedi ancora una volta.',
  },
  EMBEDDED_WALLET_NOT_LOADED: {
    title: 'Errore di rete – wallet integrato non caricato',
    body: 'I wallet e il bridge funzionano ancora. La connessione non è riuscita, o questo sito non è configurato per questo. Riprova o scegli un wallet.',
  },
}
