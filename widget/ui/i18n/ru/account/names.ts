import type { namesWords as english } from '../../en/account/names.ts'

export const namesWords = {
  names: {
    choose: 'Выбрать имя аккаунта',
    title: 'Выбор имени',
    label: 'Имя',
    placeholder: 'your-name',
    hint: 'Буквы, цифры и дефисы, не менее 4.',
    characters: 'Допустимы только буквы, цифры и знак -',
    tooShort: 'Имя должно быть не короче 4 символов',
    tooLong: 'Имя должно быть не длиннее 63 символов',
    result: 'Ваше имя',
    available: 'Свободно',
    registered: 'Занято',
    checking: 'Проверяем',
    unknown: 'Не удалось проверить',
    resolveFailed: 'Ошибка при поиске имени',
    suggestions: 'Похожие свободные имена',
    suggestionsFailed: 'Ошибка при подборе имён',
    ownUnknown: 'Ошибка при поиске имён адреса',
    enter: 'Введите имя',
    taken: 'Это имя занято',
    another: 'Выбрать другое имя',
    register: (name) => `Зарегистрировать ${name}`,
    footnote:
      'Это бесплатно: вы подписываете сообщение, ничего не перемещается. Все видят, на какой адрес указывает имя.',
    signingTitle: (wallet) => `Продолжите в ${wallet}`,
    signingBody: (name) =>
      `Подпишите там сообщение, чтобы получить ${name}. Это бесплатно и ничего не перемещает.`,
    sendingTitle: (name) => `Регистрируем ${name}`,
    doneTitle: 'Имя зарегистрировано',
    yours: (name) => `${name} — ваше`,
    doneBody: 'Отправленное на это имя придёт на ваш аккаунт.',
    copy: (name) => `Скопировать ${name}`,
    ownedTitle: 'У вас уже есть имя',
    ownedBody: (name) => `${name} указывает на этот аккаунт.`,
    emptyBody: 'Подключите кошелёк, чтобы дать аккаунту имя.',
    unavailableTitle: 'Здесь имён нет',
    unavailableBody: (network) =>
      `Сервис имён не знает ${network} или недоступен. Повторите или смените сеть.`,
  },
} satisfies typeof english
