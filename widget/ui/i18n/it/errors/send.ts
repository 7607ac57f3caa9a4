import type { sendErrors as english } from '../../en/errors/send.ts'
import type { ErrorText } from '../../errorText.ts'

export const sendErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SEND_INCOMPLETE: {
    title: 'Servono un importo e l’indirizzo del destinatario',
    body: 'Non è stato inviato nulla. Compila entrambi, poi prosegui.',
  },
  SEND_NO_TOKEN: {
    title: 'Serve un token',
    body: 'Non è stato inviato nulla. Scegline uno, poi prosegui.',
  },
  SEND_UNSUPPORTED_CHAIN: {
    title: 'Rete non supportata',
    body: 'Da qui non si può inviare nulla su questa rete. Scegline un’altra.',
  },
  SEND_WOULD_FAIL: {
    title: 'Fallirebbe',
    body: 'Una prova è fallita, quindi al tuo wallet non è stato chiesto e non è stato inviato nulla. Controlla token e destinatario.',
  },
  TOKEN_NOT_FOUND: {
    title: 'Token non trovato',
    body: 'Questo sito ha indicato un token non conosciuto su questa rete. Non è stato inviato nulla.',
  },
  TRANSACTION_UNKNOWN: {
    title: 'Nessuno sa se è stato inviato',
    body: 'Dal tuo wallet non è arrivata risposta. Guarda nel wallet prima di inviare di nuovo.',
  },
  TRANSACTION_REVERTED: {
    title: 'La rete l’ha annullato',
    body: 'Hai pagato la commissione di rete, e l’importo è ancora tuo.',
  },
  TRANSACTION_EXPIRED: {
    title: 'La rete non l’ha preso in tempo',
    body: 'Non è stato inviato nulla: puoi inviare di nuovo.',
  },
  WALLET_SIGNED_OTHER: {
    title: 'Il tuo wallet ha firmato altro',
    body: 'Non è ciò che hai confermato, quindi non è stato inviato nulla. Non firmare più con questo wallet.',
  },
  WRONG_CLUSTER: {
    title: 'Il nodo è su un’altra rete',
    body: 'Non è stato inviato nulla. Chi gestisce questo widget deve correggere l’indirizzo del nodo.',
  },
}
