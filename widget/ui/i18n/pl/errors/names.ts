import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  NAME_INVALID: {
    title: 'To nie jest prawidłowa nazwa użytkownika',
    body: 'Nic nie podpisano. Wybierz inną nazwę.',
  },
  NAME_ALREADY_OWNED: {
    title: 'Masz już nazwę',
    body: 'Nic nie podpisano. Konto zachowuje swoją nazwę.',
  },
  NAME_NOT_RESOLVED: {
    title: 'Błąd odczytu nazwy',
    body: 'Nie wiadomo, czyja jest. Spróbuj za chwilę albo użyj adresu.',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: 'Błąd pobierania propozycji nazw',
    body: 'Spróbuj za chwilę albo wybierz nazwę sam.',
  },
  NAMES_NOT_FOUND: {
    title: 'Błąd pobierania nazw adresu',
    body: 'Nie wiadomo, jakie nazwy ma konto. Spróbuj za chwilę.',
  },
  NAME_NOT_REGISTERED: {
    title: 'Błąd rejestracji nazwy',
    body: 'Usługa jej nie przyjęła. Spróbuj ponownie albo wybierz inną.',
  },
  NAMES_NOT_SUPPORTED: {
    title: 'Brak nazw w tej sieci',
    body: 'Usługa nazw nie zna tej sieci albo jest nieosiągalna. Użyj adresu.',
  },
}
