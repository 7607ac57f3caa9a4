import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  HTTP_ERROR: {
    title: '服務沒有回應',
    body: '你的資金不受影響。請稍後重試。',
  },
  HTTP_TIMEOUT: {
    title: '服務回應時間過長',
    body: '你的資金不受影響。請稍後重試。',
  },
  HTTP_UNREACHABLE: {
    title: '無法存取服務',
    body: '你的資金不受影響。請檢查網路連線後重試。',
  },
  HTTP_UNREADABLE: {
    title: '無法讀取服務的回應',
    body: '它未被採用，你的資金不受影響。請稍後重試。',
  },
  RPC_UNAVAILABLE: {
    title: '網路沒有回應',
    body: '你的資金不受影響。請稍後重試。',
  },
  RPC_NO_URL: {
    title: '這裡無法讀取此網路',
    body: '本網站沒有指定存取它的方式。你的資金不受影響。',
  },
}
