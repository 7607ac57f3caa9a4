import type { words as english } from './en.ts'

/** Polish: what a card says in the place of the widget, as the widget would. */
export const words = {
  tryAgain: 'Spróbuj ponownie',
  other: 'Coś poszło nie tak',
  failures: {
    CSP_FRAME_SRC: {
      title: 'Ta strona blokuje okno portfela',
      body: 'Właściciel musi je dopuścić w zasadach bezpieczeństwa strony. Nic nie udostępniono.',
    },
    FRAME_REFUSED: {
      title: 'Oknu portfela odmówiono',
      body: 'Tej strony nie ma na liście stron dozwolonych przez portfel. Twoje środki są bezpieczne.',
    },
    FRAME_TIMEOUT: {
      title: 'Okno portfela się nie otworzyło',
      body: 'Twoje środki są bezpieczne. Przeładuj stronę i spróbuj ponownie.',
    },
    FRAME_LOST: {
      title: 'Okno portfela samo się zamknęło',
      body: 'To, co wysłano, trwa dalej. Otwórz je ponownie, by zobaczyć.',
    },
    FLOOD: {
      title: 'Ta strona pyta zbyt często',
      body: 'Jej prośby zatrzymano. Nic nie wysłano. Przeładuj stronę, aby kontynuować.',
    },
    PROTOCOL_MISMATCH: {
      title: 'Potrzebna aktualizacja',
      body: 'Strona wczytała starszą wersję. Przeładuj ją, aby kontynuować.',
    },
    ORIGIN_NOT_ALLOWED: {
      title: 'Ta strona nie może otworzyć portfela',
      body: 'Jej adresu nie ma na liście dozwolonych stron.',
    },
    NESTED_HOST: {
      title: 'Ta strona jest pokazana wewnątrz innej',
      body: 'Portfel się tam nie otwiera, żeby nikt go nie zasłonił. Otwórz stronę osobno.',
    },
    LOADER_CHUNK_FAILED: {
      title: 'Ta część się nie wczytała',
      body: 'Sprawdź połączenie i przeładuj stronę. Twoje środki są bezpieczne.',
    },
  },
} satisfies typeof english
