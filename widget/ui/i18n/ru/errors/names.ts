import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  NAME_INVALID: {
    title: 'Недопустимое имя пользователя',
    body: 'Ничего не подписано. Выберите другое имя.',
  },
  NAME_ALREADY_OWNED: {
    title: 'У вас уже есть имя',
    body: 'Ничего не подписано. Имя аккаунта остаётся прежним.',
  },
  NAME_NOT_RESOLVED: {
    title: 'Ошибка при поиске имени',
    body: 'Чьё оно, неизвестно. Повторите чуть позже или укажите адрес.',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: 'Ошибка при подборе имён',
    body: 'Повторите чуть позже или выберите имя сами.',
  },
  NAMES_NOT_FOUND: {
    title: 'Ошибка при поиске имён адреса',
    body: 'Неизвестно, какие имена у аккаунта. Повторите чуть позже.',
  },
  NAME_NOT_REGISTERED: {
    title: 'Ошибка регистрации имени',
    body: 'Сервис его не принял. Повторите или выберите другое.',
  },
  NAMES_NOT_SUPPORTED: {
    title: 'В этой сети имён нет',
    body: 'Сервис имён не знает эту сеть или недоступен. Укажите адрес.',
  },
}
