import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: 'Подпись отклонена',
    body: 'Ничего не подписано. Повторите или отмените.',
  },
  SESSION_EXPIRED: {
    title: 'Сеанс истёк',
    body: 'Войдите снова, чтобы продолжить.',
  },
  SIGN_IN_NOT_ENABLED: {
    title: 'На этом сайте нет входа',
    body: 'Ничего не подписано. Продолжите без него.',
  },
  NO_ACTIVE_ACCOUNT: {
    title: 'Аккаунт не подключён',
    body: 'Ничего не подписано. Подключите кошелёк и повторите.',
  },
  SIGN_IN_TIMEOUT: {
    title: 'Сайт не ответил',
    body: 'Слишком долго. Вход не выполнен; повторите чуть позже.',
  },
  SIGN_IN_PAGE_FAILED: {
    title: 'Сайт не смог выполнить вход',
    body: 'С кошельком всё в порядке. Повторите или обратитесь к сайту.',
  },
  SIGNATURE_INVALID: {
    title: 'Подпись не принята',
    body: 'Она не подходит аккаунту или сообщению. Проверьте аккаунт в кошельке и повторите.',
  },
  SIGN_IN_MESSAGE: {
    title: 'Нечего подписывать',
    body: 'Сообщение для этого сайта не создать. Владелец должен исправить параметры.',
  },
  TERMS_NOT_AGREED: {
    title: 'Сначала примите условия',
    body: 'Поставьте отметку рядом с кошельками и выберите кошелёк.',
  },
}
