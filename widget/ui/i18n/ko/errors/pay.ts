import type { payErrors as english } from '../../en/errors/pay.ts'
import type { ErrorText } from '../../errorText.ts'

export const payErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  ONRAMP_NO_PROJECT: {
    title: '이 사이트에서는 구매할 수 없습니다',
    body: '소유자가 프로젝트 ID를 설정하지 않았습니다. 결제되지 않았습니다.',
  },
  ONRAMP_QUOTE_INVALID: {
    title: '이 가격은 올바르지 않습니다',
    body: '선택한 것과 다릅니다. 결제되지 않았습니다. 다시 시도하세요.',
  },
  PAY_OFF: {
    title: '이 사이트에서는 결제가 꺼져 있습니다',
    body: '소유자가 켜지 않았습니다. 결제되지 않았습니다.',
  },
  INVALID_PAYMENT: {
    title: '이 결제는 요청할 수 없습니다',
    body: '사이트의 요청 방식이 잘못되었습니다. 결제되지 않았습니다.',
  },
  NO_SUCH_TOKEN: {
    title: '그런 토큰이 없습니다',
    body: '이 네트워크의 해당 주소에 아무것도 없습니다. 아무것도 보내지 않았습니다.',
  },
  PAY_NOT_COVERED: {
    title: '가격이 바뀌었습니다',
    body: '브리지 비용이 전보다 큽니다. 스왑한 것은 지갑에 있습니다. 어떻게 계속할지 선택하세요.',
  },
  PAY_OTHER_WAY: {
    title: '다른 결제 방법을 선택하셨습니다',
    body: '그래서 이 전송은 보내기 전에 끝났습니다.',
  },
  PAY_NO_PRICE: {
    title: '브리지가 가격을 제시하지 않습니다',
    body: '지금은 정확히 이 금액을 브리지로 결제할 수 없습니다. 아무것도 보내지 않았습니다.',
  },
  PAY_TAKES_MORE: {
    title: '더 많이 가져갑니다',
    body: '표시된 것보다 많이 가져가거나 적게 지불하게 됩니다. 아무것도 보내지 않았습니다.',
  },
  PAY_UNCHECKED: {
    title: '확인할 수 없음',
    body: '이 네트워크의 어떤 노드도 보내기 전에 결제를 시험할 수 없어 보내지 않았습니다.',
  },
}
