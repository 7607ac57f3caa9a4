import type { namesWords as english } from '../../en/account/names.ts'

export const namesWords = {
  names: {
    choose: 'Kontonamen wählen',
    title: 'Namen wählen',
    label: 'Name',
    placeholder: 'dein-name',
    hint: 'Buchstaben, Ziffern und Bindestriche, mindestens 4.',
    characters: 'Erlaubt sind nur Buchstaben, Ziffern und das Zeichen -',
    tooShort: 'Der Name muss mindestens 4 Zeichen haben',
    tooLong: 'Der Name darf höchstens 63 Zeichen haben',
    result: 'Dein Name',
    available: 'Verfügbar',
    registered: 'Vergeben',
    checking: 'Wird geprüft',
    unknown: 'Konnte nicht geprüft werden',
    resolveFailed: 'Fehler beim Auflösen des Namens',
    suggestions: 'Ähnliche freie Namen',
    suggestionsFailed: 'Fehler beim Abrufen von Namensvorschlägen',
    ownUnknown: 'Fehler beim Abrufen der Namen zur Adresse',
    enter: 'Namen eingeben',
    taken: 'Dieser Name ist vergeben',
    another: 'Anderen Namen wählen',
    register: (name) => `${name} registrieren`,
    footnote:
      'Es ist kostenlos: Du signierst eine Nachricht, und nichts bewegt sich. Alle können sehen, zu welcher Adresse der Name führt.',
    signingTitle: (wallet) => `Weiter in ${wallet}`,
    signingBody: (name) =>
      `Signiere dort die Nachricht, um ${name} zu bekommen. Das ist kostenlos und bewegt nichts.`,
    sendingTitle: (name) => `${name} wird registriert`,
    doneTitle: 'Name registriert',
    yours: (name) => `${name} gehört dir`,
    doneBody: 'Wer an diesen Namen sendet, sendet an dein Konto.',
    copy: (name) => `${name} kopieren`,
    ownedTitle: 'Du hast schon einen Namen',
    ownedBody: (name) => `${name} führt zu diesem Konto.`,
    emptyBody: 'Verbinde eine Wallet, um ihrem Konto einen Namen zu geben.',
    unavailableTitle: 'Hier gibt es keine Namen',
    unavailableBody: (network) =>
      `Der Namensdienst kennt ${network} nicht oder ist nicht erreichbar. Versuche es erneut oder wechsle das Netzwerk.`,
  },
} satisfies typeof english
