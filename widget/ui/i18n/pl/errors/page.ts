import type { pageErrors as english } from '../../en/errors/page.ts'
import type { ErrorText } from '../../errorText.ts'

export const pageErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  FRAME_TIMEOUT: {
    title: 'Okno portfela się nie otworzyło',
    body: 'Twoje środki są bezpieczne. Przeładuj stronę i spróbuj ponownie.',
  },
  FRAME_REFUSED: {
    title: 'Oknu portfela odmówiono',
    body: 'Tej strony nie ma na liście stron dozwolonych przez portfel. Twoje środki są bezpieczne.',
  },
  FRAME_LOST: {
    title: 'Okno portfela samo się zamknęło',
    body: 'To, co wysłano, trwa dalej. Otwórz je ponownie, by zobaczyć.',
  },
  LOADER_CHUNK_FAILED: {
    title: 'Ta część się nie wczytała',
    body: 'Sprawdź połączenie i przeładuj stronę. Twoje środki są bezpieczne.',
  },
  VIEW_NOT_LOADED: {
    title: 'Ta część się nie wczytała',
    body: 'Sprawdź połączenie i przeładuj stronę. Twoje środki są bezpieczne.',
  },
  CSP_FRAME_SRC: {
    title: 'Ta strona blokuje okno portfela',
    body: 'Właściciel musi je dopuścić w zasadach bezpieczeństwa strony. Nic nie udostępniono.',
  },
  ORIGIN_NOT_ALLOWED: {
    title: 'Ta strona nie może otworzyć portfela',
    body: 'Jej adresu nie ma na liście dozwolonych stron.',
  },
  NESTED_HOST: {
    title: 'Ta strona jest pokazana wewnątrz innej',
    body: 'Portfel się tam nie otwiera, żeby nikt go nie zasłonił. Otwórz stronę osobno.',
  },
  SAME_ORIGIN_FRAME: {
    title: 'Portfel nie jest tu bezpiecznie skonfigurowany',
    body: 'Musi pochodzić z własnego adresu. Nic nie udostępniono.',
  },
  STORAGE_BLOCKED: {
    title: 'Przeglądarka nic tu nie zapisuje',
    body: 'Wszystko działa, ale łączysz się przy każdej wizycie.',
  },
  PROTOCOL_MISMATCH: {
    title: 'Potrzebna aktualizacja',
    body: 'Strona wczytała starszą wersję. Przeładuj ją, aby kontynuować.',
  },
  POPUP_BLOCKED: {
    title: 'Przeglądarka zablokowała okno',
    body: 'Zezwól na okna dla tej strony i spróbuj ponownie. Nic nie wysłano.',
  },
  FLOOD: {
    title: 'Ta strona pyta zbyt często',
    body: 'Jej prośby zatrzymano. Nic nie wysłano. Przeładuj stronę, aby kontynuować.',
  },
  TOO_MANY_OPENS: {
    title: 'Ta strona pyta zbyt często',
    body: 'Poczekaj chwilę i otwórz portfel ponownie.',
  },
  INVALID_OPTIONS: {
    title: 'Portfel jest tu źle skonfigurowany',
    body: 'Właściciel strony musi poprawić opcje. Nic nie udostępniono.',
  },
  TARGET_NOT_FOUND: {
    title: 'Portfel nie ma miejsca na tej stronie',
    body: 'Właściciel strony musi poprawić opcje. Nic nie udostępniono.',
  },
  DESTROYED: {
    title: 'Strona zamknęła portfel',
    body: 'To, co wysłano, trwa dalej. Przeładuj stronę, aby otworzyć go ponownie.',
  },
}
