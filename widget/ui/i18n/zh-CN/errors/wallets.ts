import type { walletsErrors as english } from '../../en/errors/wallets.ts'
import type { ErrorText } from '../../errorText.ts'

export const walletsErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  4001: {
    title: '已在钱包中拒绝',
    body: '没有发送或签署任何内容。',
  },
  4100: {
    title: '钱包不允许此操作',
    body: '请打开并解锁钱包，允许本网站，然后重试。',
  },
  4200: {
    title: '你的钱包无法执行此操作',
    body: '没有发送任何资产。请换一个钱包试试。',
  },
  4900: {
    title: '钱包已断开连接',
    body: '请重新连接以继续。没有发送任何资产。',
  },
  4901: {
    title: '你的钱包没有连接',
    body: '它目前无法访问此网络。没有发送任何资产。请稍后重试。',
  },
  4902: {
    title: '你的钱包不认识此网络',
    body: '请在钱包中添加该网络，然后重试。',
  },
  '-32002': {
    title: '你的钱包正在等待确认',
    body: '请打开钱包，处理其中等待的请求。',
  },
  5000: {
    title: '已在钱包中拒绝',
    body: '没有共享任何信息。',
  },
  WRONG_ACCOUNT: {
    title: '当前是另一个账户',
    body: '没有发送任何资产。请检查钱包中的账户，然后再次确认。',
  },
  BRIDGE_BUNDLE_FAILED: {
    title: '你的钱包未能发送',
    body: '没有发送任何资产。请重试，或在钱包中查看原因。',
  },
  BRIDGE_BUNDLE_TIMEOUT: {
    title: '钱包没有消息',
    body: '它已收到请求但尚未确认。请查看钱包后重试：不会重复发送。',
  },
  5710: {
    title: '此网络不支持',
    body: '你的钱包在这里不接受批量调用。没有发送任何资产。',
  },
  5720: {
    title: '重复请求',
    body: '你的钱包已有此请求。请查看你的钱包。',
  },
  5730: {
    title: '你的钱包不认识此请求',
    body: '它可能从未被确认。请查看你的钱包。',
  },
  5750: {
    title: '已拒绝账户升级',
    body: '没有发送任何资产。不升级也可以继续。',
  },
  5760: {
    title: '你的钱包无法一次完成',
    body: '没有发送任何资产。',
  },
  RPC_NOT_ALLOWED: {
    title: '不允许此操作',
    body: '本网站请求了组件不支持的操作。没有发送或签署任何内容。',
  },
  WALLET_NO_ACCOUNT: {
    title: '没有共享账户',
    body: '请在钱包中为本网站选择账户，然后重试。',
  },
  WALLET_INVALID_ANSWER: {
    title: '钱包的回应无法理解',
    body: '未被采用。请更新钱包，或连接其他钱包。',
  },
  CONNECTOR_NOT_FOUND: {
    title: '此钱包不在这里',
    body: '请打开你连接它时的页面，或连接其他钱包。你的资金不受影响。',
  },
  UNKNOWN_WALLET: {
    title: '此钱包已不在这里',
    body: '请重新加载页面，或连接其他钱包。你的资金不受影响。',
  },
  NETWORK_NOT_SWITCHED: {
    title: '你的钱包没有切换网络',
    body: '没有发送任何资产。请在钱包中切换网络后重试。',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    title: '未配置项目编号',
    body: '本网站请求的功能需要项目编号。其他功能正常。',
  },
  NETWORK_NOT_FOUND: {
    title: '未找到网络',
    body: '本网站请求了未配置的网络。你仍在原网络上。',
  },
  INVALID_APP_CONFIGURATION: {
    title: '应用配置无效',
    body: '本网站不在其项目的允许列表中。你的资金不受影响。',
  },
  CHAIN_ADAPTER_NOT_FOUND: {
    title: '不支持此类网络',
    body: '请选择其他网络。你的资金不受影响。',
  },
  INVALID_CHAIN_ID: {
    title: '链 ID 无效',
    body: '此网络上无法拥有名称。没有签署任何内容。',
  },
  WALLET_CONNECT_UNREACHABLE: {
    title: '无法访问 WalletConnect',
    body: '没有发送任何资产。你的网络可能拦截了它：请换用其他网络或 VPN 后重试。',
  },
  WALLET_CONNECT_PROJECT_REFUSED: {
    title: 'WalletConnect 拒绝了本网站',
    body: '网站所有者需要更正其项目编号。请选择其他连接方式。',
  },
  WALLET_CONNECT_OTHER_TAB: {
    title: 'WalletConnect 正在另一个标签页中使用',
    body: '请在本网站的另一个标签页中继续，或将其关闭后在此重试。',
  },
  WALLET_CONNECT_SESSION_LOST: {
    title: '需要重新连接你的钱包。',
    body: '此浏览器在这里不保存数据，因此 WalletConnect 会话随页面结束。',
  },
  EXPIRED: {
    title: '用时过长',
    body: '请求已过期。没有共享任何信息；请重试。',
  },
  NO_MATCHING_KEY: {
    title: '会话已过期',
    body: '你的钱包已不认识此会话。请重新连接。',
  },
  MISSING_OR_INVALID: {
    title: '你的钱包没有批准',
    body: '请求没有发送。请重新连接并批准此网络，或使用其他钱包。',
  },
  NOT_INITIALIZED: {
    title: '未连接钱包',
    body: '没有发送任何资产。请连接钱包后重试。',
  },
  UNSUPPORTED_CHAINS: {
    title: '你的钱包不提供此网络',
    body: '请在钱包中切换网络，或连接其他钱包。',
  },
  USER_DISCONNECTED: {
    title: '钱包结束了连接',
    body: '请在钱包中查看最近的操作，然后重新连接。',
  },
}
