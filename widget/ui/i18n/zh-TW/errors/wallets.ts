import type { walletsErrors as english } from '../../en/errors/wallets.ts'
import type { ErrorText } from '../../errorText.ts'

export const walletsErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  4001: {
    title: '已在錢包中拒絕',
    body: '沒有傳送或簽署任何內容。',
  },
  4100: {
    title: '錢包不允許此操作',
    body: '請開啟並解鎖錢包，允許本網站，然後重試。',
  },
  4200: {
    title: '你的錢包無法執行此操作',
    body: '沒有傳送任何資產。請換一個錢包試試。',
  },
  4900: {
    title: '錢包已中斷連線',
    body: '請重新連線以繼續。沒有傳送任何資產。',
  },
  4901: {
    title: '你的錢包沒有連線',
    body: '它目前無法存取此網路。沒有傳送任何資產。請稍後重試。',
  },
  4902: {
    title: '你的錢包不認識此網路',
    body: '請在錢包中新增該網路，然後重試。',
  },
  '-32002': {
    title: '你的錢包正在等待確認',
    body: '請開啟錢包，處理其中等待的請求。',
  },
  5000: {
    title: '已在錢包中拒絕',
    body: '沒有共享任何資訊。',
  },
  WRONG_ACCOUNT: {
    title: '目前是另一個帳戶',
    body: '沒有傳送任何資產。請檢查錢包中的帳戶，然後再次確認。',
  },
  BRIDGE_BUNDLE_FAILED: {
    title: '你的錢包未能傳送',
    body: '沒有傳送任何資產。請重試，或在錢包中查看原因。',
  },
  BRIDGE_BUNDLE_TIMEOUT: {
    title: '錢包沒有訊息',
    body: '它已收到請求但尚未確認。請查看錢包後重試：不會重複傳送。',
  },
  5710: {
    title: '此網路不支援',
    body: '你的錢包在這裡不接受批次呼叫。沒有傳送任何資產。',
  },
  5720: {
    title: '重複請求',
    body: '你的錢包已有此請求。請查看你的錢包。',
  },
  5730: {
    title: '你的錢包不認識此請求',
    body: '它可能從未被確認。請查看你的錢包。',
  },
  5750: {
    title: '已拒絕帳戶升級',
    body: '沒有傳送任何資產。不升級也可以繼續。',
  },
  5760: {
    title: '你的錢包無法一次完成',
    body: '沒有傳送任何資產。',
  },
  RPC_NOT_ALLOWED: {
    title: '不允許此操作',
    body: '本網站請求了元件不支援的操作。沒有傳送或簽署任何內容。',
  },
  WALLET_NO_ACCOUNT: {
    title: '沒有共享帳戶',
    body: '請在錢包中為本網站選擇帳戶，然後重試。',
  },
  WALLET_INVALID_ANSWER: {
    title: '錢包的回應無法理解',
    body: '未被採用。請更新錢包，或連線其他錢包。',
  },
  CONNECTOR_NOT_FOUND: {
    title: '此錢包不在這裡',
    body: '請開啟你連線它時的頁面，或連線其他錢包。你的資金不受影響。',
  },
  UNKNOWN_WALLET: {
    title: '此錢包已不在這裡',
    body: '請重新載入頁面，或連線其他錢包。你的資金不受影響。',
  },
  NETWORK_NOT_SWITCHED: {
    title: '你的錢包沒有切換網路',
    body: '沒有傳送任何資產。請在錢包中切換網路後重試。',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    title: '未設定專案編號',
    body: '本網站請求的功能需要專案編號。其他功能正常。',
  },
  NETWORK_NOT_FOUND: {
    title: '未找到網路',
    body: '本網站請求了未設定的網路。你仍在原網路上。',
  },
  INVALID_APP_CONFIGURATION: {
    title: '應用設定無效',
    body: '本網站不在其專案的允許列表中。你的資金不受影響。',
  },
  CHAIN_ADAPTER_NOT_FOUND: {
    title: '不支援此類網路',
    body: '請選擇其他網路。你的資金不受影響。',
  },
  INVALID_CHAIN_ID: {
    title: '鏈 ID 無效',
    body: '此網路上無法擁有名稱。沒有簽署任何內容。',
  },
  WALLET_CONNECT_UNREACHABLE: {
    title: '無法存取 WalletConnect',
    body: '沒有傳送任何資產。你的網路可能攔截了它：請換用其他網路或 VPN 後重試。',
  },
  WALLET_CONNECT_PROJECT_REFUSED: {
    title: 'WalletConnect 拒絕了本網站',
    body: '網站所有者需要更正其專案編號。請選擇其他連接方式。',
  },
  WALLET_CONNECT_OTHER_TAB: {
    title: 'WalletConnect 正在另一個分頁中使用',
    body: '請在本網站的另一個分頁中繼續，或將其關閉後在此重試。',
  },
  WALLET_CONNECT_SESSION_LOST: {
    title: '需要重新連線你的錢包。',
    body: '此瀏覽器在這裡不儲存資料，因此 WalletConnect 工作階段隨頁面結束。',
  },
  EXPIRED: {
    title: '用時過長',
    body: '請求已過期。沒有共享任何資訊；請重試。',
  },
  NO_MATCHING_KEY: {
    title: '工作階段已過期',
    body: '你的錢包已不認識此工作階段。請重新連線。',
  },
  MISSING_OR_INVALID: {
    title: '你的錢包沒有核准',
    body: '請求沒有傳送。請重新連線並核准此網路，或使用其他錢包。',
  },
  NOT_INITIALIZED: {
    title: '未連接錢包',
    body: '沒有傳送任何資產。請連接錢包後重試。',
  },
  UNSUPPORTED_CHAINS: {
    title: '你的錢包不提供此網路',
    body: '請在錢包中切換網路，或連線其他錢包。',
  },
  USER_DISCONNECTED: {
    title: '錢包結束了連線',
    body: '請在錢包中查看最近的操作，然後重新連線。',
  },
}
