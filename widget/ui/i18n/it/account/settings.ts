import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: 'Impostazioni',
    language: 'Lingua',
    theme: 'Tema',
    themes: { light: 'Chiaro', dark: 'Scuro', auto: 'Come il dispositivo' },
    asSite: 'Come il sito',
    network: 'Rete iniziale',
    note: 'Valgono su questo sito e contano prima di ciò che il sito imposta.',
    help: 'Aiuto',
    log: 'Log per l’assistenza',
    logLead:
      'Che cosa ha fatto il widget in questa pagina: connessioni, richieste per nome, passi dei trasferimenti, errori. Indirizzi, chiavi e importi non ci sono. Resta qui finché non lo condividi.',
    logOff: 'Questo sito non tiene un log.',
    copy: 'Copia il log',
    copyFailed: 'Il browser non ha permesso di copiarlo. Seleziona il testo.',
    about: 'Informazioni',
    site: 'Sito',
    version: 'Versione',
    kept: 'Memorizzato',
    keptIn: {
      local: 'In questo browser',
      cookie: 'In un cookie per questo sito',
      memory: 'Fino alla chiusura della pagina',
    },
  },
} satisfies typeof english
