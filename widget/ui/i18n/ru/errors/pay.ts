import type { payErrors as english } from '../../en/errors/pay.ts'
import type { ErrorText } from '../../errorText.ts'

export const payErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  ONRAMP_NO_PROJECT: {
    title: 'На этом сайте нельзя купить',
    body: 'Владелец не указал номер проекта. Ничего не оплачено.',
  },
  ONRAMP_QUOTE_INVALID: {
    title: 'Эта цена неверна',
    body: 'Она не соответствует вашему выбору. Ничего не оплачено; повторите.',
  },
  PAY_OFF: {
    title: 'Оплата на этом сайте отключена',
    body: 'Владелец её не включил. Ничего не оплачено.',
  },
  INVALID_PAYMENT: {
    title: 'Такой платёж запросить нельзя',
    body: 'Сайт запросил его неверно. Ничего не оплачено.',
  },
  NO_SUCH_TOKEN: {
    title: 'Такого токена нет',
    body: 'По его адресу в этой сети ничего нет. Ничего не отправлено.',
  },
  PAY_NOT_COVERED: {
    title: 'Цена изменилась',
    body: 'Мост берёт больше, чем раньше. Обменянное — в кошельке: выберите, как продолжить.',
  },
  PAY_OTHER_WAY: {
    title: 'Вы выбрали другой способ оплаты',
    body: 'Этот перевод завершён до какой-либо отправки.',
  },
  PAY_NO_PRICE: {
    title: 'Мост не даёт цены',
    body: 'Ровно столько сейчас через него не заплатить. Ничего не отправлено.',
  },
}
