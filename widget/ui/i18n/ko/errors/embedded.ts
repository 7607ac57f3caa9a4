import type { embeddedErrors as english } from '../../en/errors/embedded.ts'
import type { ErrorText } from '../../errorText.ts'

export const embeddedErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  BAD_MESSAGE: {
    title: '문제가 발생했습니다',
    body: '내장 지갑의 응답을 이해하지 못했습니다. 아무것도 서명하지 않았습니다. 새로 고친 뒤 다시 시도하세요.',
  },
  LOGIN_NOT_FRESH: {
    title: '세션 만료',
    body: '서명하려면 다시 로그인하세요. 지갑은 안전합니다.',
  },
  LOGIN_EXPIRED: {
    title: '이 로그인은 끝났습니다',
    body: '코드나 링크가 사용되었거나 만료되었습니다. 처음부터 다시 시작하세요.',
  },
  OTP_WRONG: {
    title: '잘못된 코드',
    body: '보내 드린 코드가 아닙니다. 최신 메일을 확인하세요.',
  },
  OTP_EXPIRED: {
    title: '코드가 만료되었습니다',
    body: '새 코드를 요청하세요.',
  },
  OTP_ATTEMPTS: {
    title: '잘못된 코드가 너무 많습니다',
    body: '이 로그인은 끝났습니다. 새 코드를 요청하세요.',
  },
  RATE_LIMITED: {
    title: '시도가 너무 많습니다',
    body: '잠시 기다린 뒤 다시 시도하세요.',
  },
  EMAIL_PAUSE: {
    title: '잠시 기다려 주세요',
    body: '몇 초 후에 다른 메일을 보낼 수 있습니다.',
  },
  EMAIL_INVALID: {
    title: '이메일이 올바르지 않습니다. 다시 시도하세요.',
    body: '주소를 확인한 뒤 다시 보내세요.',
  },
  EMAIL_TAKEN: {
    title: '이 이메일은 다른 계정의 것입니다',
    body: '다른 주소를 사용하세요.',
  },
  MAIL_FAILED: {
    title: '메일을 보내지 못했습니다',
    body: '주소를 확인하거나 잠시 후 다시 시도하세요.',
  },
  DEVICE_REFUSED: {
    title: '기기가 거절되었습니다',
    body: '메일에서 ‘거절’이 눌렸습니다. 본인이라면 처음부터 다시 시작하세요.',
  },
  PROVIDER_OFF: {
    title: '이 로그인은 제공되지 않습니다',
    body: '다른 로그인 방법을 선택하세요.',
  },
  PROVIDER_FAILED: {
    title: '로그인이 받아들여지지 않았습니다',
    body: '제공 업체가 거절했거나 실패했습니다. 아무것도 공유되지 않았습니다. 다시 시도하세요.',
  },
  SERVICE_DOWN: {
    title: '내장 지갑이 응답하지 않습니다',
    body: '지갑은 안전합니다. 잠시 후 다시 시도하세요.',
  },
  KEYS_EXIST: {
    title: '다른 기기가 먼저 설정했습니다',
    body: '지갑이 거기서 설정되었습니다. 다시 로그인하세요.',
  },
  NO_SHARE: {
    title: '이 브라우저 설정 마치기',
    body: '이 브라우저는 아직 서명할 수 없습니다. 여기서 지갑을 복구하거나 다른 기기에서 이 브라우저를 승인하세요.',
  },
  SHARE_TAMPERED: {
    title: '지갑을 열지 못했습니다',
    body: '여기 저장된 것이 계정과 맞지 않습니다. 아무것도 서명하지 않았습니다. 지갑을 복구하세요.',
  },
  KEY_NEEDED: {
    title: '이 작업은 본인의 키로만 할 수 있습니다',
    body: '이 지갑으로 서명할 수 있는 브라우저에서 하세요.',
  },
  RECOVERY_WRONG: {
    title: '열리지 않았습니다',
    body: '암호문, 패스키 또는 파일이 맞지 않습니다. 다시 시도하세요.',
  },
  SMART_ACCOUNT_CANNOT: {
    title: '스마트 계정으로는 불가',
    body: '스마트 계정은 트랜잭션이 아닌 오퍼레이션을 보냅니다. 아무것도 보내지 않았습니다.',
  },
  SESSION_NOT_REVOKED: {
    title: '권한이 종료되지 않았습니다',
    body: '권한이 아직 유효합니다. 잠시 후 다시 시도하세요.',
  },
  BUNDLER_DOWN: {
    title: '보낼 수 없었습니다',
    body: '스마트 계정의 전송 서비스(번들러)가 응답하지 않습니다. 다시 시도하세요. 많아야 한 번만 보내집니다.',
  },
  OPERATION_REFUSED: {
    title: '받아들여지지 않았습니다',
    body: '스마트 계정의 전송 서비스(번들러)가 거절했습니다. 아무것도 보내지 않았습니다.',
  },
  OPERATION_NONCE: {
    title: '다른 작업이 먼저 처리되었습니다',
    body: '그사이 내 계정에서 다른 것을 보냈습니다. 다시 시도하세요.',
  },
  OPERATION_REVERTED: {
    title: '네트워크가 되돌렸습니다',
    body: '네트워크 수수료 외에는 아무것도 옮겨지지 않았습니다.',
  },
  OPERATION_PENDING: {
    title: '평소보다 오래 걸립니다',
    body: '보냈지만 아직 어느 블록에도 들어가지 않았습니다. 다시 보내기 전에 활동을 확인하세요.',
  },
  RPC_FAILED: {
    title: '네트워크가 응답하지 않았습니다',
    body: '아무것도 보내지 않았습니다. 잠시 후 다시 시도하세요.',
  },
  NETWORK_UNKNOWN: {
    title: '지원되지 않는 체인입니다',
    body: '내장 지갑이 이 네트워크를 모릅니다. 다른 것을 선택하세요.',
  },
  INSUFFICIENT_FUNDS: {
    title: '자금 부족',
    body: '아무것도 보내지 않았습니다. 네트워크 수수료도 필요합니다.',
  },
  REQUEST_ABORTED: {
    title: '요청이 중단되었습니다',
    body: '아무것도 서명하지 않았습니다. 다시 시도하세요.',
  },
  TOO_MANY_REQUESTS: {
    title: '요청이 너무 많습니다',
    body: '대기 중인 것에 응답한 뒤 다시 시도하세요.',
  },
  INTERNAL: {
    title: '오류가 발생했습니다',
    body: '아무것도 서명하지 않았습니다. 다시 시도하세요.',
  },
  IFRAME_LOAD_FAILED: {
    title: '문제가 발생했습니다',
    body: '이메일 로그인 모듈을 불러오지 못했습니다. 연결에 실패했거나 이 사이트에 설정되어 있지 않습니다. 다시 시도하거나 지갑을 선택하세요.',
  },
  IFRAME_REQUEST_TIMEOUT: {
    title: '문제가 발생했습니다',
    body: '내장 지갑의 응답이 너무 오래 걸렸습니다. 다시 시도하세요.',
  },
  EMBEDDED_WALLET_NOT_STARTED: {
    title: '인증을 초기화하는 중 문제가 발생했습니다',
    body: '다시 로그아웃되었습니다. 지갑은 안전합니다. 한 번 더 로그인하세요.',
  },
  EMBEDDED_WALLET_NOT_LOADED: {
    title: '네트워크 오류: 내장 지갑을 불러오지 못했습니다',
    body: '지갑과 브리지는 사용할 수 있습니다. 연결에 실패했거나 이 사이트에 설정되어 있지 않습니다. 다시 시도하거나 지갑을 선택하세요.',
  },
}
