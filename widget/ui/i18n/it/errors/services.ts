import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  HTTP_ERROR: {
    title: 'Il servizio non ha risposto',
    body: 'I tuoi fondi non sono coinvolti. Riprova tra un attimo.',
  },
  HTTP_TIMEOUT: {
    title: 'Il servizio impiega troppo',
    body: 'I tuoi fondi non sono coinvolti. Riprova tra un attimo.',
  },
  HTTP_UNREACHABLE: {
    title: 'Il servizio non è raggiungibile',
    body: 'I tuoi fondi non sono coinvolti. Controlla la connessione, poi riprova.',
  },
  HTTP_UNREADABLE: {
    title: 'La risposta del servizio è illeggibile',
    body: 'Non è stata usata, e i tuoi fondi non sono coinvolti. Riprova tra un attimo.',
  },
  RPC_UNAVAILABLE: {
    title: 'La rete non risponde',
    body: 'I tuoi fondi non sono coinvolti. Riprova tra un attimo.',
  },
  RPC_NO_URL: {
    title: 'Questa rete qui non si può leggere',
    body: 'Questo sito non ha indicato come raggiungerla. I tuoi fondi non sono coinvolti.',
  },
}
