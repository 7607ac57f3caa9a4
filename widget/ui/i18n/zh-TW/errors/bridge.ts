import type { bridgeErrors as english } from '../../en/errors/bridge.ts'
import type { ErrorText } from '../../errorText.ts'

export const bridgeErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  AMOUNT_TOO_LOW: {
    title: '數量太低',
    body: '費用佔比會過高。沒有傳送任何資產。請選擇更大的數量。',
  },
  AMOUNT_TOO_HIGH: {
    title: '數量太高',
    body: '單次無法跨鏈這麼多。沒有傳送任何資產。請分批發送。',
  },
  BRIDGE_API_ERROR: {
    title: '跨鏈服務拒絕了請求',
    body: '你的資金不受影響。請更改數量或代幣，或稍後重試。',
  },
  SIMULATION_ERROR: {
    title: '無法到帳',
    body: '到帳模擬失敗，因此沒有傳送任何資產。請重試，或更改數量。',
  },
  BRIDGE_INDEXER_ERROR: {
    title: '暫時無法讀取進度',
    body: '已傳送的轉帳會繼續進行。請稍後再查看。',
  },
  BRIDGE_RPC_ERROR: {
    title: '網路沒有回應',
    body: '已傳送的轉帳會繼續進行。請稍後重試。',
  },
  BRIDGE_WRONG_NODE: {
    title: '另一個網路的節點作出了回應',
    body: '已傳送的轉帳會繼續進行。請稍後重試。',
  },
  BRIDGE_CHAIN_NOT_CONFIGURED: {
    title: '這裡沒有設定此網路',
    body: '沒有傳送任何資產。請選擇其他網路。',
  },
  BRIDGE_NO_POOL: {
    title: '跨鏈合約不在原處',
    body: '該網路的這個地址上什麼也沒有，因此沒有授權，也沒有傳送任何資產。',
  },
  BRIDGE_TOKEN_UNITS: {
    title: '代幣的單位無法確定',
    body: '跨鏈服務使用的單位與代幣本身不同。沒有傳送任何資產。',
  },
  BRIDGE_DEADLINE_TOO_SOON: {
    title: '到帳時間不足',
    body: '很可能幾小時後才會退回，因此沒有傳送任何資產。請用新的報價重試。',
  },
  BRIDGE_INVALID_INTEGRATOR_ID: {
    title: '本網站的跨鏈橋設定有誤',
    body: '沒有傳送任何資產。網站所有者需要更正整合方編號。',
  },
  BRIDGE_NO_ACCOUNT: {
    title: '未連接錢包',
    body: '沒有傳送任何資產。請連接錢包後重試。',
  },
  BRIDGE_WRONG_ACCOUNT: {
    title: '目前是另一個帳戶',
    body: '此轉帳屬於另一個帳戶。請在錢包中切換到該帳戶後重試。',
  },
  BRIDGE_WRONG_CHAIN: {
    title: '你的錢包在另一個網路上',
    body: '沒有傳送任何資產。請在錢包中切換網路後重試。',
  },
  BRIDGE_INSUFFICIENT_BALANCE: {
    title: '此代幣不足',
    body: '你的餘額低於該數量。沒有傳送任何資產。請選擇更小的數量。',
  },
  BRIDGE_INSUFFICIENT_FEE_FUNDS: {
    title: '不足以支付網路費用',
    body: '網路費用以其原生貨幣支付。沒有傳送任何資產。請補充少量後重試。',
  },
  BRIDGE_ALLOWANCE_TOO_LOW: {
    title: '錢包授權的數量不足',
    body: '沒有傳送任何資產。請重試並授權全部數量。',
  },
  BRIDGE_APPROVE_SIMULATION_FAILED: {
    title: '授權會失敗',
    body: '模擬失敗，因此沒有詢問你的錢包，也沒有傳送任何資產。請重試。',
  },
  BRIDGE_APPROVE_REVERTED: {
    title: '授權失敗',
    body: '網路撤銷了它。你支付了網路費用，沒有傳送任何資產。請重試。',
  },
  BRIDGE_DEPOSIT_SIMULATION_FAILED: {
    title: '傳送會失敗',
    body: '模擬失敗，因此沒有詢問你的錢包，也沒有傳送任何資產。請重試。',
  },
  BRIDGE_DEPOSIT_REVERTED: {
    title: '網路撤銷了它',
    body: '你支付了網路費用，該數量仍屬於你。請用新報價重試。',
  },
  BRIDGE_REVERTED: {
    title: '網路撤銷了它',
    body: '你支付了網路費用，該數量仍屬於你。請重試。',
  },
  BRIDGE_DEPOSIT_UNCERTAIN: {
    title: '可能已經發送',
    body: '請先查看錢包的活動記錄。如果其中有它，無需操作，它會到帳。「重試」會再發送一次。',
  },
  BRIDGE_QUOTE_CHANGED: {
    title: '你現在收到的會變少',
    body: '簽名前匯率發生了變動，因此沒有傳送任何資產。「重試」表示接受新匯率。',
  },
  BRIDGE_QUOTE_EXPIRED: {
    title: '報價已過期',
    body: '沒有按此報價傳送任何資產。「重試」會按目前匯率繼續。',
  },
  BRIDGE_QUOTE_INVALID: {
    title: '此報價不可信',
    body: '它自相矛盾或與你的請求不符，因此未被採用。沒有傳送任何資產。',
  },
  BRIDGE_EXPIRED: {
    title: '未能及時成交',
    body: '你的資產會退回原網路。你無需進行任何操作。',
  },
  BRIDGE_INVALID_HASH: {
    title: '錢包的回應無法理解',
    body: '重試之前，請在錢包中查看是否已傳送。',
  },
  BRIDGE_DEPOSIT_QUERY_INVALID: {
    title: '缺少尋找所需的內容',
    body: '請輸入存款交易的雜湊，或存款編號及其資金池。',
  },
  BRIDGE_DEPOSIT_HASH_INVALID: {
    title: '這不是交易雜湊',
    body: '它應以 0x 開頭，後接 64 個數字和字母。請從錢包或區塊瀏覽器中複製。',
  },
  BRIDGE_NO_RECEIPT: {
    title: '未找到交易',
    body: '網路上沒有它，或尚未收錄。請檢查雜湊和網路。',
  },
  BRIDGE_DEPOSIT_NOT_FOUND: {
    title: '未找到存款',
    body: '該網路上沒有此編號的存款。請檢查編號和網路。',
  },
  BRIDGE_NO_FILL_LOG: {
    title: '尚未支付',
    body: '沒有找到此存款的支付記錄。它仍可能到來；在此之前存款是安全的。',
  },
  BRIDGE_NO_DEPOSIT_LOG: {
    title: '未找到存款',
    body: '交易已成功，但其中沒有存款。重試之前請在區塊瀏覽器中查看。',
  },
  BRIDGE_TRANSACTION_ALTERED: {
    title: '傳送的內容與你確認的不符',
    body: '網路上的交易與確認內容不同。請不要再用此錢包簽名。',
  },
  BRIDGE_TRANSACTION_CANCELLED: {
    title: '已在錢包中取消',
    body: '你在錢包中替換了此交易。沒有進行跨鏈。',
  },
  BRIDGE_NO_WALLET: {
    title: '未連接錢包',
    body: '沒有傳送任何資產。請連接錢包後重試。',
  },
  BRIDGE_NO_SIGNER: {
    title: '未連接錢包',
    body: '沒有簽署任何內容。請連接錢包後重試。',
  },
  BRIDGE_NO_ACTIONS: {
    title: '到帳後沒有可執行的操作',
    body: '本網站請求了操作，卻沒有指明內容。沒有傳送任何資產。',
  },
  BRIDGE_INVALID_MESSAGE: {
    title: '到帳後的操作無效',
    body: '網站所有者需要更正。沒有傳送任何資產。',
  },
  BRIDGE_MESSAGE_UNSETTLED: {
    title: '沒有合適的價格',
    body: '到帳後的操作隨每次報價而變化。沒有傳送任何資產。請重試。',
  },
  BRIDGE_MESSAGE_TOO_LARGE: {
    title: '目前金額過大，無法連同網站費用一起支付',
    body: '沒有中繼者能連同網站費用一起支付這麼多。沒有傳送任何資產。請選擇較小的金額，或稍後重試。',
  },
  BRIDGE_NO_MESSAGE_HANDLER: {
    title: '此網路無法在到帳時執行操作',
    body: '那裡沒有可執行操作的合約，因此沒有傳送任何資產。請選擇其他網路。',
  },
  BRIDGE_SECRET_IN_PAGE: {
    title: '本網站的跨鏈橋設定不安全',
    body: '密鑰出現在所有訪客都能看到的位置，因此未被使用。沒有傳送任何資產。',
  },
  BRIDGE_SIMULATION_FAILED: {
    title: '會失敗',
    body: '模擬失敗，因此沒有傳送任何資產。請重試，或更改數量。',
  },
  BRIDGE_SIMULATION_SERVICE_ERROR: {
    title: '無法顯示模擬結果',
    body: '模擬服務沒有回應。沒有傳送任何資產。',
  },
  BRIDGE_SIMULATION_NOT_CONFIGURED: {
    title: '這裡沒有設定模擬',
    body: '網站所有者需要先進行設定。沒有傳送任何資產。',
  },
  BRIDGE_WRONG_DEPOSITOR: {
    title: '這是另一個帳戶傳送的',
    body: '只有傳送它的帳戶才能加速。請在錢包中切換到該帳戶。',
  },
  BRIDGE_SPEED_UP_TOO_LOW: {
    title: '你會放棄過多',
    body: '重新轉帳得到的會更多。沒有簽署任何內容。請選擇更高的數量。',
  },
  BRIDGE_SPEED_UP_TOO_HIGH: {
    title: '超出了傳送的數量',
    body: '到帳數量不能超過最初約定。沒有簽署任何內容。請選擇更低的數量。',
  },
  BRIDGE_SPEED_UP_POINTLESS: {
    title: '加速沒有幫助',
    body: '費用已與新轉帳相同。沒有簽署任何內容。它正在途中。',
  },
  BRIDGE_ALREADY_FILLED: {
    title: '已經到帳',
    body: '無需加速，也沒有簽署任何內容。',
  },
  BRIDGE_INVALID_SIGNATURE: {
    title: '錢包的回應無法理解',
    body: '未被採用。你的轉帳照常進行。請重試。',
  },
  BRIDGE_SPEED_UP_SIMULATION_FAILED: {
    title: '加速會失敗',
    body: '模擬失敗，因此沒有傳送。你的轉帳照常進行。',
  },
  BRIDGE_SPEED_UP_REVERTED: {
    title: '加速失敗',
    body: '你為此支付了網路費用。你的轉帳照常進行。',
  },
  BRIDGE_UNKNOWN_ERROR: {
    title: '轉帳已停止',
    body: '發生了意外情況。請先在錢包中查看是否已傳送，再重試。',
  },
}
