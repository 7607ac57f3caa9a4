import type { bridgeErrors as english } from '../../en/errors/bridge.ts'
import type { ErrorText } from '../../errorText.ts'

export const bridgeErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  AMOUNT_TOO_LOW: {
    title: 'Kwota jest za mała',
    body: 'Opłaty byłyby zbyt duże. Nic nie wysłano. Wybierz większą kwotę.',
  },
  AMOUNT_TOO_HIGH: {
    title: 'Kwota jest za duża',
    body: 'Więcej nie przejdzie na raz. Nic nie wysłano. Wyślij w częściach.',
  },
  BRIDGE_API_ERROR: {
    title: 'Usługa mostu odmówiła',
    body: 'Twoje środki są bezpieczne. Zmień kwotę lub token albo spróbuj za chwilę.',
  },
  SIMULATION_ERROR: {
    title: 'To by nie dotarło',
    body: 'Próba dotarcia się nie powiodła, więc nic nie wysłano. Spróbuj ponownie albo z inną kwotą.',
  },
  BRIDGE_INDEXER_ERROR: {
    title: 'Nie można teraz odczytać postępu',
    body: 'To, co wysłano, trwa dalej. Zajrzyj za chwilę.',
  },
  BRIDGE_RPC_ERROR: {
    title: 'Sieć nie odpowiada',
    body: 'To, co wysłano, trwa bez Ciebie. Spróbuj za chwilę.',
  },
  BRIDGE_WRONG_NODE: {
    title: 'Odpowiedział węzeł innej sieci',
    body: 'To, co wysłano, trwa bez Ciebie. Spróbuj za chwilę.',
  },
  BRIDGE_CHAIN_NOT_CONFIGURED: {
    title: 'Tej sieci tu nie skonfigurowano',
    body: 'Nic nie wysłano. Wybierz inną sieć.',
  },
  BRIDGE_NO_POOL: {
    title: 'Bridge nie ma na swoim miejscu',
    body: 'Pod jego adresem w tej sieci niczego nie ma, więc niczego nie zezwolono ani nie wysłano.',
  },
  BRIDGE_TOKEN_UNITS: {
    title: 'Jednostki tokena nie są pewne',
    body: 'Usługa bridge liczy go w innych jednostkach niż sam token. Nic nie wysłano.',
  },
  BRIDGE_DEADLINE_TOO_SOON: {
    title: 'Za mało czasu, by dotarło',
    body: 'Prawdopodobnie wróciłoby po godzinach, więc nic nie wysłano. Spróbuj z nową wyceną.',
  },
  BRIDGE_INVALID_INTEGRATOR_ID: {
    title: 'Most tej strony jest źle skonfigurowany',
    body: 'Nic nie wysłano. Właściciel musi poprawić id integratora.',
  },
  BRIDGE_NO_ACCOUNT: {
    title: 'Brak połączonego portfela',
    body: 'Nic nie wysłano. Połącz portfel i spróbuj ponownie.',
  },
  BRIDGE_WRONG_ACCOUNT: {
    title: 'Aktywne jest inne konto',
    body: 'Ten przelew należy do innego konta. Przełącz na nie w portfelu i spróbuj ponownie.',
  },
  BRIDGE_WRONG_CHAIN: {
    title: 'Portfel jest w innej sieci',
    body: 'Nic nie wysłano. Zmień sieć w portfelu i spróbuj ponownie.',
  },
  BRIDGE_INSUFFICIENT_BALANCE: {
    title: 'Za mało tego tokena',
    body: 'Saldo jest mniejsze niż kwota. Nic nie wysłano. Wybierz mniejszą kwotę.',
  },
  BRIDGE_INSUFFICIENT_FEE_FUNDS: {
    title: 'Za mało na opłatę sieci',
    body: 'Opłatę płaci się w walucie sieci. Nic nie wysłano. Doładuj trochę i spróbuj ponownie.',
  },
  BRIDGE_ALLOWANCE_TOO_LOW: {
    title: 'Portfel zezwolił na mniej, niż trzeba',
    body: 'Nic nie wysłano. Spróbuj ponownie i zezwól na całą kwotę.',
  },
  BRIDGE_APPROVE_SIMULATION_FAILED: {
    title: 'Zezwolenie by się nie powiodło',
    body: 'Próba się nie powiodła, więc nie pytano portfela i nic nie wysłano. Spróbuj ponownie.',
  },
  BRIDGE_APPROVE_REVERTED: {
    title: 'Zezwolenie się nie powiodło',
    body: 'Sieć je cofnęła. Opłata zapłacona, nic nie wysłano. Spróbuj ponownie.',
  },
  BRIDGE_DEPOSIT_SIMULATION_FAILED: {
    title: 'Wysłanie by się nie powiodło',
    body: 'Próba się nie powiodła, więc nie pytano portfela i nic nie wysłano. Spróbuj ponownie.',
  },
  BRIDGE_DEPOSIT_REVERTED: {
    title: 'Sieć to cofnęła',
    body: 'Opłata sieci zapłacona, kwota nadal jest Twoja. Spróbuj ponownie z nową wyceną.',
  },
  BRIDGE_REVERTED: {
    title: 'Sieć to cofnęła',
    body: 'Opłata sieci zapłacona, kwota nadal jest Twoja. Spróbuj ponownie.',
  },
  BRIDGE_DEPOSIT_UNCERTAIN: {
    title: 'Mogło już zostać wysłane',
    body: 'Najpierw zajrzyj do aktywności portfela. Jeśli tam jest, nic nie rób, dotrze. „Spróbuj ponownie” wyśle to jeszcze raz.',
  },
  BRIDGE_QUOTE_CHANGED: {
    title: 'Teraz otrzymasz mniej',
    body: 'Kurs zmienił się przed podpisem, więc nic nie wysłano. „Spróbuj ponownie” akceptuje nowy kurs.',
  },
  BRIDGE_QUOTE_EXPIRED: {
    title: 'Wycena jest nieaktualna',
    body: 'Nic z nią nie wysłano. „Spróbuj ponownie” kontynuuje po obecnym kursie.',
  },
  BRIDGE_QUOTE_INVALID: {
    title: 'Tej wycenie nie można ufać',
    body: 'Przeczy sobie lub Twojej prośbie, więc jej nie użyto. Nic nie wysłano.',
  },
  BRIDGE_EXPIRED: {
    title: 'Nikt nie zrealizował na czas',
    body: 'Kwota wraca w sieci, z której wyszła. Nie musisz nic robić.',
  },
  BRIDGE_INVALID_HASH: {
    title: 'Odpowiedź portfela nie ma sensu',
    body: 'Zanim spróbujesz ponownie, sprawdź w portfelu, czy wysłano.',
  },
  BRIDGE_DEPOSIT_QUERY_INVALID: {
    title: 'Brakuje danych do wyszukania',
    body: 'Podaj hash transakcji wpłaty albo numer wpłaty i jej pulę.',
  },
  BRIDGE_DEPOSIT_HASH_INVALID: {
    title: 'To nie jest hash transakcji',
    body: 'Zaczyna się od 0x i ma potem 64 cyfry i litery. Skopiuj go z portfela lub eksploratora.',
  },
  BRIDGE_NO_RECEIPT: {
    title: 'Nie znaleziono transakcji',
    body: 'Sieć jej nie ma albo jeszcze nie ma. Sprawdź hash i sieć.',
  },
  BRIDGE_DEPOSIT_NOT_FOUND: {
    title: 'Nie znaleziono wpłaty',
    body: 'W tej sieci nie ma wpłaty o tym numerze. Sprawdź jedno i drugie.',
  },
  BRIDGE_NO_FILL_LOG: {
    title: 'Jeszcze nie wypłacono',
    body: 'Nie znaleziono wypłaty tej wpłaty. Może jeszcze przyjść; do tego czasu wpłata jest bezpieczna.',
  },
  BRIDGE_NO_DEPOSIT_LOG: {
    title: 'Nie znaleziono wpłaty',
    body: 'Transakcja przeszła i nie zawiera wpłaty. Obejrzyj ją w eksploratorze, zanim spróbujesz ponownie.',
  },
  BRIDGE_TRANSACTION_ALTERED: {
    title: 'Wysłano coś innego, niż potwierdziłeś',
    body: 'Transakcja w sieci się różni. Nie podpisuj więcej tym portfelem.',
  },
  BRIDGE_TRANSACTION_CANCELLED: {
    title: 'Anulowano w portfelu',
    body: 'Zastąpiono tę transakcję w portfelu. Nic nie przeniesiono.',
  },
  BRIDGE_NO_WALLET: {
    title: 'Brak połączonego portfela',
    body: 'Nic nie wysłano. Połącz portfel i spróbuj ponownie.',
  },
  BRIDGE_NO_SIGNER: {
    title: 'Brak połączonego portfela',
    body: 'Nic nie podpisano. Połącz portfel i spróbuj ponownie.',
  },
  BRIDGE_NO_ACTIONS: {
    title: 'Nic do zrobienia po dotarciu',
    body: 'Strona poprosiła o działania i żadnego nie podała. Nic nie wysłano.',
  },
  BRIDGE_INVALID_MESSAGE: {
    title: 'Działania po dotarciu są nieprawidłowe',
    body: 'Właściciel strony musi je poprawić. Nic nie wysłano.',
  },
  BRIDGE_MESSAGE_UNSETTLED: {
    title: 'Żadna cena nie pasuje',
    body: 'Działania po dotarciu zmieniały się z każdą ceną. Nic nie wysłano. Spróbuj ponownie.',
  },
  BRIDGE_MESSAGE_TOO_LARGE: {
    title: 'Teraz za dużo przy opłacie serwisu',
    body: 'Żaden relayer nie wypłaci tyle razem z opłatą serwisu. Nic nie wysłano. Wybierz mniejszą kwotę lub spróbuj później.',
  },
  BRIDGE_NO_MESSAGE_HANDLER: {
    title: 'Ta sieć nie zrobi tego po dotarciu',
    body: 'Nic tam nie wykona działań, więc nic nie wysłano. Wybierz inną sieć.',
  },
  BRIDGE_SECRET_IN_PAGE: {
    title: 'Most tej strony nie jest bezpiecznie skonfigurowany',
    body: 'Klucz był tam, gdzie widzi go każdy odwiedzający, więc go nie użyto. Nic nie wysłano.',
  },
  BRIDGE_SIMULATION_FAILED: {
    title: 'To by się nie powiodło',
    body: 'Próba się nie powiodła, więc nic nie wysłano. Spróbuj ponownie albo z inną kwotą.',
  },
  BRIDGE_SIMULATION_SERVICE_ERROR: {
    title: 'Nie można pokazać próby',
    body: 'Usługa, która ją pokazuje, nie odpowiedziała. Nic nie wysłano.',
  },
  BRIDGE_SIMULATION_NOT_CONFIGURED: {
    title: 'Prób tu nie skonfigurowano',
    body: 'Właściciel strony musi je skonfigurować. Nic nie wysłano.',
  },
  BRIDGE_WRONG_DEPOSITOR: {
    title: 'Wysłało to inne konto',
    body: 'Przyspieszyć może tylko konto, które wysłało. Przełącz na nie w portfelu.',
  },
  BRIDGE_SPEED_UP_TOO_LOW: {
    title: 'Oddałbyś za dużo',
    body: 'Nowy przelew dałby więcej. Nic nie podpisano. Wybierz większą kwotę.',
  },
  BRIDGE_SPEED_UP_TOO_HIGH: {
    title: 'To więcej, niż wysłano',
    body: 'Więcej niż ustalono nie może dotrzeć. Nic nie podpisano. Wybierz mniejszą kwotę.',
  },
  BRIDGE_SPEED_UP_POINTLESS: {
    title: 'Przyspieszenie nie pomoże',
    body: 'Opłata jest już jak przy nowym przelewie. Nic nie podpisano. Jest w drodze.',
  },
  BRIDGE_ALREADY_FILLED: {
    title: 'Już dotarło',
    body: 'Nie ma czego przyspieszać i nic nie podpisano.',
  },
  BRIDGE_INVALID_SIGNATURE: {
    title: 'Odpowiedź portfela nie ma sensu',
    body: 'Nie użyto jej. Przelew trwa jak wcześniej. Spróbuj ponownie.',
  },
  BRIDGE_SPEED_UP_SIMULATION_FAILED: {
    title: 'Przyspieszenie by się nie powiodło',
    body: 'Próba się nie powiodła, więc nie wysłano. Przelew trwa jak wcześniej.',
  },
  BRIDGE_SPEED_UP_REVERTED: {
    title: 'Przyspieszenie się nie powiodło',
    body: 'Zapłacono za nie opłatę sieci. Przelew trwa jak wcześniej.',
  },
  BRIDGE_UNKNOWN_ERROR: {
    title: 'Przelew się zatrzymał',
    body: 'Stało się coś nieoczekiwanego. Sprawdź w portfelu, czy wysłano, i spróbuj ponownie.',
  },
}
