import type { namesWords as english } from '../../en/account/names.ts'

export const namesWords = {
  names: {
    choose: 'Scegli nome dell’account',
    title: 'Scegli nome',
    label: 'Nome',
    placeholder: 'il-tuo-nome',
    hint: 'Lettere, cifre e trattini, almeno 4.',
    characters: 'Può contenere solo lettere, numeri e il carattere -',
    tooShort: 'Il nome deve avere almeno 4 caratteri',
    tooLong: 'Il nome può avere al massimo 63 caratteri',
    result: 'Il tuo nome',
    available: 'Disponibile',
    registered: 'Registrato',
    checking: 'Verifica',
    unknown: 'Verifica non riuscita',
    resolveFailed: 'Errore nella risoluzione del nome',
    suggestions: 'Nomi simili ancora liberi',
    suggestionsFailed: 'Errore nel recupero dei suggerimenti',
    ownUnknown: 'Errore nel recupero dei nomi dell’indirizzo',
    enter: 'Inserisci un nome',
    taken: 'Questo nome è già preso',
    another: 'Scegli un altro nome',
    register: (name) => `Registra ${name}`,
    footnote:
      'È gratis: firmi un messaggio e nulla si muove. Tutti possono vedere a quale indirizzo porta il nome.',
    signingTitle: (wallet) => `Continua in ${wallet}`,
    signingBody: (name) =>
      `Firma lì il messaggio per ottenere ${name}. È gratis e non muove nulla.`,
    sendingTitle: (name) => `Registrazione di ${name}`,
    doneTitle: 'Nome registrato',
    yours: (name) => `${name} è tuo`,
    doneBody: 'Chi invia a questo nome invia al tuo account.',
    copy: (name) => `Copia ${name}`,
    ownedTitle: 'Hai già un nome',
    ownedBody: (name) => `${name} porta a questo account.`,
    emptyBody: 'Connetti un wallet per dare un nome al suo account.',
    unavailableTitle: 'Nessun nome qui',
    unavailableBody: (network) =>
      `Il servizio dei nomi non conosce ${network} o non è raggiungibile. Riprova, o cambia rete.`,
  },
} satisfies typeof english
