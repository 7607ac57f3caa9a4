import type { namesWords as english } from '../../en/account/names.ts'

export const namesWords = {
  names: {
    choose: 'Вибрати ім’я рахунку',
    title: 'Вибір імені',
    label: 'Ім’я',
    placeholder: 'your-name',
    hint: 'Літери, цифри та дефіси, щонайменше 4.',
    characters: 'Можна лише літери, цифри та знак -',
    tooShort: 'Ім’я має бути не коротшим за 4 символи',
    tooLong: 'Ім’я має бути не довшим за 63 символи',
    result: 'Ваше ім’я',
    available: 'Вільне',
    registered: 'Зайняте',
    checking: 'Перевіряємо',
    unknown: 'Не вдалося перевірити',
    resolveFailed: 'Помилка пошуку імені',
    suggestions: 'Схожі вільні імена',
    suggestionsFailed: 'Помилка добору імен',
    ownUnknown: 'Помилка пошуку імен адреси',
    enter: 'Введіть ім’я',
    taken: 'Це ім’я зайняте',
    another: 'Вибрати інше ім’я',
    register: (name) => `Зареєструвати ${name}`,
    footnote:
      'Це безкоштовно: ви підписуєте повідомлення, нічого не переміщується. Усі бачать, на яку адресу вказує ім’я.',
    signingTitle: (wallet) => `Продовжте в ${wallet}`,
    signingBody: (name) =>
      `Підпишіть там повідомлення, щоб отримати ${name}. Це безкоштовно й нічого не переміщує.`,
    sendingTitle: (name) => `Реєструємо ${name}`,
    doneTitle: 'Ім’я зареєстровано',
    yours: (name) => `${name} — ваше`,
    doneBody: 'Надіслане на це ім’я надійде на ваш рахунок.',
    copy: (name) => `Копіювати ${name}`,
    ownedTitle: 'У вас уже є ім’я',
    ownedBody: (name) => `${name} вказує на цей рахунок.`,
    emptyBody: 'Під’єднайте гаманець, щоб дати рахунку ім’я.',
    unavailableTitle: 'Тут імен немає',
    unavailableBody: (network) =>
      `Сервіс імен не знає ${network} або недоступний. Спробуйте ще раз чи змініть мережу.`,
  },
} satisfies typeof english
