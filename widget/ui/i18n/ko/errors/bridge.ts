import type { bridgeErrors as english } from '../../en/errors/bridge.ts'
import type { ErrorText } from '../../errorText.ts'

export const bridgeErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  AMOUNT_TOO_LOW: {
    title: '금액이 너무 적습니다',
    body: '수수료 비중이 너무 큽니다. 아무것도 보내지 않았습니다. 금액을 늘리세요.',
  },
  AMOUNT_TOO_HIGH: {
    title: '금액이 너무 많습니다',
    body: '한 번에 이보다 많이 보낼 수 없습니다. 아무것도 보내지 않았습니다. 나누어 보내세요.',
  },
  BRIDGE_API_ERROR: {
    title: '브리지 서비스가 거절했습니다',
    body: '자금에는 영향이 없습니다. 금액이나 토큰을 바꾸거나 잠시 후 다시 시도하세요.',
  },
  SIMULATION_ERROR: {
    title: '도착하지 못할 것입니다',
    body: '도착 시험이 실패해 아무것도 보내지 않았습니다. 다시 시도하거나 금액을 바꾸세요.',
  },
  BRIDGE_INDEXER_ERROR: {
    title: '지금 진행 상황을 읽을 수 없습니다',
    body: '보낸 것은 계속 진행됩니다. 잠시 후 다시 확인하세요.',
  },
  BRIDGE_RPC_ERROR: {
    title: '네트워크가 응답하지 않습니다',
    body: '보낸 것은 계속 진행됩니다. 잠시 후 다시 시도하세요.',
  },
  BRIDGE_WRONG_NODE: {
    title: '다른 네트워크의 노드가 응답했습니다',
    body: '보낸 것은 계속 진행됩니다. 잠시 후 다시 시도하세요.',
  },
  BRIDGE_CHAIN_NOT_CONFIGURED: {
    title: '이 네트워크는 설정되어 있지 않습니다',
    body: '아무것도 보내지 않았습니다. 다른 네트워크를 선택하세요.',
  },
  BRIDGE_NO_POOL: {
    title: '브리지가 제자리에 없습니다',
    body: '이 네트워크의 해당 주소에는 아무것도 없어 아무것도 허용하거나 보내지 않았습니다.',
  },
  BRIDGE_TOKEN_UNITS: {
    title: '토큰의 단위가 확실하지 않습니다',
    body: '브리지 서비스가 토큰 자체와 다른 단위로 셉니다. 아무것도 보내지 않았습니다.',
  },
  BRIDGE_DEADLINE_TOO_SOON: {
    title: '도착할 시간이 부족합니다',
    body: '몇 시간 뒤에 되돌아올 가능성이 커서 아무것도 보내지 않았습니다. 새 견적으로 다시 시도하세요.',
  },
  BRIDGE_INVALID_INTEGRATOR_ID: {
    title: '이 사이트의 브리지 설정이 잘못되었습니다',
    body: '아무것도 보내지 않았습니다. 사이트 소유자가 통합 업체 ID를 고쳐야 합니다.',
  },
  BRIDGE_NO_ACCOUNT: {
    title: '연결된 지갑 없음',
    body: '아무것도 보내지 않았습니다. 지갑을 연결한 뒤 다시 시도하세요.',
  },
  BRIDGE_WRONG_ACCOUNT: {
    title: '다른 계정이 활성화되어 있습니다',
    body: '이 전송은 다른 계정의 것입니다. 지갑에서 전환한 뒤 다시 시도하세요.',
  },
  BRIDGE_WRONG_CHAIN: {
    title: '지갑이 다른 네트워크에 있습니다',
    body: '아무것도 보내지 않았습니다. 지갑에서 네트워크를 전환한 뒤 다시 시도하세요.',
  },
  BRIDGE_INSUFFICIENT_BALANCE: {
    title: '이 토큰이 부족합니다',
    body: '잔액이 금액보다 적습니다. 아무것도 보내지 않았습니다. 금액을 줄이세요.',
  },
  BRIDGE_INSUFFICIENT_FEE_FUNDS: {
    title: '네트워크 수수료가 부족합니다',
    body: '수수료는 네트워크의 자체 통화로 냅니다. 아무것도 보내지 않았습니다. 조금 채운 뒤 다시 시도하세요.',
  },
  BRIDGE_ALLOWANCE_TOO_LOW: {
    title: '지갑이 필요한 것보다 적게 승인했습니다',
    body: '아무것도 보내지 않았습니다. 다시 시도해 전액을 승인하세요.',
  },
  BRIDGE_APPROVE_SIMULATION_FAILED: {
    title: '승인이 실패할 것입니다',
    body: '시험이 실패해 지갑에 묻지 않았고 아무것도 보내지 않았습니다. 다시 시도하세요.',
  },
  BRIDGE_APPROVE_REVERTED: {
    title: '승인에 실패했습니다',
    body: '네트워크가 되돌렸습니다. 수수료는 냈고 아무것도 보내지 않았습니다. 다시 시도하세요.',
  },
  BRIDGE_DEPOSIT_SIMULATION_FAILED: {
    title: '보내기가 실패할 것입니다',
    body: '시험이 실패해 지갑에 묻지 않았고 아무것도 보내지 않았습니다. 다시 시도하세요.',
  },
  BRIDGE_DEPOSIT_REVERTED: {
    title: '네트워크가 되돌렸습니다',
    body: '네트워크 수수료는 냈지만 금액은 그대로 있습니다. 새 견적으로 다시 시도하세요.',
  },
  BRIDGE_REVERTED: {
    title: '네트워크가 되돌렸습니다',
    body: '네트워크 수수료는 냈지만 금액은 그대로 있습니다. 다시 시도하세요.',
  },
  BRIDGE_DEPOSIT_UNCERTAIN: {
    title: '이미 보내졌을 수 있습니다',
    body: '먼저 지갑 활동을 확인하세요. 거기 있다면 아무것도 하지 않아도 도착합니다. ‘다시 시도’는 한 번 더 보냅니다.',
  },
  BRIDGE_QUOTE_CHANGED: {
    title: '이제 더 적게 받습니다',
    body: '서명 전에 환율이 바뀌어 아무것도 보내지 않았습니다. ‘다시 시도’는 새 환율을 수락합니다.',
  },
  BRIDGE_QUOTE_EXPIRED: {
    title: '견적이 오래되었습니다',
    body: '이 견적으로는 아무것도 보내지 않았습니다. ‘다시 시도’는 지금 환율로 계속합니다.',
  },
  BRIDGE_QUOTE_INVALID: {
    title: '이 견적은 믿을 수 없습니다',
    body: '앞뒤가 맞지 않거나 요청과 달라 사용하지 않았습니다. 아무것도 보내지 않았습니다.',
  },
  BRIDGE_EXPIRED: {
    title: '제시간에 처리되지 않았습니다',
    body: '금액은 원래 네트워크로 환불됩니다. 하실 일은 없습니다.',
  },
  BRIDGE_INVALID_HASH: {
    title: '지갑의 응답을 이해할 수 없습니다',
    body: '다시 시도하기 전에 보내졌는지 지갑에서 확인하세요.',
  },
  BRIDGE_DEPOSIT_QUERY_INVALID: {
    title: '찾는 데 필요한 것이 빠졌습니다',
    body: '예치 트랜잭션의 해시, 또는 예치 번호와 풀을 입력하세요.',
  },
  BRIDGE_DEPOSIT_HASH_INVALID: {
    title: '트랜잭션 해시가 아닙니다',
    body: '0x로 시작하고 64개의 숫자와 글자가 이어집니다. 지갑이나 탐색기에서 복사하세요.',
  },
  BRIDGE_NO_RECEIPT: {
    title: '트랜잭션을 찾을 수 없습니다',
    body: '네트워크에 없거나 아직 없습니다. 해시와 네트워크를 확인하세요.',
  },
  BRIDGE_DEPOSIT_NOT_FOUND: {
    title: '예치를 찾을 수 없습니다',
    body: '그 네트워크에 이 번호의 예치가 없습니다. 둘 다 확인하세요.',
  },
  BRIDGE_NO_FILL_LOG: {
    title: '아직 지급되지 않았습니다',
    body: '이 예치의 지급을 찾지 못했습니다. 아직 올 수 있으며 그때까지 예치는 안전합니다.',
  },
  BRIDGE_NO_DEPOSIT_LOG: {
    title: '예치를 찾을 수 없습니다',
    body: '트랜잭션은 성공했지만 예치가 없습니다. 다시 시도하기 전에 탐색기에서 확인하세요.',
  },
  BRIDGE_TRANSACTION_ALTERED: {
    title: '확인한 것과 다른 것이 보내졌습니다',
    body: '네트워크의 트랜잭션이 다릅니다. 이 지갑으로 다시 서명하지 마세요.',
  },
  BRIDGE_TRANSACTION_CANCELLED: {
    title: '지갑에서 취소됨',
    body: '지갑에서 이 트랜잭션을 교체하셨습니다. 브리지되지 않았습니다.',
  },
  BRIDGE_NO_WALLET: {
    title: '연결된 지갑 없음',
    body: '아무것도 보내지 않았습니다. 지갑을 연결한 뒤 다시 시도하세요.',
  },
  BRIDGE_NO_SIGNER: {
    title: '연결된 지갑 없음',
    body: '아무것도 서명하지 않았습니다. 지갑을 연결한 뒤 다시 시도하세요.',
  },
  BRIDGE_NO_ACTIONS: {
    title: '도착 시 할 일이 없습니다',
    body: '사이트가 작업을 요청했지만 내용이 없습니다. 아무것도 보내지 않았습니다.',
  },
  BRIDGE_INVALID_MESSAGE: {
    title: '도착 시 작업이 잘못되었습니다',
    body: '사이트 소유자가 고쳐야 합니다. 아무것도 보내지 않았습니다.',
  },
  BRIDGE_MESSAGE_UNSETTLED: {
    title: '맞는 가격이 없습니다',
    body: '도착 시 작업이 가격마다 바뀌었습니다. 아무것도 보내지 않았습니다. 다시 시도하세요.',
  },
  BRIDGE_MESSAGE_TOO_LARGE: {
    title: '지금은 사이트 수수료와 함께 보내기에 금액이 너무 큽니다',
    body: '사이트 수수료와 함께 이만큼 지급할 수 있는 릴레이어가 없습니다. 아무것도 보내지 않았습니다. 더 적은 금액을 선택하거나 나중에 다시 시도하세요.',
  },
  BRIDGE_NO_MESSAGE_HANDLER: {
    title: '이 네트워크는 도착 시 실행할 수 없습니다',
    body: '작업을 실행할 것이 없어 아무것도 보내지 않았습니다. 다른 네트워크를 선택하세요.',
  },
  BRIDGE_SECRET_IN_PAGE: {
    title: '이 사이트의 브리지 설정이 안전하지 않습니다',
    body: '키가 모든 방문자가 볼 수 있는 곳에 있어 사용하지 않았습니다. 아무것도 보내지 않았습니다.',
  },
  BRIDGE_SIMULATION_FAILED: {
    title: '실패할 것입니다',
    body: '시험이 실패해 아무것도 보내지 않았습니다. 다시 시도하거나 금액을 바꾸세요.',
  },
  BRIDGE_SIMULATION_SERVICE_ERROR: {
    title: '시험을 표시할 수 없습니다',
    body: '표시하는 서비스가 응답하지 않았습니다. 아무것도 보내지 않았습니다.',
  },
  BRIDGE_SIMULATION_NOT_CONFIGURED: {
    title: '시험이 설정되어 있지 않습니다',
    body: '사이트 소유자가 설정해야 합니다. 아무것도 보내지 않았습니다.',
  },
  BRIDGE_WRONG_DEPOSITOR: {
    title: '다른 계정이 보낸 것입니다',
    body: '보낸 계정만 빠르게 할 수 있습니다. 지갑에서 전환하세요.',
  },
  BRIDGE_SPEED_UP_TOO_LOW: {
    title: '너무 많이 내주게 됩니다',
    body: '새 전송이 더 많이 받습니다. 아무것도 서명하지 않았습니다. 금액을 늘리세요.',
  },
  BRIDGE_SPEED_UP_TOO_HIGH: {
    title: '보낸 것보다 많습니다',
    body: '처음 합의보다 많이 도착할 수 없습니다. 아무것도 서명하지 않았습니다. 금액을 줄이세요.',
  },
  BRIDGE_SPEED_UP_POINTLESS: {
    title: '빠르게 해도 도움이 되지 않습니다',
    body: '수수료가 이미 새 전송만큼 높습니다. 아무것도 서명하지 않았습니다. 가는 중입니다.',
  },
  BRIDGE_ALREADY_FILLED: {
    title: '이미 도착했습니다',
    body: '빠르게 할 것이 없으며 아무것도 서명하지 않았습니다.',
  },
  BRIDGE_INVALID_SIGNATURE: {
    title: '지갑의 응답을 이해할 수 없습니다',
    body: '사용하지 않았습니다. 전송은 그대로 계속됩니다. 다시 시도하세요.',
  },
  BRIDGE_SPEED_UP_SIMULATION_FAILED: {
    title: '빠르게 하기가 실패할 것입니다',
    body: '시험이 실패해 보내지 않았습니다. 전송은 그대로 계속됩니다.',
  },
  BRIDGE_SPEED_UP_REVERTED: {
    title: '빠르게 하기에 실패했습니다',
    body: '네트워크 수수료를 냈습니다. 전송은 그대로 계속됩니다.',
  },
  BRIDGE_UNKNOWN_ERROR: {
    title: '전송이 멈췄습니다',
    body: '예상치 못한 일이 발생했습니다. 보내졌는지 지갑에서 확인한 뒤 다시 시도하세요.',
  },
}
