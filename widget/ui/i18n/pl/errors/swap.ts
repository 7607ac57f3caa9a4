import type { swapErrors as english } from '../../en/errors/swap.ts'
import type { ErrorText } from '../../errorText.ts'

export const swapErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SWAP_NETWORK_UNSUPPORTED: {
    title: 'Sieć nie obsługuje wymiany',
    body: 'Wybierz inną sieć do wymiany.',
  },
  SWAP_NO_LIQUIDITY: {
    title: 'Za mała płynność',
    body: 'Rynek jest na tę kwotę za mały. Spróbuj mniejszej.',
  },
  SWAP_NO_ROUTE: {
    title: 'Brak rynku dla tej pary',
    body: 'Nic nie łączy tych tokenów. Wybierz inny.',
  },
  SWAP_PRICE_MOVED: {
    title: 'Cena się zmieniła',
    body: 'Cena przekroczyła Twój limit; nic nie wymieniono.',
  },
  SWAP_REVERTS: {
    title: 'Sieć by tego odmówiła',
    body: 'Wymianę wypróbowano bez wysyłania i się nie powiodła. Nic nie wysłano.',
  },
  SWAP_BELOW_MINIMUM: {
    title: 'Dostałbyś mniej',
    body: 'Wymiana dałaby mniej niż ustalone minimum. Nic nie wysłano. Pobierz nową wycenę.',
  },
  SWAP_RECIPIENT: {
    title: 'Nie dla Ciebie',
    body: 'Usługa wymiany chciała zapłacić komuś innemu. Nic nie wysłano. Na razie jej nie używaj.',
  },
  SWAP_WRONG_TOKEN: {
    title: 'Inne tokeny',
    body: 'Usługa przygotowała wymianę innych tokenów, niż wybrano. Nic nie wysłano.',
  },
  SWAP_WRONG_AMOUNT: {
    title: 'Inna kwota',
    body: 'Usługa przygotowała wymianę innej kwoty. Nic nie wysłano.',
  },
  SWAP_DEADLINE: {
    title: 'Otwarta zbyt długo',
    body: 'Wymiana byłaby otwarta znacznie dłużej, niż można oczekiwać. Nic nie wysłano.',
  },
  SWAP_SPENDER_DIFFERS: {
    title: 'Inny kontrakt',
    body: 'Usługa poprosiła o zezwolenie dla innego kontraktu niż ten, który wymienia. Nic nie wysłano.',
  },
  SWAP_ROUTER_UNKNOWN: {
    title: 'Nieznany kontrakt',
    body: 'Usługa podała nieznany tu kontrakt. Nic nie wysłano.',
  },
  SWAP_NOT_UNDERSTOOD: {
    title: 'To nie wymiana',
    body: 'Usługa przygotowała coś, czego nie można odczytać. Nic nie wysłano.',
  },
  SWAP_TAKES_MORE: {
    title: 'Zabrałaby więcej',
    body: 'Wymiana zabrałaby więcej, niż potwierdzono. Nic nie wysłano.',
  },
  SWAP_UNCHECKED: {
    title: 'Nie można było sprawdzić',
    body: 'Ta sieć nie umie wypróbować wymiany przed wysłaniem, więc jej nie wysłano.',
  },
  SWAP_TOKEN_DIFFERS: {
    title: 'Token jest źle opisany',
    body: 'Usługa i sieć nie zgadzają się co do tego tokena. Nic nie wysłano.',
  },
  SWAP_INSUFFICIENT_BALANCE: {
    title: 'Za mało tego tokena',
    body: 'Saldo jest mniejsze niż kwota. Nic nie wysłano.',
  },
  SWAP_INSUFFICIENT_FEE: {
    title: 'Za mało na opłatę sieci',
    body: 'Opłatę płaci się w walucie sieci. Nic nie wysłano. Doładuj trochę i spróbuj ponownie.',
  },
  SWAP_ALLOWANCE_TOO_LOW: {
    title: 'Zezwolono na za mało',
    body: 'Portfel zezwolił na mniej, niż potrzebuje wymiana. Nic nie wymieniono.',
  },
  SWAP_FAILED: {
    title: 'Wymiana się nie powiodła',
    body: 'Sieć ją wykonała i cofnęła. Nic nie wymieniono; opłata sieci przepadła.',
  },
  SWAP_UNKNOWN: {
    title: 'Jeszcze nie wiadomo',
    body: 'Nie wiadomo jeszcze, co się stało z transakcją. Obejrzyj ją, zanim spróbujesz ponownie.',
  },
  SWAP_INTERRUPTED: {
    title: 'Zezwolono, nie wymieniono',
    body: 'Stronę zamknięto po zezwoleniu. Nic nie wymieniono; zacznij od nowa.',
  },
  SWAP_STOPPED: {
    title: 'Transakcję zatrzymano',
    body: 'Zastąpiono ją, porzucono lub odrzucono. Nic nie wymieniono.',
  },
  SWAP_NO_PROJECT: {
    title: 'Wymiany nie skonfigurowano',
    body: 'Strona nie ma id projektu dla usługi wymiany.',
  },
}
