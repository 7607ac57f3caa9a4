import type { sendErrors as english } from '../../en/errors/send.ts'
import type { ErrorText } from '../../errorText.ts'

export const sendErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SEND_INCOMPLETE: {
    title: '請填寫數量和接收地址',
    body: '沒有傳送任何資產。請填寫兩項後繼續。',
  },
  SEND_NO_TOKEN: {
    title: '請選擇代幣',
    body: '沒有傳送任何資產。請選擇代幣後繼續。',
  },
  SEND_UNSUPPORTED_CHAIN: {
    title: '不支援的鏈',
    body: '此網路上無法從這裡傳送。請選擇其他網路。',
  },
  SEND_WOULD_FAIL: {
    title: '會失敗',
    body: '模擬失敗，因此沒有詢問你的錢包，也沒有傳送任何資產。請檢查代幣和接收方。',
  },
  TOKEN_NOT_FOUND: {
    title: '未找到代幣',
    body: '本網站指定的代幣在此網路上不存在。沒有傳送任何資產。',
  },
  TRANSACTION_UNKNOWN: {
    title: '無法確定是否已傳送',
    body: '沒有收到錢包的回應。再次傳送前，請先查看你的錢包。',
  },
  TRANSACTION_REVERTED: {
    title: '網路撤銷了它',
    body: '你支付了網路費用，該數量仍屬於你。',
  },
  TRANSACTION_EXPIRED: {
    title: '網路未及時處理',
    body: '沒有傳送任何資產：你可以重新傳送。',
  },
  WALLET_SIGNED_OTHER: {
    title: '你的錢包簽署了其他內容',
    body: '它與你確認的內容不符，因此沒有傳送任何資產。請勿再用此錢包簽名。',
  },
  WRONG_CLUSTER: {
    title: '節點位於其他網路',
    body: '沒有傳送任何資產。此元件的營運方需要更正節點地址。',
  },
}
