import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: '서명이 거절됨',
    body: '아무것도 서명하지 않았습니다. 다시 시도하거나 취소하세요.',
  },
  SESSION_EXPIRED: {
    title: '세션 만료',
    body: '계속하려면 다시 로그인하세요.',
  },
  SIGN_IN_NOT_ENABLED: {
    title: '이 사이트에는 로그인이 없습니다',
    body: '아무것도 서명하지 않았습니다. 로그인 없이 계속하세요.',
  },
  NO_ACTIVE_ACCOUNT: {
    title: '연결된 계정 없음',
    body: '아무것도 서명하지 않았습니다. 지갑을 연결한 뒤 다시 시도하세요.',
  },
  SIGN_IN_TIMEOUT: {
    title: '사이트가 응답하지 않았습니다',
    body: '너무 오래 걸렸습니다. 로그인되지 않았습니다. 잠시 후 다시 시도하세요.',
  },
  SIGN_IN_PAGE_FAILED: {
    title: '사이트가 로그인을 처리하지 못했습니다',
    body: '지갑에는 문제가 없습니다. 다시 시도하거나 사이트에 문의하세요.',
  },
  SIGNATURE_INVALID: {
    title: '서명이 받아들여지지 않았습니다',
    body: '계정이나 메시지와 맞지 않습니다. 지갑의 계정을 확인한 뒤 다시 시도하세요.',
  },
  SIGN_IN_MESSAGE: {
    title: '서명할 것이 없습니다',
    body: '이 사이트의 메시지를 만들 수 없습니다. 소유자가 옵션을 고쳐야 합니다.',
  },
  TERMS_NOT_AGREED: {
    title: '먼저 약관에 동의하세요',
    body: '지갑 옆의 확인란을 선택한 뒤 지갑을 고르세요.',
  },
}
