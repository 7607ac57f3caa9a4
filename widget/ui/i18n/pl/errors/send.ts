import type { sendErrors as english } from '../../en/errors/send.ts'
import type { ErrorText } from '../../errorText.ts'

export const sendErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SEND_INCOMPLETE: {
    title: 'Potrzebna jest kwota i adres odbiorcy',
    body: 'Nic nie wysłano. Uzupełnij oba pola i kontynuuj.',
  },
  SEND_NO_TOKEN: {
    title: 'Potrzebny jest token',
    body: 'Nic nie wysłano. Wybierz go i kontynuuj.',
  },
  SEND_UNSUPPORTED_CHAIN: {
    title: 'Nieobsługiwana sieć',
    body: 'W tej sieci nic stąd nie wyślesz. Wybierz inną.',
  },
  SEND_WOULD_FAIL: {
    title: 'To by się nie powiodło',
    body: 'Próba się nie powiodła, więc nie pytano portfela i nic nie wysłano. Sprawdź token i odbiorcę.',
  },
  TOKEN_NOT_FOUND: {
    title: 'Nie znaleziono tokena',
    body: 'Strona podała token nieznany w tej sieci. Nic nie wysłano.',
  },
  TRANSACTION_UNKNOWN: {
    title: 'Nie wiadomo, czy wysłano',
    body: 'Odpowiedź portfela tu nie dotarła. Zajrzyj do portfela, zanim wyślesz ponownie.',
  },
  TRANSACTION_REVERTED: {
    title: 'Sieć to cofnęła',
    body: 'Opłata sieci zapłacona, kwota nadal jest Twoja.',
  },
  TRANSACTION_EXPIRED: {
    title: 'Sieć nie przyjęła tego na czas',
    body: 'Nic nie wysłano: możesz wysłać ponownie.',
  },
  WALLET_SIGNED_OTHER: {
    title: 'Portfel podpisał coś innego',
    body: 'To nie to, co potwierdziłeś, więc nic nie wysłano. Nie podpisuj więcej tym portfelem.',
  },
  WRONG_CLUSTER: {
    title: 'Węzeł jest w innej sieci',
    body: 'Nic nie wysłano. Adres węzła musi poprawić właściciel tego widżetu.',
  },
}
