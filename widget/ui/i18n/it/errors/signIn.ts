import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: 'Firma rifiutata',
    body: 'Non è stato firmato nulla. Riprova, o annulla.',
  },
  SESSION_EXPIRED: {
    title: 'Sessione scaduta',
    body: 'Accedi di nuovo per continuare.',
  },
  SIGN_IN_NOT_ENABLED: {
    title: 'Questo sito non ha un accesso',
    body: 'Non è stato firmato nulla. Prosegui senza.',
  },
  NO_ACTIVE_ACCOUNT: {
    title: 'Nessun account connesso',
    body: 'Non è stato firmato nulla. Connetti il tuo wallet, poi riprova.',
  },
  SIGN_IN_TIMEOUT: {
    title: 'Questo sito non ha risposto',
    body: 'Ci è voluto troppo. Non hai effettuato l’accesso; riprova tra un attimo.',
  },
  SIGN_IN_PAGE_FAILED: {
    title: 'Questo sito non è riuscito a farti accedere',
    body: 'Il tuo wallet è a posto. Riprova, o chiedi aiuto al sito.',
  },
  SIGNATURE_INVALID: {
    title: 'La firma non è stata accettata',
    body: 'Non corrisponde a questo account o messaggio. Controlla l’account nel tuo wallet, poi riprova.',
  },
  SIGN_IN_MESSAGE: {
    title: 'Non c’è nulla da firmare',
    body: 'Il messaggio non si è potuto creare per questo sito. Il proprietario deve correggerne le opzioni.',
  },
  TERMS_NOT_AGREED: {
    title: 'Prima accetta i termini',
    body: 'Spunta la casella accanto ai wallet, poi scegline uno.',
  },
}
