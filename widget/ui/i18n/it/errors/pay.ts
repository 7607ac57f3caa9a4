import type { payErrors as english } from '../../en/errors/pay.ts'
import type { ErrorText } from '../../errorText.ts'

export const payErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  ONRAMP_NO_PROJECT: {
    title: 'Su questo sito non si può comprare nulla',
    body: 'Il proprietario non ha impostato un ID progetto. Non è stato pagato nulla.',
  },
  ONRAMP_QUOTE_INVALID: {
    title: 'Questo prezzo non è giusto',
    body: 'È per qualcosa di diverso da ciò che hai scelto. Non è stato pagato nulla; riprova.',
  },
  PAY_OFF: {
    title: 'I pagamenti sono disattivati su questo sito',
    body: 'Il proprietario non li ha attivati. Non è stato pagato nulla.',
  },
  INVALID_PAYMENT: {
    title: 'Questo pagamento non si può chiedere',
    body: 'Il sito l’ha chiesto in modo errato. Non è stato pagato nulla.',
  },
  NO_SUCH_TOKEN: {
    title: 'Questo token non esiste',
    body: 'Nulla su questa rete risponde al suo indirizzo. Non è stato inviato nulla.',
  },
  PAY_NOT_COVERED: {
    title: 'Il prezzo è cambiato',
    body: 'Il bridge prende più di prima. Ciò che hai scambiato è nel tuo wallet: scegli come proseguire.',
  },
  PAY_OTHER_WAY: {
    title: 'Hai scelto un altro modo di pagare',
    body: 'Così questo trasferimento è finito prima che fosse inviato qualcosa.',
  },
  PAY_NO_PRICE: {
    title: 'Il bridge non indica un prezzo per questo',
    body: 'Ora non si può pagare esattamente questo importo con esso. Non è stato inviato nulla.',
  },
  PAY_TAKES_MORE: {
    title: 'Prenderebbe di più',
    body: 'Il pagamento ti prenderebbe più di quanto è mostrato, o pagherebbe meno. Non è stato inviato nulla.',
  },
  PAY_UNCHECKED: {
    title: 'Verifica non riuscita',
    body: 'Nessun nodo di questa rete può provare il pagamento prima dell’invio, quindi non è stato inviato.',
  },
}
