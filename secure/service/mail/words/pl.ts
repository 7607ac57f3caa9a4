import type { MailWords } from '../mailWords.ts'

/** Polish. */
export const words: MailWords = {
  device: {
    subject: ({ brand }) => `Zatwierdź nowe urządzenie dla ${brand}`,
    lead: ({ brand, deviceName }) =>
      `Ktoś chce się zalogować do Twojego portfela ${brand} (urządzenie: ${deviceName}). Otwórz tę stronę i zatwierdź. Strona pokaże wtedy kod, który wpiszesz tam, gdzie zaczynasz logowanie.`,
    action: 'Zobacz prośbę',
    after: ({ duration }) =>
      `Link działa ${duration}. To nie Ty? Nic nie rób albo otwórz stronę i odrzuć. Bez Twojej odpowiedzi nikt nie wejdzie.`,
  },
  login: {
    subject: ({ brand }, code) => `${code} to Twój kod ${brand}`,
    lead: ({ brand }) => `Twój kod do zalogowania się do portfela ${brand}:`,
    after: ({ brand, duration }) =>
      `Kod wygasa za ${duration}. Wpisz go tylko tam, gdzie się logujesz, i nie podawaj nikomu: ${brand} nigdy o niego nie pyta. To nie Ty? W takim razie ktoś wpisał Twój adres; zignoruj tę wiadomość.`,
  },
  oldAddress: {
    subject: ({ brand }, code) => `${code} potwierdza zmianę Twojego adresu e-mail w ${brand}`,
    lead: () =>
      'Ktoś zalogowany do Twojego portfela chce używać innego adresu e-mail. Ten kod potwierdza obecny:',
    after: ({ duration }) =>
      `Kod wygasa za ${duration}. To nie Ty? Nie podawaj kodu nikomu, otwórz w portfelu Urządzenia i usuń te, których nie znasz.`,
  },
  newAddress: {
    subject: ({ brand }, code) => `${code} potwierdza Twój nowy adres e-mail w ${brand}`,
    lead: ({ brand }) => `Ten kod potwierdza, że Twój portfel ${brand} może używać tego adresu:`,
    after: ({ duration }) =>
      `Kod wygasa za ${duration}. To nie Ty? W takim razie ktoś wpisał Twój adres; zignoruj tę wiadomość.`,
  },
  change: {
    subject: ({ brand }) => `Twój portfel ${brand}: zmiana czeka`,
    lead: ({ what, due, deviceName }) =>
      `Ktoś zalogowany przez ${deviceName} poprosił o to: ${what}. Stanie się to po ${due}.`,
    action: 'Zobacz i zatrzymaj',
    after: () =>
      'To Ty? Nic nie rób. To nie Ty? Zatrzymaj to tym linkiem i zmień hasło do swojej poczty: ten, kto o to poprosił, może ją czytać.',
    what: { delete: 'usunięcie Twojego konta', device: (name) => `usunięcie: ${name}` },
  },
  notice: {
    subject: ({ brand }) => `Twój portfel ${brand}: to Ty?`,
    lead: ({ what, deviceName }) => `Przez ${deviceName} w Twoim portfelu stało się to: ${what}.`,
    after: () =>
      'To Ty? Nic nie rób. To nie Ty? W takim razie ktoś inny może używać Twojego portfela: zaloguj się, usuń urządzenia, których nie znasz, ustaw odzyskiwanie od nowa, przenieś to, co masz, do innego portfela i zmień hasło do swojej poczty.',
    what: {
      recovery: 'ustawiono nowe odzyskiwanie, a poprzednie już nie działa',
      letIn: (name) => `dopuszczono ${name} i można tam podpisywać`,
    },
  },
  deviceName: {
    on: (browser, system) => `${browser} w systemie ${system}`,
    unknown: 'przeglądarka',
  },
  asked: ({ site, deviceName, time }) =>
    `Prośba ze strony ${site}, urządzenie: ${deviceName}, ${time}.`,
}
