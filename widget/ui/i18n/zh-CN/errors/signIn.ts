import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: '签名已拒绝',
    body: '没有签署任何内容。请重试或取消。',
  },
  SESSION_EXPIRED: {
    title: '会话已过期',
    body: '请重新登录以继续。',
  },
  SIGN_IN_NOT_ENABLED: {
    title: '本网站没有登录功能',
    body: '没有签署任何内容。无需登录即可继续。',
  },
  NO_ACTIVE_ACCOUNT: {
    title: '未连接账户',
    body: '没有签署任何内容。请连接钱包后重试。',
  },
  SIGN_IN_TIMEOUT: {
    title: '本网站没有响应',
    body: '用时过长。你尚未登录；请稍后重试。',
  },
  SIGN_IN_PAGE_FAILED: {
    title: '本网站未能让你登录',
    body: '你的钱包没有问题。请重试，或向网站寻求帮助。',
  },
  SIGNATURE_INVALID: {
    title: '签名未被接受',
    body: '它与此账户或消息不符。请检查钱包中的账户后重试。',
  },
  SIGN_IN_MESSAGE: {
    title: '没有可签署的内容',
    body: '无法为本网站生成消息。网站所有者需要更正其选项。',
  },
  TERMS_NOT_AGREED: {
    title: '请先同意条款',
    body: '请勾选钱包旁边的复选框，再选择钱包。',
  },
}
