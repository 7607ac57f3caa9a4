import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  HTTP_ERROR: {
    title: 'Сервис не ответил',
    body: 'Ваши средства в порядке. Повторите чуть позже.',
  },
  HTTP_TIMEOUT: {
    title: 'Сервис отвечает слишком долго',
    body: 'Ваши средства в порядке. Повторите чуть позже.',
  },
  HTTP_UNREACHABLE: {
    title: 'Сервис недоступен',
    body: 'Ваши средства в порядке. Проверьте связь и повторите.',
  },
  HTTP_UNREADABLE: {
    title: 'Ответ сервиса не читается',
    body: 'Он не использован, ваши средства в порядке. Повторите чуть позже.',
  },
  RPC_UNAVAILABLE: {
    title: 'Сеть не отвечает',
    body: 'Ваши средства в порядке. Повторите чуть позже.',
  },
  RPC_NO_URL: {
    title: 'Эту сеть здесь не прочитать',
    body: 'Сайт не указал, как к ней обратиться. Ваши средства в порядке.',
  },
}
