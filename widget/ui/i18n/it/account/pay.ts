import { plural } from '#lib/plural.ts'
import type { payWords as english } from '../../en/account/pay.ts'

export const payWords = {
  pay: {
    title: 'Paga',
    close: 'Chiudi',
    to: 'A',
    from: 'Paga da',
    looking: 'Controllo dei tuoi saldi',
    kinds: {
      direct: (network) => `su ${network}`,
      bridge: (network) => `su ${network}, col bridge`,
      swap: (network) => `su ${network}, con swap`,
      swapAndBridge: (network) => `su ${network}, swap e bridge`,
    },
    of: (balance) => `di ${balance}`,
    problems: {
      notEnough: (network) => `Non abbastanza su ${network}`,
      tooLow: (network) => `Troppo poco per il bridge da ${network}`,
      tooHigh: (network) => `Troppo per il bridge da ${network} al momento`,
      contract: (network) =>
        `Non da ${network}: il destinatario è un contratto e riceverebbe un altro token`,
      unwrapped: (network) =>
        `Non da ${network}: il destinatario riceverebbe la valuta stessa, non questo token`,
      noPrice: (network) => `Nessun prezzo da ${network} al momento`,
      market: (network) => `Il mercato su ${network} è troppo piccolo per questo`,
      noFee: (network) => `Nulla per la commissione di rete su ${network}`,
    },
    confirmations: (count) =>
      plural('it', count, {
        one: `${count} conferma nel tuo wallet`,
        many: `${count} conferme nel tuo wallet`,
        other: `${count} conferme nel tuo wallet`,
      }),
    steps: {
      approveSwap: (symbol) => `Autorizza lo swap a prendere ${symbol}`,
      swap: (give, least) => `Scambia ${give} con almeno ${least}`,
      approveBridge: (symbol) => `Autorizza il bridge a prendere ${symbol}`,
      deposit: (amount) => `Paga ${amount} col bridge`,
      send: (amount) => `Paga ${amount}`,
    },
    leftover: 'Ciò che lo swap dà in più resta nel tuo wallet.',
    swapped: (give, want) => `${give} scambiati con ${want}`,
    swappedBody: 'È nel tuo wallet. Paga con questo, o scegli un altro modo.',
    phases: {
      checking: 'Verifica',
      wallet: 'Conferma nel tuo wallet',
      network: 'In attesa della rete',
    },
    keepOpen: 'Tieni aperto fino all’ultima conferma. Ciò che è scambiato fino ad allora è tuo.',
    swapping: 'Lo swap è in corso',
    swappingNote: 'Quando è finito puoi pagare con quello. Puoi chiudere.',
    unknown: 'Nessuno sa se è stato inviato',
    unknownBody: 'Guarda nel tuo wallet prima di pagare di nuovo.',
    payWith: (amount) => `Paga ${amount}`,
    notEnough: 'Nulla con cui pagare',
    noWayTitle: 'Hai troppo poco per pagare questo',
    noWayBody: 'Procurati un po’ di questo token, o di uno scambiabile con esso, e torna.',
    connect: 'Connetti wallet',
    sent: 'Inviato, in attesa della rete',
    paid: (network) => `Pagato su ${network}`,
    less: (paid) => `${paid} pagati, cioè meno`,
    lessBody:
      'Hai accettato un’offerta più bassa mentre era in viaggio. Il sito potrebbe chiedere il resto.',
    stopped: 'Non pagato',
    stoppedBody: 'Si è fermato durante il viaggio. Guarda cosa è successo e prosegui da lì.',
    otherWay: 'Altro modo',
    details: 'Vedi dettagli',
    safeToClose: 'Puoi chiudere. Il pagamento prosegue senza questa finestra.',
    emptyTitle: 'Nulla da pagare',
    emptyBody: 'Questo sito non chiede pagamenti al momento.',
    errorTitle: 'I saldi non sono stati caricati',
    errorBody: 'La rete non ha risposto. Non è stato pagato nulla.',
  },
} satisfies typeof english
