import { plural } from '#lib/plural.ts'
import type { payWords as english } from '../../en/account/pay.ts'

export const payWords = {
  pay: {
    title: 'Bezahlen',
    close: 'Schließen',
    to: 'An',
    from: 'Bezahlen von',
    looking: 'Deine Guthaben werden angesehen',
    kinds: {
      direct: (network) => `auf ${network}`,
      bridge: (network) => `auf ${network}, über die Bridge`,
      swap: (network) => `auf ${network}, per Swap`,
      swapAndBridge: (network) => `auf ${network}, Swap und Bridge`,
    },
    of: (balance) => `von ${balance}`,
    problems: {
      notEnough: (network) => `Nicht genug auf ${network}`,
      tooLow: (network) => `Zu wenig für die Bridge von ${network}`,
      tooHigh: (network) => `Gerade zu viel für die Bridge von ${network}`,
      contract: (network) =>
        `Nicht von ${network}: Der Empfänger ist ein Contract und bekäme einen anderen Token`,
      unwrapped: (network) =>
        `Nicht von ${network}: Der Empfänger bekäme die Währung selbst, nicht diesen Token`,
      noPrice: (network) => `Gerade kein Preis von ${network}`,
      market: (network) => `Der Markt auf ${network} ist dafür zu klein`,
      noFee: (network) => `Nichts für die Netzwerkgebühr auf ${network}`,
    },
    confirmations: (count) =>
      plural('de', count, {
        one: '1 Bestätigung in deiner Wallet',
        other: `${count} Bestätigungen in deiner Wallet`,
      }),
    steps: {
      approveSwap: (symbol) => `${symbol} für den Swap freigeben`,
      swap: (give, least) => `${give} gegen mindestens ${least} tauschen`,
      approveBridge: (symbol) => `${symbol} für die Bridge freigeben`,
      deposit: (amount) => `${amount} über die Bridge zahlen`,
      send: (amount) => `${amount} zahlen`,
    },
    leftover: 'Was der Swap darüber hinaus bringt, bleibt in deiner Wallet.',
    swapped: (give, want) => `${give} ist gegen ${want} getauscht`,
    swappedBody: 'Es ist in deiner Wallet. Bezahle damit oder wähle einen anderen Weg.',
    phases: {
      checking: 'Wird geprüft',
      wallet: 'In deiner Wallet bestätigen',
      network: 'Warten auf das Netzwerk',
    },
    keepOpen:
      'Lass das bis zur letzten Bestätigung offen. Was bis dahin getauscht ist, gehört dir.',
    swapping: 'Der Swap ist unterwegs',
    swappingNote: 'Sobald er fertig ist, kannst du damit bezahlen. Du kannst das schließen.',
    unknown: 'Niemand weiß, ob es gesendet wurde',
    unknownBody: 'Sieh in deiner Wallet nach, bevor du noch einmal bezahlst.',
    payWith: (amount) => `${amount} zahlen`,
    notEnough: 'Nichts, womit du zahlen kannst',
    noWayTitle: 'Du hast zu wenig, um das zu bezahlen',
    noWayBody:
      'Besorge dir diesen Token oder einen, der sich dagegen tauschen lässt, und komm zurück.',
    connect: 'Wallet verbinden',
    sent: 'Gesendet, wartet auf das Netzwerk',
    paid: (network) => `Auf ${network} bezahlt`,
    less: (paid) => `${paid} bezahlt, also weniger`,
    lessBody:
      'Du hast unterwegs ein niedrigeres Angebot angenommen. Die Website verlangt vielleicht den Rest.',
    stopped: 'Nicht bezahlt',
    stoppedBody: 'Es hielt unterwegs an. Sieh nach, was geschah, und mach dort weiter.',
    otherWay: 'Anderer Weg',
    details: 'Details ansehen',
    safeToClose: 'Du kannst das schließen. Die Zahlung geht ohne dieses Fenster weiter.',
    emptyTitle: 'Nichts zu bezahlen',
    emptyBody: 'Diese Website verlangt gerade keine Zahlung.',
    errorTitle: 'Guthaben wurden nicht geladen',
    errorBody: 'Das Netzwerk hat nicht geantwortet. Es wurde nichts bezahlt.',
  },
} satisfies typeof english
