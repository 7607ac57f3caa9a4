import type { words as english } from './en.ts'

/** Italian: what a card says in the place of the widget, as the widget would. */
export const words = {
  tryAgain: 'Riprova',
  other: 'Qualcosa è andato storto',
  failures: {
    CSP_FRAME_SRC: {
      title: 'Questa pagina blocca la finestra del wallet',
      body: 'Il proprietario deve consentirla nella politica di sicurezza della pagina. Non è stato condiviso nulla.',
    },
    FRAME_REFUSED: {
      title: 'La finestra del wallet è stata rifiutata',
      body: 'Questo sito non è nell’elenco dei siti consentiti dal wallet. I tuoi fondi non sono coinvolti.',
    },
    FRAME_TIMEOUT: {
      title: 'La finestra del wallet non si è aperta',
      body: 'I tuoi fondi non sono coinvolti. Ricarica la pagina, poi riprova.',
    },
    FRAME_LOST: {
      title: 'La finestra del wallet si è chiusa da sola',
      body: 'Ciò che è stato inviato prosegue. Aprila di nuovo per vedere a che punto è.',
    },
    FLOOD: {
      title: 'Questa pagina chiede troppo spesso',
      body: 'Le sue richieste sono state fermate. Non è stato inviato nulla. Ricarica la pagina per continuare.',
    },
    PROTOCOL_MISMATCH: {
      title: 'Serve un aggiornamento',
      body: 'Questa pagina ha caricato una versione precedente. Ricarica la pagina per continuare.',
    },
    ORIGIN_NOT_ALLOWED: {
      title: 'Questo sito non può aprire il wallet',
      body: 'Il suo indirizzo non è nell’elenco dei siti consentiti.',
    },
    NESTED_HOST: {
      title: 'Questa pagina è mostrata dentro un’altra',
      body: 'Lì il wallet non si apre, così nessuno può coprirlo. Apri la pagina da sola.',
    },
    LOADER_CHUNK_FAILED: {
      title: 'Questa parte non è stata caricata',
      body: 'Controlla la connessione e ricarica la pagina. I tuoi fondi non sono coinvolti.',
    },
  },
} satisfies typeof english
