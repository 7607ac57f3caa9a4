import type { embeddedErrors as english } from '../../en/errors/embedded.ts'
import type { ErrorText } from '../../errorText.ts'

export const embeddedErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  BAD_MESSAGE: {
    title: 'Coś poszło nie tak',
    body: 'Wbudowany portfel był niezrozumiały. Nic nie podpisano. Przeładuj stronę i spróbuj ponownie.',
  },
  LOGIN_NOT_FRESH: {
    title: 'Sesja wygasła',
    body: 'Aby podpisać, zaloguj się jeszcze raz. Portfel jest bezpieczny.',
  },
  LOGIN_EXPIRED: {
    title: 'To logowanie się skończyło',
    body: 'Kod lub link został użyty albo minął jego czas. Zacznij od nowa.',
  },
  OTP_WRONG: {
    title: 'Błędny kod',
    body: 'To nie ten kod. Sprawdź najnowszy e-mail.',
  },
  OTP_EXPIRED: {
    title: 'Kod wygasł',
    body: 'Poproś o nowy.',
  },
  OTP_ATTEMPTS: {
    title: 'Za dużo błędnych kodów',
    body: 'To logowanie się skończyło. Poproś o nowy kod.',
  },
  RATE_LIMITED: {
    title: 'Za dużo prób',
    body: 'Poczekaj trochę i spróbuj ponownie.',
  },
  EMAIL_PAUSE: {
    title: 'Poczekaj chwilę',
    body: 'Kolejny e-mail można wysłać za kilka sekund.',
  },
  EMAIL_INVALID: {
    title: 'Nieprawidłowy e-mail. Spróbuj ponownie.',
    body: 'Sprawdź adres i wyślij ponownie.',
  },
  EMAIL_TAKEN: {
    title: 'Ten e-mail należy do innego konta',
    body: 'Użyj innego adresu.',
  },
  MAIL_FAILED: {
    title: 'Nie udało się wysłać e-maila',
    body: 'Sprawdź adres albo spróbuj za chwilę.',
  },
  DEVICE_REFUSED: {
    title: 'Urządzenie odrzucono',
    body: 'Ktoś nacisnął w e-mailu Odrzuć. Jeśli to Ty, zacznij od nowa.',
  },
  PROVIDER_OFF: {
    title: 'To logowanie nie jest tu dostępne',
    body: 'Wybierz inny sposób.',
  },
  PROVIDER_FAILED: {
    title: 'Logowania nie przyjęto',
    body: 'Dostawca odmówił lub zawiódł. Nic nie udostępniono. Spróbuj ponownie.',
  },
  SERVICE_DOWN: {
    title: 'Wbudowany portfel nie odpowiada',
    body: 'Portfel jest bezpieczny. Spróbuj za chwilę.',
  },
  KEYS_EXIST: {
    title: 'Inne urządzenie było szybsze',
    body: 'Portfel skonfigurowano tam. Zaloguj się ponownie.',
  },
  NO_SHARE: {
    title: 'Dokończ konfigurację przeglądarki',
    body: 'Ta przeglądarka jeszcze nie podpisuje. Odzyskaj tu portfel albo zatwierdź tę przeglądarkę na innym urządzeniu.',
  },
  SHARE_TAMPERED: {
    title: 'Nie udało się otworzyć portfela',
    body: 'To, co tu zapisano, nie pasuje do konta. Nic nie podpisano. Odzyskaj portfel.',
  },
  KEY_NEEDED: {
    title: 'Może to zrobić tylko Twój klucz',
    body: 'Zrób to w przeglądarce, która może podpisywać dla tego portfela.',
  },
  RECOVERY_WRONG: {
    title: 'Nie otworzyło się',
    body: 'Hasło, klucz dostępu lub plik nie pasuje. Spróbuj ponownie.',
  },
  SMART_ACCOUNT_CANNOT: {
    title: 'Nie z kontem smart',
    body: 'Konta smart wysyłają operacje, nie transakcje. Nic nie wysłano.',
  },
  SESSION_NOT_REVOKED: {
    title: 'Nie cofnięto uprawnienia',
    body: 'Nadal obowiązuje. Spróbuj ponownie za chwilę.',
  },
  BUNDLER_DOWN: {
    title: 'Nie udało się wysłać',
    body: 'Usługa wysyłająca dla kont smart (bundler) nie odpowiada. Spróbuj ponownie: wyśle się najwyżej raz.',
  },
  OPERATION_REFUSED: {
    title: 'Nie przyjęto',
    body: 'Usługa wysyłająca dla kont smart (bundler) odmówiła. Nic nie wysłano.',
  },
  OPERATION_NONCE: {
    title: 'Miejsce zajęła inna operacja',
    body: 'W międzyczasie Twoje konto wysłało coś innego. Spróbuj ponownie.',
  },
  OPERATION_REVERTED: {
    title: 'Sieć to cofnęła',
    body: 'Nie pobrano nic poza opłatą sieci.',
  },
  OPERATION_PENDING: {
    title: 'Trwa to dłużej niż zwykle',
    body: 'Wysłano, ale nie ma tego jeszcze w żadnym bloku. Zajrzyj do aktywności, zanim wyślesz ponownie.',
  },
  RPC_FAILED: {
    title: 'Sieć nie odpowiedziała',
    body: 'Nic nie wysłano. Spróbuj za chwilę.',
  },
  NETWORK_UNKNOWN: {
    title: 'Sieć nie jest obsługiwana',
    body: 'Wbudowany portfel nie zna tej sieci. Wybierz inną.',
  },
  INSUFFICIENT_FUNDS: {
    title: 'Za mało środków',
    body: 'Nic nie wysłano. Liczy się też opłata sieci.',
  },
  REQUEST_ABORTED: {
    title: 'Prośbę przerwano',
    body: 'Nic nie podpisano. Spróbuj ponownie.',
  },
  TOO_MANY_REQUESTS: {
    title: 'Za dużo próśb',
    body: 'Odpowiedz na oczekujące i spróbuj ponownie.',
  },
  INTERNAL: {
    title: 'Wystąpił błąd',
    body: 'Nic nie podpisano. Spróbuj ponownie.',
  },
  IFRAME_LOAD_FAILED: {
    title: 'Coś poszło nie tak',
    body: 'Nie udało się wczytać modułu logowania e-mailem. Połączenie się nie udało albo ta strona nie jest do tego skonfigurowana. Spróbuj ponownie lub wybierz portfel.',
  },
  IFRAME_REQUEST_TIMEOUT: {
    title: 'Coś poszło nie tak',
    body: 'Wbudowany portfel odpowiadał zbyt długo. Spróbuj ponownie.',
  },
  EMBEDDED_WALLET_NOT_STARTED: {
    title: 'Nie udało się rozpocząć logowania',
    body: 'Znów jesteś wylogowany. Portfel jest bezpieczny. Zaloguj się jeszcze raz.',
  },
  EMBEDDED_WALLET_NOT_LOADED: {
    title: 'Błąd sieci: nie wczytano wbudowanego portfela',
    body: 'Portfele i most działają. Połączenie się nie udało albo ta strona nie jest do tego skonfigurowana. Spróbuj ponownie lub wybierz portfel.',
  },
}
