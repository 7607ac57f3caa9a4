import type { swapErrors as english } from '../../en/errors/swap.ts'
import type { ErrorText } from '../../errorText.ts'

export const swapErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SWAP_NETWORK_UNSUPPORTED: {
    title: '此网络不支持兑换',
    body: '请选择其他网络进行兑换。',
  },
  SWAP_NO_LIQUIDITY: {
    title: '流动性不足',
    body: '市场规模不足以承接此数量。请尝试较小的数量。',
  },
  SWAP_NO_ROUTE: {
    title: '这两种代币没有市场',
    body: '没有可连接这两种代币的路径。请选择其他代币。',
  },
  SWAP_PRICE_MOVED: {
    title: '价格已变动',
    body: '价格变动超过你设定的限度；没有兑换。',
  },
  SWAP_REVERTS: {
    title: '网络会拒绝此操作',
    body: '试运行兑换失败。没有发送任何资产。',
  },
  SWAP_BELOW_MINIMUM: {
    title: '你得到的会更少',
    body: '兑换所得会低于你同意的最低数量。没有发送任何资产。请获取新报价。',
  },
  SWAP_RECIPIENT: {
    title: '收款方不是你',
    body: '兑换服务想要付给别人。没有发送任何资产。请暂时不要使用它。',
  },
  SWAP_WRONG_TOKEN: {
    title: '代币不符',
    body: '兑换服务生成的兑换使用了与你所选不同的代币。没有发送任何资产。',
  },
  SWAP_WRONG_AMOUNT: {
    title: '数量不符',
    body: '兑换服务生成的兑换数量不同。没有发送任何资产。',
  },
  SWAP_DEADLINE: {
    title: '有效期过长',
    body: '此兑换的有效期远超你的预期。没有发送任何资产。',
  },
  SWAP_SPENDER_DIFFERS: {
    title: '合约不符',
    body: '兑换服务请求授权的合约并非执行兑换的合约。没有发送任何资产。',
  },
  SWAP_ROUTER_UNKNOWN: {
    title: '未知合约',
    body: '兑换服务指定了这里未知的合约。没有发送任何资产。',
  },
  SWAP_NOT_UNDERSTOOD: {
    title: '不是兑换',
    body: '兑换服务生成的内容无法读取。没有发送任何资产。',
  },
  SWAP_TAKES_MORE: {
    title: '会扣取更多',
    body: '此兑换会扣取比你确认的更多的资产。没有发送任何资产。',
  },
  SWAP_UNCHECKED: {
    title: '无法检查',
    body: '此网络无法在发送前试运行兑换，因此没有发送。',
  },
  SWAP_TOKEN_DIFFERS: {
    title: '代币信息有误',
    body: '兑换服务与网络对此代币的描述不一致。没有发送任何资产。',
  },
  SWAP_INSUFFICIENT_BALANCE: {
    title: '此代币不足',
    body: '你的余额低于该数量。没有发送任何资产。',
  },
  SWAP_INSUFFICIENT_FEE: {
    title: '不足以支付网络费用',
    body: '网络费用以其原生货币支付。没有发送任何资产。请补充少量后重试。',
  },
  SWAP_ALLOWANCE_TOO_LOW: {
    title: '授权数量不足',
    body: '钱包授权的数量低于兑换所需。没有兑换。',
  },
  SWAP_FAILED: {
    title: '兑换失败',
    body: '网络执行后又撤销了它。没有兑换；网络费用已消耗。',
  },
  SWAP_UNKNOWN: {
    title: '暂时未知',
    body: '目前无法确定交易的结果。重试之前请先查看它。',
  },
  SWAP_INTERRUPTED: {
    title: '已授权，未兑换',
    body: '钱包授权后页面被关闭。没有兑换；请重新开始以继续。',
  },
  SWAP_STOPPED: {
    title: '交易已停止',
    body: '它被替换、丢弃或拒绝。没有兑换。',
  },
  SWAP_NO_PROJECT: {
    title: '未配置兑换',
    body: '本网站没有兑换服务的项目编号。',
  },
}
