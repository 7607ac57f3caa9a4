import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  NAME_INVALID: {
    title: 'Неприпустиме ім’я користувача',
    body: 'Нічого не підписано. Виберіть інше ім’я.',
  },
  NAME_ALREADY_OWNED: {
    title: 'У вас уже є ім’я',
    body: 'Нічого не підписано. Ім’я рахунку залишається.',
  },
  NAME_NOT_RESOLVED: {
    title: 'Помилка пошуку імені',
    body: 'Чиє воно, невідомо. Спробуйте трохи згодом або вкажіть адресу.',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: 'Помилка добору імен',
    body: 'Спробуйте трохи згодом або виберіть ім’я самі.',
  },
  NAMES_NOT_FOUND: {
    title: 'Помилка пошуку імен адреси',
    body: 'Невідомо, які імена має рахунок. Спробуйте трохи згодом.',
  },
  NAME_NOT_REGISTERED: {
    title: 'Помилка реєстрації імені',
    body: 'Сервіс його не прийняв. Спробуйте ще раз або виберіть інше.',
  },
  NAMES_NOT_SUPPORTED: {
    title: 'У цій мережі імен немає',
    body: 'Сервіс імен не знає цієї мережі або недоступний. Вкажіть адресу.',
  },
}
