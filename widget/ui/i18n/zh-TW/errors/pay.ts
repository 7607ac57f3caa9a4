import type { payErrors as english } from '../../en/errors/pay.ts'
import type { ErrorText } from '../../errorText.ts'

export const payErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  ONRAMP_NO_PROJECT: {
    title: '本網站無法購買',
    body: '網站所有者沒有設定專案編號。沒有付款。',
  },
  ONRAMP_QUOTE_INVALID: {
    title: '此價格不正確',
    body: '它與你選擇的內容不符。沒有付款；請重試。',
  },
  PAY_OFF: {
    title: '本網站未開啟支付',
    body: '網站所有者沒有開啟此功能。沒有付款。',
  },
  INVALID_PAYMENT: {
    title: '無法請求此付款',
    body: '網站的請求方式有誤。沒有付款。',
  },
  NO_SUCH_TOKEN: {
    title: '沒有此代幣',
    body: '此網路上該地址沒有任何內容。沒有傳送任何資產。',
  },
  PAY_NOT_COVERED: {
    title: '價格已變動',
    body: '跨鏈費用比之前更高。已兌換的資產在你的錢包中：請選擇如何繼續。',
  },
  PAY_OTHER_WAY: {
    title: '你選擇了其他支付方式',
    body: '此轉帳因此結束，沒有傳送任何資產。',
  },
  PAY_NO_PRICE: {
    title: '跨鏈橋沒有給出價格',
    body: '目前無法透過它支付恰好此數量。沒有傳送任何資產。',
  },
  PAY_TAKES_MORE: {
    title: '會扣取更多',
    body: '此付款會扣取比顯示的更多，或支付得更少。沒有傳送任何資產。',
  },
  PAY_UNCHECKED: {
    title: '無法檢查',
    body: '此網路沒有節點能在傳送前試執行付款，因此沒有傳送。',
  },
}
