import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  NAME_INVALID: {
    title: '該值不是有效的使用者名稱',
    body: '沒有簽署任何內容。請選擇其他名稱。',
  },
  NAME_ALREADY_OWNED: {
    title: '你已擁有一個名稱',
    body: '沒有簽署任何內容。你的帳戶保留原有名稱。',
  },
  NAME_NOT_RESOLVED: {
    title: '解析名稱時出錯',
    body: '無法得知它屬於誰。請稍後重試，或使用地址。',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: '取得名稱建議時出錯',
    body: '請稍後重試，或自行選擇名稱。',
  },
  NAMES_NOT_FOUND: {
    title: '取得地址的名稱時出錯',
    body: '無法得知此帳戶擁有哪些名稱。請稍後重試。',
  },
  NAME_NOT_REGISTERED: {
    title: '註冊名稱時出錯',
    body: '服務未接受。請重試，或選擇其他名稱。',
  },
  NAMES_NOT_SUPPORTED: {
    title: '此網路沒有名稱服務',
    body: '名稱服務不支援此網路，或無法存取。請使用地址。',
  },
}
