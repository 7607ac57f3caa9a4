import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  HTTP_ERROR: {
    title: '服务没有响应',
    body: '你的资金不受影响。请稍后重试。',
  },
  HTTP_TIMEOUT: {
    title: '服务响应时间过长',
    body: '你的资金不受影响。请稍后重试。',
  },
  HTTP_UNREACHABLE: {
    title: '无法访问服务',
    body: '你的资金不受影响。请检查网络连接后重试。',
  },
  HTTP_UNREADABLE: {
    title: '无法读取服务的回应',
    body: '它未被采用，你的资金不受影响。请稍后重试。',
  },
  RPC_UNAVAILABLE: {
    title: '网络没有响应',
    body: '你的资金不受影响。请稍后重试。',
  },
  RPC_NO_URL: {
    title: '这里无法读取此网络',
    body: '本网站没有指定访问它的方式。你的资金不受影响。',
  },
}
