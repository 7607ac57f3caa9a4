import type { payErrors as english } from '../../en/errors/pay.ts'
import type { ErrorText } from '../../errorText.ts'

export const payErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  ONRAMP_NO_PROJECT: {
    title: '本网站无法购买',
    body: '网站所有者没有设置项目编号。没有付款。',
  },
  ONRAMP_QUOTE_INVALID: {
    title: '此价格不正确',
    body: '它与你选择的内容不符。没有付款；请重试。',
  },
  PAY_OFF: {
    title: '本网站未开启支付',
    body: '网站所有者没有开启此功能。没有付款。',
  },
  INVALID_PAYMENT: {
    title: '无法请求此付款',
    body: '网站的请求方式有误。没有付款。',
  },
  NO_SUCH_TOKEN: {
    title: '没有此代币',
    body: '此网络上该地址没有任何内容。没有发送任何资产。',
  },
  PAY_NOT_COVERED: {
    title: '价格已变动',
    body: '跨链费用比之前更高。已兑换的资产在你的钱包中：请选择如何继续。',
  },
  PAY_OTHER_WAY: {
    title: '你选择了其他支付方式',
    body: '此转账因此结束，没有发送任何资产。',
  },
  PAY_NO_PRICE: {
    title: '跨链桥没有给出价格',
    body: '目前无法通过它支付恰好此数量。没有发送任何资产。',
  },
  PAY_TAKES_MORE: {
    title: '会扣取更多',
    body: '此付款会扣取比显示的更多，或支付得更少。没有发送任何资产。',
  },
  PAY_UNCHECKED: {
    title: '无法检查',
    body: '此网络没有节点能在发送前试运行付款，因此没有发送。',
  },
}
