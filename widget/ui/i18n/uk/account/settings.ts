import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: 'Налаштування',
    language: 'Мова',
    theme: 'Тема',
    themes: { light: 'Світла', dark: 'Темна', auto: 'Як на пристрої' },
    asSite: 'Як на сайті',
    network: 'Початкова мережа',
    note: 'Діють на цьому сайті й важливіші за те, що задає сайт.',
    help: 'Допомога',
    log: 'Журнал для підтримки',
    logLead:
      'Що віджет робив на цій сторінці: під’єднання, назви запитів, кроки переказів, помилки. Без адрес, ключів і сум. Журнал залишається тут, доки ви ним не поділитеся.',
    logOff: 'Цей сайт не веде журналу.',
    copy: 'Копіювати журнал',
    copyFailed: 'Браузер не дав скопіювати. Виділіть текст вручну.',
    about: 'Про віджет',
    site: 'Вебсайт',
    version: 'Версія',
    kept: 'Зберігається',
    keptIn: {
      local: 'У цьому браузері',
      cookie: 'У файлі cookie цього сайту',
      memory: 'До закриття сторінки',
    },
  },
} satisfies typeof english
