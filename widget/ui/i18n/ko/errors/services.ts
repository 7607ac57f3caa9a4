import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  HTTP_ERROR: {
    title: '서비스가 응답하지 않았습니다',
    body: '자금에는 영향이 없습니다. 잠시 후 다시 시도하세요.',
  },
  HTTP_TIMEOUT: {
    title: '서비스가 너무 오래 걸립니다',
    body: '자금에는 영향이 없습니다. 잠시 후 다시 시도하세요.',
  },
  HTTP_UNREACHABLE: {
    title: '서비스에 연결할 수 없습니다',
    body: '자금에는 영향이 없습니다. 연결을 확인한 뒤 다시 시도하세요.',
  },
  HTTP_UNREADABLE: {
    title: '서비스의 응답을 읽을 수 없습니다',
    body: '사용하지 않았으며 자금에는 영향이 없습니다. 잠시 후 다시 시도하세요.',
  },
  RPC_UNAVAILABLE: {
    title: '네트워크가 응답하지 않습니다',
    body: '자금에는 영향이 없습니다. 잠시 후 다시 시도하세요.',
  },
  RPC_NO_URL: {
    title: '여기서 이 네트워크를 읽을 수 없습니다',
    body: '사이트가 접속 방법을 지정하지 않았습니다. 자금에는 영향이 없습니다.',
  },
}
