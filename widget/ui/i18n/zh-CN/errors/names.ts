import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  NAME_INVALID: {
    title: '该值不是有效的用户名',
    body: '没有签署任何内容。请选择其他名称。',
  },
  NAME_ALREADY_OWNED: {
    title: '你已拥有一个名称',
    body: '没有签署任何内容。你的账户保留原有名称。',
  },
  NAME_NOT_RESOLVED: {
    title: '解析名称时出错',
    body: '无法获知它属于谁。请稍后重试，或使用地址。',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: '获取名称建议时出错',
    body: '请稍后重试，或自行选择名称。',
  },
  NAMES_NOT_FOUND: {
    title: '获取地址的名称时出错',
    body: '无法获知此账户拥有哪些名称。请稍后重试。',
  },
  NAME_NOT_REGISTERED: {
    title: '注册名称时出错',
    body: '服务未接受。请重试，或选择其他名称。',
  },
  NAMES_NOT_SUPPORTED: {
    title: '此网络没有名称服务',
    body: '名称服务不支持此网络，或无法访问。请使用地址。',
  },
}
