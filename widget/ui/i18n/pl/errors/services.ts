import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  HTTP_ERROR: {
    title: 'Usługa nie odpowiedziała',
    body: 'Twoje środki są bezpieczne. Spróbuj za chwilę.',
  },
  HTTP_TIMEOUT: {
    title: 'Usługa odpowiada zbyt długo',
    body: 'Twoje środki są bezpieczne. Spróbuj za chwilę.',
  },
  HTTP_UNREACHABLE: {
    title: 'Usługa jest nieosiągalna',
    body: 'Twoje środki są bezpieczne. Sprawdź połączenie i spróbuj ponownie.',
  },
  HTTP_UNREADABLE: {
    title: 'Nie można odczytać odpowiedzi usługi',
    body: 'Nie użyto jej, a Twoje środki są bezpieczne. Spróbuj za chwilę.',
  },
  RPC_UNAVAILABLE: {
    title: 'Sieć nie odpowiada',
    body: 'Twoje środki są bezpieczne. Spróbuj za chwilę.',
  },
  RPC_NO_URL: {
    title: 'Tej sieci nie można tu odczytać',
    body: 'Strona nie podała drogi do niej. Twoje środki są bezpieczne.',
  },
}
