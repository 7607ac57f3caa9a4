import type { payErrors as english } from '../../en/errors/pay.ts'
import type { ErrorText } from '../../errorText.ts'

export const payErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  ONRAMP_NO_PROJECT: {
    title: 'Na tej stronie nie można kupować',
    body: 'Właściciel nie ustawił id projektu. Nic nie zapłacono.',
  },
  ONRAMP_QUOTE_INVALID: {
    title: 'Ta cena jest błędna',
    body: 'Dotyczy czego innego, niż wybrano. Nic nie zapłacono; spróbuj ponownie.',
  },
  PAY_OFF: {
    title: 'Płatności są tu wyłączone',
    body: 'Właściciel ich nie włączył. Nic nie zapłacono.',
  },
  INVALID_PAYMENT: {
    title: 'O tę płatność nie można poprosić',
    body: 'Strona poprosiła o nią w zły sposób. Nic nie zapłacono.',
  },
  NO_SUCH_TOKEN: {
    title: 'Nie ma takiego tokena',
    body: 'Nic w tej sieci nie odpowiada pod jego adresem. Nic nie wysłano.',
  },
  PAY_NOT_COVERED: {
    title: 'Cena się zmieniła',
    body: 'Most bierze więcej niż wcześniej. To, co wymieniono, jest w portfelu: wybierz, jak kontynuować.',
  },
  PAY_OTHER_WAY: {
    title: 'Wybrano inny sposób płatności',
    body: 'Ten przelew się z tym skończył, zanim coś wysłano.',
  },
  PAY_NO_PRICE: {
    title: 'Most nie podaje ceny',
    body: 'Dokładnie tej kwoty nie da się teraz nim zapłacić. Nic nie wysłano.',
  },
  PAY_TAKES_MORE: {
    title: 'Zabrałaby więcej',
    body: 'Płatność zabrałaby więcej, niż widać, albo zapłaciłaby mniej. Nic nie wysłano.',
  },
  PAY_UNCHECKED: {
    title: 'Nie można było sprawdzić',
    body: 'Żaden węzeł tej sieci nie umie wypróbować płatności przed wysłaniem, więc jej nie wysłano.',
  },
}
