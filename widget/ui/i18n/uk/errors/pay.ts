import type { payErrors as english } from '../../en/errors/pay.ts'
import type { ErrorText } from '../../errorText.ts'

export const payErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  ONRAMP_NO_PROJECT: {
    title: 'На цьому сайті не можна купити',
    body: 'Власник не вказав номер проєкту. Нічого не сплачено.',
  },
  ONRAMP_QUOTE_INVALID: {
    title: 'Ця ціна неправильна',
    body: 'Вона не відповідає вашому вибору. Нічого не сплачено; спробуйте ще раз.',
  },
  PAY_OFF: {
    title: 'Оплату на цьому сайті вимкнено',
    body: 'Власник її не ввімкнув. Нічого не сплачено.',
  },
  INVALID_PAYMENT: {
    title: 'Такий платіж запросити не можна',
    body: 'Сайт запросив його неправильно. Нічого не сплачено.',
  },
  NO_SUCH_TOKEN: {
    title: 'Такого токена немає',
    body: 'За його адресою в цій мережі нічого немає. Нічого не надіслано.',
  },
  PAY_NOT_COVERED: {
    title: 'Ціна змінилася',
    body: 'Міст бере більше, ніж раніше. Обміняне — у гаманці: виберіть, як продовжити.',
  },
  PAY_OTHER_WAY: {
    title: 'Ви вибрали інший спосіб оплати',
    body: 'Цей переказ завершено до будь-якого надсилання.',
  },
  PAY_NO_PRICE: {
    title: 'Міст не дає ціни',
    body: 'Рівно стільки зараз через нього не заплатити. Нічого не надіслано.',
  },
}
