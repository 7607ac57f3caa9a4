import type { swapErrors as english } from '../../en/errors/swap.ts'
import type { ErrorText } from '../../errorText.ts'

export const swapErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SWAP_NETWORK_UNSUPPORTED: {
    title: '스왑을 지원하지 않는 네트워크',
    body: '다른 네트워크를 선택해 스왑하세요.',
  },
  SWAP_NO_LIQUIDITY: {
    title: '유동성 부족',
    body: '시장이 이 금액에 비해 작습니다. 더 적은 금액으로 시도하세요.',
  },
  SWAP_NO_ROUTE: {
    title: '이 조합의 시장이 없습니다',
    body: '두 토큰을 잇는 경로가 없습니다. 다른 것을 선택하세요.',
  },
  SWAP_PRICE_MOVED: {
    title: '가격이 바뀌었습니다',
    body: '가격이 설정한 한도를 넘어 움직여 스왑하지 않았습니다.',
  },
  SWAP_REVERTS: {
    title: '네트워크가 거절할 것입니다',
    body: '보내지 않고 시험했으나 실패했습니다. 아무것도 보내지 않았습니다.',
  },
  SWAP_BELOW_MINIMUM: {
    title: '더 적게 받게 됩니다',
    body: '동의한 최소 금액보다 적습니다. 아무것도 보내지 않았습니다. 새 견적을 받으세요.',
  },
  SWAP_RECIPIENT: {
    title: '받는 사람이 내가 아님',
    body: '스왑 서비스가 다른 사람에게 지급하려 했습니다. 아무것도 보내지 않았습니다. 당분간 사용하지 마세요.',
  },
  SWAP_WRONG_TOKEN: {
    title: '다른 토큰',
    body: '스왑 서비스가 선택과 다른 토큰의 스왑을 만들었습니다. 아무것도 보내지 않았습니다.',
  },
  SWAP_WRONG_AMOUNT: {
    title: '다른 금액',
    body: '스왑 서비스가 다른 금액의 스왑을 만들었습니다. 아무것도 보내지 않았습니다.',
  },
  SWAP_DEADLINE: {
    title: '유효 기간이 너무 깁니다',
    body: '스왑이 예상보다 훨씬 오래 열려 있게 됩니다. 아무것도 보내지 않았습니다.',
  },
  SWAP_SPENDER_DIFFERS: {
    title: '다른 컨트랙트',
    body: '스왑하는 것과 다른 컨트랙트의 승인을 요청받았습니다. 아무것도 보내지 않았습니다.',
  },
  SWAP_ROUTER_UNKNOWN: {
    title: '알 수 없는 컨트랙트',
    body: '스왑 서비스가 알 수 없는 컨트랙트를 지정했습니다. 아무것도 보내지 않았습니다.',
  },
  SWAP_NOT_UNDERSTOOD: {
    title: '스왑이 아님',
    body: '스왑 서비스가 읽을 수 없는 것을 만들었습니다. 아무것도 보내지 않았습니다.',
  },
  SWAP_TAKES_MORE: {
    title: '더 많이 가져갑니다',
    body: '확인한 것보다 많이 가져가게 됩니다. 아무것도 보내지 않았습니다.',
  },
  SWAP_UNCHECKED: {
    title: '확인할 수 없음',
    body: '이 네트워크는 보내기 전에 시험할 수 없어 보내지 않았습니다.',
  },
  SWAP_TOKEN_DIFFERS: {
    title: '토큰 정보가 잘못됨',
    body: '스왑 서비스와 네트워크의 토큰 정보가 다릅니다. 아무것도 보내지 않았습니다.',
  },
  SWAP_INSUFFICIENT_BALANCE: {
    title: '이 토큰이 부족합니다',
    body: '잔액이 금액보다 적습니다. 아무것도 보내지 않았습니다.',
  },
  SWAP_INSUFFICIENT_FEE: {
    title: '네트워크 수수료가 부족합니다',
    body: '수수료는 네트워크의 자체 통화로 냅니다. 아무것도 보내지 않았습니다. 조금 채운 뒤 다시 시도하세요.',
  },
  SWAP_ALLOWANCE_TOO_LOW: {
    title: '승인 금액 부족',
    body: '지갑이 스왑에 필요한 것보다 적게 승인했습니다. 스왑되지 않았습니다.',
  },
  SWAP_FAILED: {
    title: '스왑에 실패했습니다',
    body: '네트워크가 실행한 뒤 되돌렸습니다. 스왑되지 않았고 네트워크 수수료는 소모되었습니다.',
  },
  SWAP_UNKNOWN: {
    title: '아직 알 수 없음',
    body: '트랜잭션의 결과를 아직 알 수 없습니다. 다시 시도하기 전에 확인하세요.',
  },
  SWAP_INTERRUPTED: {
    title: '승인됨, 스왑 안 됨',
    body: '지갑이 승인한 뒤 페이지가 닫혔습니다. 스왑되지 않았으니 다시 시작하세요.',
  },
  SWAP_STOPPED: {
    title: '트랜잭션이 중단되었습니다',
    body: '교체, 누락 또는 거절되었습니다. 스왑되지 않았습니다.',
  },
  SWAP_NO_PROJECT: {
    title: '스왑이 설정되어 있지 않습니다',
    body: '이 사이트에 스왑 서비스의 프로젝트 ID가 없습니다.',
  },
}
