import type { pageErrors as english } from '../../en/errors/page.ts'
import type { ErrorText } from '../../errorText.ts'

export const pageErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  FRAME_TIMEOUT: {
    title: 'La finestra del wallet non si è aperta',
    body: 'I tuoi fondi non sono coinvolti. Ricarica la pagina, poi riprova.',
  },
  FRAME_REFUSED: {
    title: 'La finestra del wallet è stata rifiutata',
    body: 'Questo sito non è nell’elenco dei siti consentiti dal wallet. I tuoi fondi non sono coinvolti.',
  },
  FRAME_LOST: {
    title: 'La finestra del wallet si è chiusa da sola',
    body: 'Ciò che è stato inviato prosegue. Aprila di nuovo per vedere a che punto è.',
  },
  LOADER_CHUNK_FAILED: {
    title: 'Questa parte non è stata caricata',
    body: 'Controlla la connessione e ricarica la pagina. I tuoi fondi non sono coinvolti.',
  },
  VIEW_NOT_LOADED: {
    title: 'Questa parte non è stata caricata',
    body: 'Controlla la connessione e ricarica la pagina. I tuoi fondi non sono coinvolti.',
  },
  CSP_FRAME_SRC: {
    title: 'Questa pagina blocca la finestra del wallet',
    body: 'Il proprietario deve consentirla nella politica di sicurezza della pagina. Non è stato condiviso nulla.',
  },
  ORIGIN_NOT_ALLOWED: {
    title: 'Questo sito non può aprire il wallet',
    body: 'Il suo indirizzo non è nell’elenco dei siti consentiti.',
  },
  NESTED_HOST: {
    title: 'Questa pagina è mostrata dentro un’altra',
    body: 'Lì il wallet non si apre, così nessuno può coprirlo. Apri la pagina da sola.',
  },
  SAME_ORIGIN_FRAME: {
    title: 'Il wallet non è configurato in modo sicuro qui',
    body: 'Deve provenire da un indirizzo tutto suo. Non è stato condiviso nulla.',
  },
  STORAGE_BLOCKED: {
    title: 'Il tuo browser non conserva nulla qui',
    body: 'Tutto funziona, e ti connetti di nuovo a ogni visita.',
  },
  PROTOCOL_MISMATCH: {
    title: 'Serve un aggiornamento',
    body: 'Questa pagina ha caricato una versione precedente. Ricarica la pagina per continuare.',
  },
  POPUP_BLOCKED: {
    title: 'Il tuo browser ha bloccato una finestra',
    body: 'Consenti le finestre per questa pagina, poi riprova. Non è stato inviato nulla.',
  },
  FLOOD: {
    title: 'Questa pagina chiede troppo spesso',
    body: 'Le sue richieste sono state fermate. Non è stato inviato nulla. Ricarica la pagina per continuare.',
  },
  TOO_MANY_OPENS: {
    title: 'Questa pagina chiede troppo spesso',
    body: 'Attendi un attimo, poi riapri il wallet.',
  },
  INVALID_OPTIONS: {
    title: 'Il wallet non è configurato bene qui',
    body: 'Il proprietario di questo sito deve correggerne le opzioni. Non è stato condiviso nulla.',
  },
  TARGET_NOT_FOUND: {
    title: 'Il wallet non ha posto in questa pagina',
    body: 'Il proprietario di questo sito deve correggerne le opzioni. Non è stato condiviso nulla.',
  },
  DESTROYED: {
    title: 'Il wallet è stato chiuso da questa pagina',
    body: 'Ciò che è stato inviato prosegue. Ricarica la pagina per riaprirlo.',
  },
}
