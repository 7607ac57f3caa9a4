import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: 'Ustawienia',
    language: 'Język',
    theme: 'Motyw',
    themes: { light: 'Jasny', dark: 'Ciemny', auto: 'Jak urządzenie' },
    asSite: 'Jak witryna',
    network: 'Sieć początkowa',
    note: 'Działają w tej witrynie i mają pierwszeństwo przed jej ustawieniami.',
    help: 'Pomoc',
    log: 'Dziennik dla pomocy',
    logLead:
      'Co widżet robił na tej stronie: połączenia, nazwy próśb, kroki przelewów, błędy. Bez adresów, kluczy i kwot. Dziennik zostaje tutaj, dopóki go nie udostępnisz.',
    logOff: 'Ta strona nie prowadzi dziennika.',
    copy: 'Kopiuj dziennik',
    copyFailed: 'Przeglądarka nie pozwoliła skopiować. Zaznacz tekst ręcznie.',
    about: 'Informacje',
    site: 'Strona',
    version: 'Wersja',
    kept: 'Zapamiętane',
    keptIn: {
      local: 'W tej przeglądarce',
      cookie: 'W pliku cookie tej strony',
      memory: 'Do zamknięcia strony',
    },
  },
} satisfies typeof english
