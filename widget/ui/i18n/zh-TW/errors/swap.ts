import type { swapErrors as english } from '../../en/errors/swap.ts'
import type { ErrorText } from '../../errorText.ts'

export const swapErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SWAP_NETWORK_UNSUPPORTED: {
    title: '此網路不支援兌換',
    body: '請選擇其他網路進行兌換。',
  },
  SWAP_NO_LIQUIDITY: {
    title: '流動性不足',
    body: '市場規模不足以承接此數量。請嘗試較小的數量。',
  },
  SWAP_NO_ROUTE: {
    title: '這兩種代幣沒有市場',
    body: '沒有可連線這兩種代幣的路徑。請選擇其他代幣。',
  },
  SWAP_PRICE_MOVED: {
    title: '價格已變動',
    body: '價格變動超過你設定的限度；沒有兌換。',
  },
  SWAP_REVERTS: {
    title: '網路會拒絕此操作',
    body: '試執行兌換失敗。沒有傳送任何資產。',
  },
  SWAP_BELOW_MINIMUM: {
    title: '你得到的會更少',
    body: '兌換所得會低於你同意的最低數量。沒有傳送任何資產。請取得新報價。',
  },
  SWAP_RECIPIENT: {
    title: '收款方不是你',
    body: '兌換服務想要付給別人。沒有傳送任何資產。請暫時不要使用它。',
  },
  SWAP_WRONG_TOKEN: {
    title: '代幣不符',
    body: '兌換服務產生的兌換使用了與你所選不同的代幣。沒有傳送任何資產。',
  },
  SWAP_WRONG_AMOUNT: {
    title: '數量不符',
    body: '兌換服務產生的兌換數量不同。沒有傳送任何資產。',
  },
  SWAP_DEADLINE: {
    title: '有效期過長',
    body: '此兌換的有效期遠超你的預期。沒有傳送任何資產。',
  },
  SWAP_SPENDER_DIFFERS: {
    title: '合約不符',
    body: '兌換服務請求授權的合約並非執行兌換的合約。沒有傳送任何資產。',
  },
  SWAP_ROUTER_UNKNOWN: {
    title: '未知合約',
    body: '兌換服務指定了這裡未知的合約。沒有傳送任何資產。',
  },
  SWAP_NOT_UNDERSTOOD: {
    title: '不是兌換',
    body: '兌換服務產生的內容無法讀取。沒有傳送任何資產。',
  },
  SWAP_TAKES_MORE: {
    title: '會扣取更多',
    body: '此兌換會扣取比你確認的更多的資產。沒有傳送任何資產。',
  },
  SWAP_UNCHECKED: {
    title: '無法檢查',
    body: '此網路無法在傳送前試執行兌換，因此沒有傳送。',
  },
  SWAP_TOKEN_DIFFERS: {
    title: '代幣資訊有誤',
    body: '兌換服務與網路對此代幣的描述不一致。沒有傳送任何資產。',
  },
  SWAP_INSUFFICIENT_BALANCE: {
    title: '此代幣不足',
    body: '你的餘額低於該數量。沒有傳送任何資產。',
  },
  SWAP_INSUFFICIENT_FEE: {
    title: '不足以支付網路費用',
    body: '網路費用以其原生貨幣支付。沒有傳送任何資產。請補充少量後重試。',
  },
  SWAP_ALLOWANCE_TOO_LOW: {
    title: '授權數量不足',
    body: '錢包授權的數量低於兌換所需。沒有兌換。',
  },
  SWAP_FAILED: {
    title: '兌換失敗',
    body: '網路執行後又撤銷了它。沒有兌換；網路費用已消耗。',
  },
  SWAP_UNKNOWN: {
    title: '暫時未知',
    body: '目前無法確定交易的結果。重試之前請先查看它。',
  },
  SWAP_INTERRUPTED: {
    title: '已授權，未兌換',
    body: '錢包授權後頁面被關閉。沒有兌換；請重新開始以繼續。',
  },
  SWAP_STOPPED: {
    title: '交易已停止',
    body: '它被替換、丟棄或拒絕。沒有兌換。',
  },
  SWAP_NO_PROJECT: {
    title: '未設定兌換',
    body: '本網站沒有兌換服務的專案編號。',
  },
}
