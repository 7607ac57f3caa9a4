import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: '簽名已拒絕',
    body: '沒有簽署任何內容。請重試或取消。',
  },
  SESSION_EXPIRED: {
    title: '工作階段已過期',
    body: '請重新登入以繼續。',
  },
  SIGN_IN_NOT_ENABLED: {
    title: '本網站沒有登入功能',
    body: '沒有簽署任何內容。無需登入即可繼續。',
  },
  NO_ACTIVE_ACCOUNT: {
    title: '未連線帳戶',
    body: '沒有簽署任何內容。請連接錢包後重試。',
  },
  SIGN_IN_TIMEOUT: {
    title: '本網站沒有回應',
    body: '用時過長。你尚未登入；請稍後重試。',
  },
  SIGN_IN_PAGE_FAILED: {
    title: '本網站未能讓你登入',
    body: '你的錢包沒有問題。請重試，或向網站尋求幫助。',
  },
  SIGNATURE_INVALID: {
    title: '簽名未被接受',
    body: '它與此帳戶或訊息不符。請檢查錢包中的帳戶後重試。',
  },
  SIGN_IN_MESSAGE: {
    title: '沒有可簽署的內容',
    body: '無法為本網站產生訊息。網站所有者需要更正其選項。',
  },
  TERMS_NOT_AGREED: {
    title: '請先同意條款',
    body: '請勾選錢包旁邊的核取方塊，再選擇錢包。',
  },
}
