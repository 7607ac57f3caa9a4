import type { walletsErrors as english } from '../../en/errors/wallets.ts'
import type { ErrorText } from '../../errorText.ts'

export const walletsErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  4001: {
    title: 'Odrzucono w portfelu',
    body: 'Nic nie wysłano ani nie podpisano.',
  },
  4100: {
    title: 'Portfel na to nie pozwolił',
    body: 'Otwórz portfel, odblokuj go i dopuść tę stronę, potem spróbuj ponownie.',
  },
  4200: {
    title: 'Portfel tego nie potrafi',
    body: 'Nic nie wysłano. Spróbuj z innym portfelem.',
  },
  4900: {
    title: 'Portfel rozłączony',
    body: 'Połącz ponownie, aby kontynuować. Nic nie wysłano.',
  },
  4901: {
    title: 'Portfel nie ma połączenia',
    body: 'Nie może teraz dotrzeć do tej sieci. Nic nie wysłano. Spróbuj za chwilę.',
  },
  4902: {
    title: 'Portfel nie zna tej sieci',
    body: 'Dodaj sieć w portfelu i spróbuj ponownie.',
  },
  '-32002': {
    title: 'Portfel już pyta',
    body: 'Otwórz portfel i odpowiedz na oczekującą prośbę.',
  },
  5000: {
    title: 'Odrzucono w portfelu',
    body: 'Nic nie udostępniono.',
  },
  WRONG_ACCOUNT: {
    title: 'Aktywne jest inne konto',
    body: 'Nic nie wysłano. Sprawdź konto w portfelu i potwierdź ponownie.',
  },
  BRIDGE_BUNDLE_FAILED: {
    title: 'Portfel nie mógł tego wysłać',
    body: 'Nic nie wysłano. Spróbuj ponownie albo sprawdź powód w portfelu.',
  },
  BRIDGE_BUNDLE_TIMEOUT: {
    title: 'Brak wieści z portfela',
    body: 'Przyjął prośbę i jeszcze jej nie potwierdził. Zajrzyj do portfela i spróbuj ponownie: nic nie jest wysyłane dwa razy.',
  },
  5710: {
    title: 'Nie w tej sieci',
    body: 'Portfel nie przyjmuje tu pakietów wywołań. Nic nie wysłano.',
  },
  5720: {
    title: 'Poproszono dwa razy',
    body: 'Portfel ma już tę prośbę. Zajrzyj do portfela.',
  },
  5730: {
    title: 'Portfel nie zna tej prośby',
    body: 'Mogła nie zostać potwierdzona. Zajrzyj do portfela.',
  },
  5750: {
    title: 'Ulepszenie konta odrzucono',
    body: 'Nic nie wysłano. Możesz kontynuować bez niego.',
  },
  5760: {
    title: 'Portfel nie zrobi tego naraz',
    body: 'Nic nie wysłano.',
  },
  RPC_NOT_ALLOWED: {
    title: 'Działanie niedozwolone',
    body: 'Strona poprosiła o coś, czego widżet nie robi. Nic nie wysłano ani nie podpisano.',
  },
  WALLET_NO_ACCOUNT: {
    title: 'Nie udostępniono konta',
    body: 'Wybierz w portfelu konto dla tej strony i spróbuj ponownie.',
  },
  WALLET_INVALID_ANSWER: {
    title: 'Odpowiedź portfela nie ma sensu',
    body: 'Nie użyto jej. Zaktualizuj portfel albo połącz inny.',
  },
  CONNECTOR_NOT_FOUND: {
    title: 'Nie ma tu tego portfela',
    body: 'Otwórz stronę, na której go połączono, albo połącz inny. Twoje środki są bezpieczne.',
  },
  UNKNOWN_WALLET: {
    title: 'Nie ma tu już tego portfela',
    body: 'Przeładuj stronę albo połącz inny portfel. Twoje środki są bezpieczne.',
  },
  NETWORK_NOT_SWITCHED: {
    title: 'Portfel pozostał w swojej sieci',
    body: 'Nic nie wysłano. Zmień sieć w portfelu i spróbuj ponownie.',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    title: 'Nie skonfigurowano id projektu',
    body: 'Strona prosi o coś, co wymaga id projektu. Reszta działa.',
  },
  NETWORK_NOT_FOUND: {
    title: 'Nie znaleziono sieci',
    body: 'Strona poprosiła o sieć, której nie skonfigurowała. Pozostajesz w swojej.',
  },
  INVALID_APP_CONFIGURATION: {
    title: 'Nieprawidłowa konfiguracja aplikacji',
    body: 'Tej strony nie ma na liście jej projektu. Twoje środki są bezpieczne.',
  },
  CHAIN_ADAPTER_NOT_FOUND: {
    title: 'Ten rodzaj sieci nie jest obsługiwany',
    body: 'Wybierz inną sieć. Twoje środki są bezpieczne.',
  },
  INVALID_CHAIN_ID: {
    title: 'Nieprawidłowy chainId',
    body: 'W tej sieci nikt nie może mieć nazwy. Nic nie podpisano.',
  },
  WALLET_CONNECT_UNREACHABLE: {
    title: 'WalletConnect jest nieosiągalny',
    body: 'Nic nie wysłano. Sieć może go blokować: spróbuj innej albo VPN.',
  },
  WALLET_CONNECT_PROJECT_REFUSED: {
    title: 'WalletConnect odmawia tej stronie',
    body: 'Właściciel musi poprawić id projektu. Wybierz inny sposób.',
  },
  WALLET_CONNECT_OTHER_TAB: {
    title: 'WalletConnect jest używany w innej karcie',
    body: 'Kontynuuj w innej karcie tej strony albo zamknij ją i spróbuj tutaj.',
  },
  WALLET_CONNECT_SESSION_LOST: {
    title: 'Portfel trzeba połączyć ponownie.',
    body: 'Przeglądarka nic tu nie zapisuje, więc sesja WalletConnect skończyła się ze stroną.',
  },
  EXPIRED: {
    title: 'Trwało to zbyt długo',
    body: 'Prośba wygasła. Nic nie udostępniono; spróbuj ponownie.',
  },
  NO_MATCHING_KEY: {
    title: 'Sesja wygasła',
    body: 'Portfel nie zna już tej sesji. Połącz go ponownie.',
  },
  MISSING_OR_INVALID: {
    title: 'Portfel tego nie zatwierdził',
    body: 'Prośby nie wysłano. Połącz ponownie i zatwierdź tę sieć albo użyj innego portfela.',
  },
  NOT_INITIALIZED: {
    title: 'Brak połączonego portfela',
    body: 'Nic nie wysłano. Połącz portfel i spróbuj ponownie.',
  },
  UNSUPPORTED_CHAINS: {
    title: 'Portfel nie oferuje tej sieci',
    body: 'Zmień sieć w portfelu albo połącz inny.',
  },
  USER_DISCONNECTED: {
    title: 'Portfel zakończył połączenie',
    body: 'Sprawdź, co ostatnio zrobił, i połącz go ponownie.',
  },
}
