import type { walletsErrors as english } from '../../en/errors/wallets.ts'
import type { ErrorText } from '../../errorText.ts'

export const walletsErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  4001: {
    title: '지갑에서 거절됨',
    body: '아무것도 보내거나 서명하지 않았습니다.',
  },
  4100: {
    title: '지갑이 허용하지 않았습니다',
    body: '지갑을 열어 잠금을 해제하고 이 사이트를 허용한 뒤 다시 시도하세요.',
  },
  4200: {
    title: '지갑이 할 수 없는 작업입니다',
    body: '아무것도 보내지 않았습니다. 다른 지갑으로 시도하세요.',
  },
  4900: {
    title: '지갑 연결이 끊겼습니다',
    body: '계속하려면 다시 연결하세요. 아무것도 보내지 않았습니다.',
  },
  4901: {
    title: '지갑이 연결되어 있지 않습니다',
    body: '지금 이 네트워크에 접속할 수 없습니다. 아무것도 보내지 않았습니다. 잠시 후 다시 시도하세요.',
  },
  4902: {
    title: '지갑이 이 네트워크를 모릅니다',
    body: '지갑에 네트워크를 추가한 뒤 다시 시도하세요.',
  },
  '-32002': {
    title: '지갑이 이미 응답을 기다리고 있습니다',
    body: '지갑을 열어 대기 중인 요청에 응답하세요.',
  },
  5000: {
    title: '지갑에서 거절됨',
    body: '아무것도 공유되지 않았습니다.',
  },
  WRONG_ACCOUNT: {
    title: '다른 계정이 활성화되어 있습니다',
    body: '아무것도 보내지 않았습니다. 지갑의 계정을 확인한 뒤 다시 확인하세요.',
  },
  BRIDGE_BUNDLE_FAILED: {
    title: '지갑이 보내지 못했습니다',
    body: '아무것도 보내지 않았습니다. 다시 시도하거나 지갑에서 이유를 확인하세요.',
  },
  BRIDGE_BUNDLE_TIMEOUT: {
    title: '지갑에서 소식이 없습니다',
    body: '요청은 받았지만 아직 확정하지 않았습니다. 지갑을 확인한 뒤 다시 시도하세요. 두 번 보내지지 않습니다.',
  },
  5710: {
    title: '이 네트워크에서는 불가',
    body: '지갑이 여기서 일괄 호출을 받지 않습니다. 아무것도 보내지 않았습니다.',
  },
  5720: {
    title: '중복 요청',
    body: '지갑에 이미 이 요청이 있습니다. 지갑을 확인하세요.',
  },
  5730: {
    title: '지갑이 이 요청을 모릅니다',
    body: '확정되지 않았을 수 있습니다. 지갑을 확인하세요.',
  },
  5750: {
    title: '계정 업그레이드가 거절됨',
    body: '아무것도 보내지 않았습니다. 업그레이드 없이 계속할 수 있습니다.',
  },
  5760: {
    title: '지갑이 한 번에 할 수 없습니다',
    body: '아무것도 보내지 않았습니다.',
  },
  RPC_NOT_ALLOWED: {
    title: '허용되지 않는 작업',
    body: '사이트가 위젯이 하지 않는 일을 요청했습니다. 아무것도 보내거나 서명하지 않았습니다.',
  },
  WALLET_NO_ACCOUNT: {
    title: '공유된 계정 없음',
    body: '지갑에서 이 사이트에 쓸 계정을 선택한 뒤 다시 시도하세요.',
  },
  WALLET_INVALID_ANSWER: {
    title: '지갑의 응답을 이해할 수 없습니다',
    body: '사용하지 않았습니다. 지갑을 업데이트하거나 다른 지갑을 연결하세요.',
  },
  CONNECTOR_NOT_FOUND: {
    title: '이 지갑은 여기에 없습니다',
    body: '연결했던 페이지를 열거나 다른 지갑을 연결하세요. 자금에는 영향이 없습니다.',
  },
  UNKNOWN_WALLET: {
    title: '이 지갑은 더 이상 여기에 없습니다',
    body: '페이지를 새로 고치거나 다른 지갑을 연결하세요. 자금에는 영향이 없습니다.',
  },
  NETWORK_NOT_SWITCHED: {
    title: '지갑의 네트워크가 바뀌지 않았습니다',
    body: '아무것도 보내지 않았습니다. 지갑에서 네트워크를 전환한 뒤 다시 시도하세요.',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    title: '프로젝트 ID가 설정되지 않음',
    body: '사이트가 요청한 기능에는 프로젝트 ID가 필요합니다. 나머지는 모두 작동합니다.',
  },
  NETWORK_NOT_FOUND: {
    title: '네트워크를 찾을 수 없음',
    body: '사이트가 설정하지 않은 네트워크를 요청했습니다. 현재 네트워크에 머무릅니다.',
  },
  INVALID_APP_CONFIGURATION: {
    title: '잘못된 앱 설정',
    body: '이 사이트는 자체 프로젝트 목록에 없습니다. 자금에는 영향이 없습니다.',
  },
  CHAIN_ADAPTER_NOT_FOUND: {
    title: '이 종류의 네트워크는 지원되지 않습니다',
    body: '다른 네트워크를 선택하세요. 자금에는 영향이 없습니다.',
  },
  INVALID_CHAIN_ID: {
    title: '잘못된 chainId',
    body: '이 네트워크에서는 이름을 가질 수 없습니다. 아무것도 서명하지 않았습니다.',
  },
  WALLET_CONNECT_UNREACHABLE: {
    title: 'WalletConnect에 연결할 수 없습니다',
    body: '아무것도 보내지 않았습니다. 네트워크가 차단할 수 있으니 다른 네트워크나 VPN으로 시도하세요.',
  },
  WALLET_CONNECT_PROJECT_REFUSED: {
    title: 'WalletConnect가 이 사이트를 거부합니다',
    body: '소유자가 프로젝트 ID를 고쳐야 합니다. 다른 연결 방법을 선택하세요.',
  },
  WALLET_CONNECT_OTHER_TAB: {
    title: 'WalletConnect를 다른 탭에서 사용 중입니다',
    body: '이 사이트의 다른 탭에서 계속하거나 그 탭을 닫고 여기서 다시 시도하세요.',
  },
  WALLET_CONNECT_SESSION_LOST: {
    title: '지갑을 다시 연결해야 합니다.',
    body: '이 브라우저는 여기에 아무것도 저장하지 않아 WalletConnect 세션이 페이지와 함께 끝났습니다.',
  },
  EXPIRED: {
    title: '너무 오래 걸렸습니다',
    body: '요청이 만료되었습니다. 아무것도 공유되지 않았습니다. 다시 시도하세요.',
  },
  NO_MATCHING_KEY: {
    title: '세션 만료',
    body: '지갑이 이 세션을 더 이상 알지 못합니다. 다시 연결하세요.',
  },
  MISSING_OR_INVALID: {
    title: '지갑이 승인하지 않았습니다',
    body: '요청이 보내지지 않았습니다. 다시 연결해 이 네트워크를 승인하거나 다른 지갑을 사용하세요.',
  },
  NOT_INITIALIZED: {
    title: '연결된 지갑 없음',
    body: '아무것도 보내지 않았습니다. 지갑을 연결한 뒤 다시 시도하세요.',
  },
  UNSUPPORTED_CHAINS: {
    title: '지갑이 이 네트워크를 제공하지 않습니다',
    body: '지갑에서 네트워크를 전환하거나 다른 지갑을 연결하세요.',
  },
  USER_DISCONNECTED: {
    title: '지갑이 연결을 끝냈습니다',
    body: '지갑에서 마지막 작업을 확인한 뒤 다시 연결하세요.',
  },
}
