import type { namesWords as english } from '../../en/account/names.ts'

export const namesWords = {
  names: {
    choose: 'Wybierz nazwę konta',
    title: 'Wybierz nazwę',
    label: 'Nazwa',
    placeholder: 'your-name',
    hint: 'Litery, cyfry i łączniki, co najmniej 4.',
    characters: 'Może zawierać tylko litery, cyfry i znak -',
    tooShort: 'Nazwa musi mieć co najmniej 4 znaki',
    tooLong: 'Nazwa może mieć najwyżej 63 znaki',
    result: 'Twoja nazwa',
    available: 'Dostępna',
    registered: 'Zajęta',
    checking: 'Sprawdzanie',
    unknown: 'Nie udało się sprawdzić',
    resolveFailed: 'Błąd odczytu nazwy',
    suggestions: 'Podobne wolne nazwy',
    suggestionsFailed: 'Błąd pobierania propozycji nazw',
    ownUnknown: 'Błąd pobierania nazw adresu',
    enter: 'Wpisz nazwę',
    taken: 'Ta nazwa jest zajęta',
    another: 'Wybierz inną nazwę',
    register: (name) => `Zarejestruj ${name}`,
    footnote:
      'To darmowe: podpisujesz wiadomość i nic się nie przenosi. Każdy widzi, do jakiego adresu prowadzi nazwa.',
    signingTitle: (wallet) => `Kontynuuj w ${wallet}`,
    signingBody: (name) =>
      `Podpisz tam wiadomość, aby dostać ${name}. To darmowe i niczego nie przenosi.`,
    sendingTitle: (name) => `Rejestrowanie ${name}`,
    doneTitle: 'Nazwa zarejestrowana',
    yours: (name) => `${name} jest Twoja`,
    doneBody: 'Kto wysyła na tę nazwę, wysyła na Twoje konto.',
    copy: (name) => `Kopiuj ${name}`,
    ownedTitle: 'Masz już nazwę',
    ownedBody: (name) => `${name} prowadzi do tego konta.`,
    emptyBody: 'Połącz portfel, aby nadać kontu nazwę.',
    unavailableTitle: 'Nie ma tu nazw',
    unavailableBody: (network) =>
      `Usługa nazw nie zna ${network} albo jest nieosiągalna. Spróbuj ponownie lub zmień sieć.`,
  },
} satisfies typeof english
