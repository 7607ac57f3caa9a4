import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: 'Підпис відхилено',
    body: 'Нічого не підписано. Спробуйте ще раз або скасуйте.',
  },
  SESSION_EXPIRED: {
    title: 'Сеанс завершився',
    body: 'Увійдіть знову, щоб продовжити.',
  },
  SIGN_IN_NOT_ENABLED: {
    title: 'На цьому сайті немає входу',
    body: 'Нічого не підписано. Продовжте без нього.',
  },
  NO_ACTIVE_ACCOUNT: {
    title: 'Рахунок не під’єднано',
    body: 'Нічого не підписано. Під’єднайте гаманець і спробуйте ще раз.',
  },
  SIGN_IN_TIMEOUT: {
    title: 'Сайт не відповів',
    body: 'Задовго. Вхід не виконано; спробуйте трохи згодом.',
  },
  SIGN_IN_PAGE_FAILED: {
    title: 'Сайт не зміг виконати вхід',
    body: 'З гаманцем усе гаразд. Спробуйте ще раз або зверніться до сайту.',
  },
  SIGNATURE_INVALID: {
    title: 'Підпис не прийнято',
    body: 'Він не підходить до рахунку або повідомлення. Перевірте рахунок у гаманці та спробуйте ще раз.',
  },
  SIGN_IN_MESSAGE: {
    title: 'Нічого підписувати',
    body: 'Повідомлення для цього сайту не створити. Власник має виправити параметри.',
  },
  TERMS_NOT_AGREED: {
    title: 'Спершу прийміть умови',
    body: 'Поставте позначку біля гаманців і виберіть гаманець.',
  },
}
