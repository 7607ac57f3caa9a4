import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: 'Podpis odrzucony',
    body: 'Nic nie podpisano. Spróbuj ponownie albo anuluj.',
  },
  SESSION_EXPIRED: {
    title: 'Sesja wygasła',
    body: 'Zaloguj się ponownie, aby kontynuować.',
  },
  SIGN_IN_NOT_ENABLED: {
    title: 'Ta strona nie ma logowania',
    body: 'Nic nie podpisano. Kontynuuj bez niego.',
  },
  NO_ACTIVE_ACCOUNT: {
    title: 'Brak połączonego konta',
    body: 'Nic nie podpisano. Połącz portfel i spróbuj ponownie.',
  },
  SIGN_IN_TIMEOUT: {
    title: 'Ta strona nie odpowiedziała',
    body: 'Trwało to zbyt długo. Nie zalogowano; spróbuj za chwilę.',
  },
  SIGN_IN_PAGE_FAILED: {
    title: 'Strona nie mogła Cię zalogować',
    body: 'Z portfelem wszystko w porządku. Spróbuj ponownie albo poproś stronę o pomoc.',
  },
  SIGNATURE_INVALID: {
    title: 'Podpisu nie przyjęto',
    body: 'Nie pasuje do konta lub wiadomości. Sprawdź konto w portfelu i spróbuj ponownie.',
  },
  SIGN_IN_MESSAGE: {
    title: 'Nie ma nic do podpisania',
    body: 'Nie można utworzyć wiadomości dla tej strony. Właściciel musi poprawić opcje.',
  },
  TERMS_NOT_AGREED: {
    title: 'Najpierw zaakceptuj warunki',
    body: 'Zaznacz pole obok portfeli, a potem wybierz portfel.',
  },
}
