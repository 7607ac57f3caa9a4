import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  HTTP_ERROR: {
    title: 'Сервіс не відповів',
    body: 'Ваші кошти в безпеці. Спробуйте трохи згодом.',
  },
  HTTP_TIMEOUT: {
    title: 'Сервіс відповідає задовго',
    body: 'Ваші кошти в безпеці. Спробуйте трохи згодом.',
  },
  HTTP_UNREACHABLE: {
    title: 'Сервіс недоступний',
    body: 'Ваші кошти в безпеці. Перевірте зв’язок і спробуйте ще раз.',
  },
  HTTP_UNREADABLE: {
    title: 'Відповідь сервісу не читається',
    body: 'Її не використано, ваші кошти в безпеці. Спробуйте трохи згодом.',
  },
  RPC_UNAVAILABLE: {
    title: 'Мережа не відповідає',
    body: 'Ваші кошти в безпеці. Спробуйте трохи згодом.',
  },
  RPC_NO_URL: {
    title: 'Цю мережу тут не прочитати',
    body: 'Сайт не вказав, як до неї звернутися. Ваші кошти в безпеці.',
  },
}
