import type { sendErrors as english } from '../../en/errors/send.ts'
import type { ErrorText } from '../../errorText.ts'

export const sendErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SEND_INCOMPLETE: {
    title: '금액과 받는 주소가 필요합니다',
    body: '아무것도 보내지 않았습니다. 둘 다 입력한 뒤 계속하세요.',
  },
  SEND_NO_TOKEN: {
    title: '토큰이 필요합니다',
    body: '아무것도 보내지 않았습니다. 선택한 뒤 계속하세요.',
  },
  SEND_UNSUPPORTED_CHAIN: {
    title: '지원되지 않는 체인',
    body: '이 네트워크에서는 여기서 보낼 수 없습니다. 다른 네트워크를 선택하세요.',
  },
  SEND_WOULD_FAIL: {
    title: '실패할 것입니다',
    body: '시험이 실패해 지갑에 묻지 않았고 아무것도 보내지 않았습니다. 토큰과 받는 사람을 확인하세요.',
  },
  TOKEN_NOT_FOUND: {
    title: '토큰을 찾을 수 없음',
    body: '사이트가 지정한 토큰이 이 네트워크에 없습니다. 아무것도 보내지 않았습니다.',
  },
  TRANSACTION_UNKNOWN: {
    title: '보내졌는지 알 수 없음',
    body: '지갑의 응답이 오지 않았습니다. 다시 보내기 전에 지갑을 확인하세요.',
  },
  TRANSACTION_REVERTED: {
    title: '네트워크가 되돌렸습니다',
    body: '네트워크 수수료는 냈지만 금액은 그대로 있습니다.',
  },
  TRANSACTION_EXPIRED: {
    title: '네트워크가 제때 받아들이지 않았습니다',
    body: '아무것도 보내지 않았습니다. 다시 보낼 수 있습니다.',
  },
  WALLET_SIGNED_OTHER: {
    title: '지갑이 다른 것에 서명했습니다',
    body: '확인한 내용과 달라 아무것도 보내지 않았습니다. 이 지갑으로 다시 서명하지 마세요.',
  },
  WRONG_CLUSTER: {
    title: '노드가 다른 네트워크에 있습니다',
    body: '아무것도 보내지 않았습니다. 이 위젯의 운영자가 노드 주소를 바로잡아야 합니다.',
  },
}
