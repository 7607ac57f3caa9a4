import type { bridgeErrors as english } from '../../en/errors/bridge.ts'
import type { ErrorText } from '../../errorText.ts'

export const bridgeErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  AMOUNT_TOO_LOW: {
    title: '数量太低',
    body: '费用占比会过高。没有发送任何资产。请选择更大的数量。',
  },
  AMOUNT_TOO_HIGH: {
    title: '数量太高',
    body: '单次无法跨链这么多。没有发送任何资产。请分批发送。',
  },
  BRIDGE_API_ERROR: {
    title: '跨链服务拒绝了请求',
    body: '你的资金不受影响。请更改数量或代币，或稍后重试。',
  },
  SIMULATION_ERROR: {
    title: '无法到账',
    body: '到账模拟失败，因此没有发送任何资产。请重试，或更改数量。',
  },
  BRIDGE_INDEXER_ERROR: {
    title: '暂时无法读取进度',
    body: '已发送的转账会继续进行。请稍后再查看。',
  },
  BRIDGE_RPC_ERROR: {
    title: '网络没有响应',
    body: '已发送的转账会继续进行。请稍后重试。',
  },
  BRIDGE_WRONG_NODE: {
    title: '另一个网络的节点作出了应答',
    body: '已发送的转账会继续进行。请稍后重试。',
  },
  BRIDGE_CHAIN_NOT_CONFIGURED: {
    title: '这里没有配置此网络',
    body: '没有发送任何资产。请选择其他网络。',
  },
  BRIDGE_NO_POOL: {
    title: '跨链合约不在原处',
    body: '该网络的这个地址上什么也没有，因此没有授权，也没有发送任何资产。',
  },
  BRIDGE_TOKEN_UNITS: {
    title: '代币的单位无法确定',
    body: '跨链服务使用的单位与代币本身不同。没有发送任何资产。',
  },
  BRIDGE_DEADLINE_TOO_SOON: {
    title: '到账时间不足',
    body: '很可能几小时后才会退回，因此没有发送任何资产。请用新的报价重试。',
  },
  BRIDGE_INVALID_INTEGRATOR_ID: {
    title: '本网站的跨链桥配置有误',
    body: '没有发送任何资产。网站所有者需要更正集成方编号。',
  },
  BRIDGE_NO_ACCOUNT: {
    title: '未连接钱包',
    body: '没有发送任何资产。请连接钱包后重试。',
  },
  BRIDGE_WRONG_ACCOUNT: {
    title: '当前是另一个账户',
    body: '此转账属于另一个账户。请在钱包中切换到该账户后重试。',
  },
  BRIDGE_WRONG_CHAIN: {
    title: '你的钱包在另一个网络上',
    body: '没有发送任何资产。请在钱包中切换网络后重试。',
  },
  BRIDGE_INSUFFICIENT_BALANCE: {
    title: '此代币不足',
    body: '你的余额低于该数量。没有发送任何资产。请选择更小的数量。',
  },
  BRIDGE_INSUFFICIENT_FEE_FUNDS: {
    title: '不足以支付网络费用',
    body: '网络费用以其原生货币支付。没有发送任何资产。请补充少量后重试。',
  },
  BRIDGE_ALLOWANCE_TOO_LOW: {
    title: '钱包授权的数量不足',
    body: '没有发送任何资产。请重试并授权全部数量。',
  },
  BRIDGE_APPROVE_SIMULATION_FAILED: {
    title: '授权会失败',
    body: '模拟失败，因此没有询问你的钱包，也没有发送任何资产。请重试。',
  },
  BRIDGE_APPROVE_REVERTED: {
    title: '授权失败',
    body: '网络撤销了它。你支付了网络费用，没有发送任何资产。请重试。',
  },
  BRIDGE_DEPOSIT_SIMULATION_FAILED: {
    title: '发送会失败',
    body: '模拟失败，因此没有询问你的钱包，也没有发送任何资产。请重试。',
  },
  BRIDGE_DEPOSIT_REVERTED: {
    title: '网络撤销了它',
    body: '你支付了网络费用，该数量仍属于你。请用新报价重试。',
  },
  BRIDGE_REVERTED: {
    title: '网络撤销了它',
    body: '你支付了网络费用，该数量仍属于你。请重试。',
  },
  BRIDGE_DEPOSIT_UNCERTAIN: {
    title: '可能已经发送',
    body: '请先查看钱包的活动记录。如果其中有它，无需操作，它会到账。“重试”会再发送一次。',
  },
  BRIDGE_QUOTE_CHANGED: {
    title: '你现在收到的会变少',
    body: '签名前汇率发生了变动，因此没有发送任何资产。“重试”表示接受新汇率。',
  },
  BRIDGE_QUOTE_EXPIRED: {
    title: '报价已过期',
    body: '没有按此报价发送任何资产。“重试”会按当前汇率继续。',
  },
  BRIDGE_QUOTE_INVALID: {
    title: '此报价不可信',
    body: '它自相矛盾或与你的请求不符，因此未被采用。没有发送任何资产。',
  },
  BRIDGE_EXPIRED: {
    title: '未能及时成交',
    body: '你的资产会退回原网络。你无需进行任何操作。',
  },
  BRIDGE_INVALID_HASH: {
    title: '钱包的回应无法理解',
    body: '重试之前，请在钱包中查看是否已发送。',
  },
  BRIDGE_DEPOSIT_QUERY_INVALID: {
    title: '缺少查询所需的内容',
    body: '请输入存款交易的哈希，或存款编号及其资金池。',
  },
  BRIDGE_DEPOSIT_HASH_INVALID: {
    title: '这不是交易哈希',
    body: '它应以 0x 开头，后接 64 个数字和字母。请从钱包或区块浏览器中复制。',
  },
  BRIDGE_NO_RECEIPT: {
    title: '未找到交易',
    body: '网络上没有它，或尚未收录。请检查哈希和网络。',
  },
  BRIDGE_DEPOSIT_NOT_FOUND: {
    title: '未找到存款',
    body: '该网络上没有此编号的存款。请检查编号和网络。',
  },
  BRIDGE_NO_FILL_LOG: {
    title: '尚未支付',
    body: '没有找到此存款的支付记录。它仍可能到来；在此之前存款是安全的。',
  },
  BRIDGE_NO_DEPOSIT_LOG: {
    title: '未找到存款',
    body: '交易已成功，但其中没有存款。重试之前请在区块浏览器中查看。',
  },
  BRIDGE_TRANSACTION_ALTERED: {
    title: '发送的内容与你确认的不符',
    body: '网络上的交易与确认内容不同。请不要再用此钱包签名。',
  },
  BRIDGE_TRANSACTION_CANCELLED: {
    title: '已在钱包中取消',
    body: '你在钱包中替换了此交易。没有进行跨链。',
  },
  BRIDGE_NO_WALLET: {
    title: '未连接钱包',
    body: '没有发送任何资产。请连接钱包后重试。',
  },
  BRIDGE_NO_SIGNER: {
    title: '未连接钱包',
    body: '没有签署任何内容。请连接钱包后重试。',
  },
  BRIDGE_NO_ACTIONS: {
    title: '到账后没有可执行的操作',
    body: '本网站请求了操作，却没有指明内容。没有发送任何资产。',
  },
  BRIDGE_INVALID_MESSAGE: {
    title: '到账后的操作无效',
    body: '网站所有者需要更正。没有发送任何资产。',
  },
  BRIDGE_MESSAGE_UNSETTLED: {
    title: '没有合适的价格',
    body: '到账后的操作随每次报价而变化。没有发送任何资产。请重试。',
  },
  BRIDGE_MESSAGE_TOO_LARGE: {
    title: '目前金额过大，无法连同网站费用一起支付',
    body: '没有中继者能连同网站费用一起支付这么多。没有发送任何资产。请选择较小的金额，或稍后重试。',
  },
  BRIDGE_NO_MESSAGE_HANDLER: {
    title: '此网络无法在到账时执行操作',
    body: '那里没有可执行操作的合约，因此没有发送任何资产。请选择其他网络。',
  },
  BRIDGE_SECRET_IN_PAGE: {
    title: '本网站的跨链桥配置不安全',
    body: '密钥出现在所有访客都能看到的位置，因此未被使用。没有发送任何资产。',
  },
  BRIDGE_SIMULATION_FAILED: {
    title: '会失败',
    body: '模拟失败，因此没有发送任何资产。请重试，或更改数量。',
  },
  BRIDGE_SIMULATION_SERVICE_ERROR: {
    title: '无法显示模拟结果',
    body: '模拟服务没有响应。没有发送任何资产。',
  },
  BRIDGE_SIMULATION_NOT_CONFIGURED: {
    title: '这里没有配置模拟',
    body: '网站所有者需要先进行配置。没有发送任何资产。',
  },
  BRIDGE_WRONG_DEPOSITOR: {
    title: '这是另一个账户发送的',
    body: '只有发送它的账户才能加速。请在钱包中切换到该账户。',
  },
  BRIDGE_SPEED_UP_TOO_LOW: {
    title: '你会放弃过多',
    body: '重新转账得到的会更多。没有签署任何内容。请选择更高的数量。',
  },
  BRIDGE_SPEED_UP_TOO_HIGH: {
    title: '超出了发送的数量',
    body: '到账数量不能超过最初约定。没有签署任何内容。请选择更低的数量。',
  },
  BRIDGE_SPEED_UP_POINTLESS: {
    title: '加速没有帮助',
    body: '费用已与新转账相同。没有签署任何内容。它正在途中。',
  },
  BRIDGE_ALREADY_FILLED: {
    title: '已经到账',
    body: '无需加速，也没有签署任何内容。',
  },
  BRIDGE_INVALID_SIGNATURE: {
    title: '钱包的回应无法理解',
    body: '未被采用。你的转账照常进行。请重试。',
  },
  BRIDGE_SPEED_UP_SIMULATION_FAILED: {
    title: '加速会失败',
    body: '模拟失败，因此没有发送。你的转账照常进行。',
  },
  BRIDGE_SPEED_UP_REVERTED: {
    title: '加速失败',
    body: '你为此支付了网络费用。你的转账照常进行。',
  },
  BRIDGE_UNKNOWN_ERROR: {
    title: '转账已停止',
    body: '发生了意外情况。请先在钱包中查看是否已发送，再重试。',
  },
}
