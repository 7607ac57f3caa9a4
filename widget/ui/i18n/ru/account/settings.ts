import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: 'Настройки',
    language: 'Язык',
    theme: 'Тема',
    themes: { light: 'Светлая', dark: 'Тёмная', auto: 'Как на устройстве' },
    asSite: 'Как на сайте',
    network: 'Начальная сеть',
    note: 'Действуют на этом сайте и важнее того, что задаёт сайт.',
    help: 'Помощь',
    log: 'Журнал для поддержки',
    logLead:
      'Что виджет делал на этой странице: подключения, названия запросов, шаги переводов, ошибки. Без адресов, ключей и сумм. Журнал остаётся здесь, пока вы им не поделитесь.',
    logOff: 'Этот сайт не ведёт журнал.',
    copy: 'Скопировать журнал',
    copyFailed: 'Браузер не дал скопировать. Выделите текст вручную.',
    about: 'О виджете',
    site: 'Сайт',
    version: 'Версия',
    kept: 'Хранится',
    keptIn: {
      local: 'В этом браузере',
      cookie: 'В файле cookie этого сайта',
      memory: 'До закрытия страницы',
    },
  },
} satisfies typeof english
