import type { embeddedErrors as english } from '../../en/errors/embedded.ts'
import type { ErrorText } from '../../errorText.ts'

export const embeddedErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  BAD_MESSAGE: {
    title: '出了点问题',
    body: '未能理解内嵌钱包的回应。没有签署任何内容。请重新加载页面后重试。',
  },
  LOGIN_NOT_FRESH: {
    title: '会话已过期',
    body: '要签名，请再次登录。你的钱包是安全的。',
  },
  LOGIN_EXPIRED: {
    title: '此登录已失效',
    body: '验证码或链接已被使用，或已过期。请重新开始。',
  },
  OTP_WRONG: {
    title: '验证码错误',
    body: '这不是我们发送的验证码。请查看最新的邮件。',
  },
  OTP_EXPIRED: {
    title: '验证码已过期',
    body: '请重新获取。',
  },
  OTP_ATTEMPTS: {
    title: '验证码错误次数过多',
    body: '此登录已失效。请重新获取验证码。',
  },
  RATE_LIMITED: {
    title: '尝试次数过多',
    body: '请稍候再试。',
  },
  EMAIL_PAUSE: {
    title: '请稍候',
    body: '几秒后可再次发送邮件。',
  },
  EMAIL_INVALID: {
    title: '邮箱无效，请重试。',
    body: '请检查地址后重新发送。',
  },
  EMAIL_TAKEN: {
    title: '此邮箱属于另一个账户',
    body: '请使用其他地址。',
  },
  MAIL_FAILED: {
    title: '邮件未能发送',
    body: '请检查地址，或稍后重试。',
  },
  DEVICE_REFUSED: {
    title: '设备已被拒绝',
    body: '有人在邮件中点击了“拒绝”。如果是你本人，请重新开始。',
  },
  PROVIDER_OFF: {
    title: '这里不提供此登录方式',
    body: '请选择其他登录方式。',
  },
  PROVIDER_FAILED: {
    title: '登录未被接受',
    body: '服务商拒绝或出现错误。没有共享任何信息。请重试。',
  },
  SERVICE_DOWN: {
    title: '内嵌钱包没有响应',
    body: '你的钱包是安全的。请稍后重试。',
  },
  KEYS_EXIST: {
    title: '另一台设备抢先完成了设置',
    body: '你的钱包已在那里设置好。请重新登录。',
  },
  NO_SHARE: {
    title: '完成此浏览器的设置',
    body: '此浏览器尚不能签名。请在此恢复你的钱包，或在其他设备上批准此浏览器。',
  },
  SHARE_TAMPERED: {
    title: '无法打开钱包',
    body: '这里保存的内容与你的账户不符。没有签署任何内容。请恢复你的钱包。',
  },
  KEY_NEEDED: {
    title: '只有您的密钥可以这样做',
    body: '请在能为此钱包签名的浏览器中操作。',
  },
  RECOVERY_WRONG: {
    title: '未能打开',
    body: '口令、通行密钥或文件不正确。请重试。',
  },
  SMART_ACCOUNT_CANNOT: {
    title: '智能账户不支持',
    body: '智能账户发送的是操作，而非交易。没有发送任何资产。',
  },
  SESSION_NOT_REVOKED: {
    title: '权限未能撤销',
    body: '权限仍然有效。请稍后重试。',
  },
  BUNDLER_DOWN: {
    title: '未能发送',
    body: '智能账户的发送服务（Bundler）没有响应。请重试：最多只会发送一次。',
  },
  OPERATION_REFUSED: {
    title: '未被接受',
    body: '智能账户的发送服务（Bundler）拒绝了它。没有发送任何资产。',
  },
  OPERATION_NONCE: {
    title: '被其他操作取代',
    body: '期间你的账户发送了其他操作。请重试。',
  },
  OPERATION_REVERTED: {
    title: '网络撤销了它',
    body: '除网络费用外，没有移动任何资产。',
  },
  OPERATION_PENDING: {
    title: '用时比平常更久',
    body: '已发送，但尚未进入任何区块。再次发送之前，请查看你的活动。',
  },
  RPC_FAILED: {
    title: '网络没有响应',
    body: '没有发送任何资产。请稍后重试。',
  },
  NETWORK_UNKNOWN: {
    title: '不支持此链',
    body: '内嵌钱包不支持此网络。请选择其他网络。',
  },
  INSUFFICIENT_FUNDS: {
    title: '资金不足',
    body: '没有发送任何资产。网络费用也计算在内。',
  },
  REQUEST_ABORTED: {
    title: '请求已中止',
    body: '没有签署任何内容。请重试。',
  },
  TOO_MANY_REQUESTS: {
    title: '请求过多',
    body: '请先处理等待中的请求，再重试。',
  },
  INTERNAL: {
    title: '发生错误',
    body: '没有签署任何内容。请重试。',
  },
  IFRAME_LOAD_FAILED: {
    title: '出了点问题',
    body: '无法加载邮箱登录组件。连接失败，或此网站未为此设置。请重试或选择一个钱包。',
  },
  IFRAME_REQUEST_TIMEOUT: {
    title: '出了点问题',
    body: '内嵌钱包响应时间过长。请重试。',
  },
  EMBEDDED_WALLET_NOT_STARTED: {
    title: '初始化身份验证时出现问题',
    body: '你已再次退出登录。你的钱包是安全的。请重新登录。',
  },
  EMBEDDED_WALLET_NOT_LOADED: {
    title: '网络错误：无法加载内嵌钱包',
    body: '钱包和跨链桥仍可使用。连接失败，或此网站未为此设置。请重试或选择一个钱包。',
  },
}
