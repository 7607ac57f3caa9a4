import type { sendErrors as english } from '../../en/errors/send.ts'
import type { ErrorText } from '../../errorText.ts'

export const sendErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SEND_INCOMPLETE: {
    title: '请填写数量和接收地址',
    body: '没有发送任何资产。请填写两项后继续。',
  },
  SEND_NO_TOKEN: {
    title: '请选择代币',
    body: '没有发送任何资产。请选择代币后继续。',
  },
  SEND_UNSUPPORTED_CHAIN: {
    title: '不支持的链',
    body: '此网络上无法从这里发送。请选择其他网络。',
  },
  SEND_WOULD_FAIL: {
    title: '会失败',
    body: '模拟失败，因此没有询问你的钱包，也没有发送任何资产。请检查代币和接收方。',
  },
  TOKEN_NOT_FOUND: {
    title: '未找到代币',
    body: '本网站指定的代币在此网络上不存在。没有发送任何资产。',
  },
  TRANSACTION_UNKNOWN: {
    title: '无法确定是否已发送',
    body: '没有收到钱包的回应。再次发送前，请先查看你的钱包。',
  },
  TRANSACTION_REVERTED: {
    title: '网络撤销了它',
    body: '你支付了网络费用，该数量仍属于你。',
  },
  TRANSACTION_EXPIRED: {
    title: '网络未及时处理',
    body: '没有发送任何资产：你可以重新发送。',
  },
  WALLET_SIGNED_OTHER: {
    title: '你的钱包签署了其他内容',
    body: '它与你确认的内容不符，因此没有发送任何资产。请勿再用此钱包签名。',
  },
  WRONG_CLUSTER: {
    title: '节点位于其他网络',
    body: '没有发送任何资产。此组件的运营方需要更正节点地址。',
  },
}
