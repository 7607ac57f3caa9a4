import type { embeddedErrors as english } from '../../en/errors/embedded.ts'
import type { ErrorText } from '../../errorText.ts'

export const embeddedErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  BAD_MESSAGE: {
    title: '出了點問題',
    body: '未能理解內嵌錢包的回應。沒有簽署任何內容。請重新載入頁面後重試。',
  },
  LOGIN_NOT_FRESH: {
    title: '工作階段已過期',
    body: '要簽名，請再次登入。你的錢包是安全的。',
  },
  LOGIN_EXPIRED: {
    title: '此登入已失效',
    body: '驗證碼或連結已被使用，或已過期。請重新開始。',
  },
  OTP_WRONG: {
    title: '驗證碼錯誤',
    body: '這不是我們傳送的驗證碼。請查看最新的郵件。',
  },
  OTP_EXPIRED: {
    title: '驗證碼已過期',
    body: '請重新取得。',
  },
  OTP_ATTEMPTS: {
    title: '驗證碼錯誤次數過多',
    body: '此登入已失效。請重新取得驗證碼。',
  },
  RATE_LIMITED: {
    title: '嘗試次數過多',
    body: '請稍候再試。',
  },
  EMAIL_PAUSE: {
    title: '請稍候',
    body: '幾秒後可再次傳送郵件。',
  },
  EMAIL_INVALID: {
    title: '電子郵件無效，請重試。',
    body: '請檢查地址後重新發送。',
  },
  EMAIL_TAKEN: {
    title: '此電子郵件屬於另一個帳戶',
    body: '請使用其他地址。',
  },
  MAIL_FAILED: {
    title: '郵件未能傳送',
    body: '請檢查地址，或稍後重試。',
  },
  DEVICE_REFUSED: {
    title: '裝置已被拒絕',
    body: '有人在郵件中點選了「拒絕」。如果是你本人，請重新開始。',
  },
  PROVIDER_OFF: {
    title: '這裡不提供此登入方式',
    body: '請選擇其他登入方式。',
  },
  PROVIDER_FAILED: {
    title: '登入未被接受',
    body: '服務商拒絕或出現錯誤。沒有共享任何資訊。請重試。',
  },
  SERVICE_DOWN: {
    title: '內嵌錢包沒有回應',
    body: '你的錢包是安全的。請稍後重試。',
  },
  KEYS_EXIST: {
    title: '另一臺裝置搶先完成了設定',
    body: '你的錢包已在那裡設定好。請重新登入。',
  },
  NO_SHARE: {
    title: '完成此瀏覽器的設定',
    body: '此瀏覽器尚不能簽名。請在此恢復你的錢包，或在其他裝置上核准此瀏覽器。',
  },
  SHARE_TAMPERED: {
    title: '無法開啟錢包',
    body: '這裡儲存的內容與你的帳戶不符。沒有簽署任何內容。請恢復你的錢包。',
  },
  KEY_NEEDED: {
    title: '只有您的金鑰可以這樣做',
    body: '請在能為此錢包簽署的瀏覽器中操作。',
  },
  RECOVERY_WRONG: {
    title: '未能開啟',
    body: '密碼短語、通行密鑰或檔案不正確。請重試。',
  },
  SMART_ACCOUNT_CANNOT: {
    title: '智慧帳戶不支援',
    body: '智慧帳戶傳送的是操作，而非交易。沒有傳送任何資產。',
  },
  SESSION_NOT_REVOKED: {
    title: '權限未能撤銷',
    body: '權限仍然有效。請稍後重試。',
  },
  BUNDLER_DOWN: {
    title: '未能傳送',
    body: '智慧帳戶的傳送服務（Bundler）沒有回應。請重試：最多只會傳送一次。',
  },
  OPERATION_REFUSED: {
    title: '未被接受',
    body: '智慧帳戶的傳送服務（Bundler）拒絕了它。沒有傳送任何資產。',
  },
  OPERATION_NONCE: {
    title: '被其他操作取代',
    body: '期間你的帳戶傳送了其他操作。請重試。',
  },
  OPERATION_REVERTED: {
    title: '網路撤銷了它',
    body: '除網路費用外，沒有移動任何資產。',
  },
  OPERATION_PENDING: {
    title: '用時比平常更久',
    body: '已傳送，但尚未進入任何區塊。再次傳送之前，請查看你的活動。',
  },
  RPC_FAILED: {
    title: '網路沒有回應',
    body: '沒有傳送任何資產。請稍後重試。',
  },
  NETWORK_UNKNOWN: {
    title: '不支援此鏈',
    body: '內嵌錢包不支援此網路。請選擇其他網路。',
  },
  INSUFFICIENT_FUNDS: {
    title: '資金不足',
    body: '沒有傳送任何資產。網路費用也計算在內。',
  },
  REQUEST_ABORTED: {
    title: '請求已中止',
    body: '沒有簽署任何內容。請重試。',
  },
  TOO_MANY_REQUESTS: {
    title: '請求過多',
    body: '請先處理等待中的請求，再重試。',
  },
  INTERNAL: {
    title: '發生錯誤',
    body: '沒有簽署任何內容。請重試。',
  },
  IFRAME_LOAD_FAILED: {
    title: '出了點問題',
    body: '無法載入電子郵件登入元件。連線失敗，或此網站未為此設定。請重試或選擇一個錢包。',
  },
  IFRAME_REQUEST_TIMEOUT: {
    title: '出了點問題',
    body: '內嵌錢包回應時間過長。請重試。',
  },
  EMBEDDED_WALLET_NOT_STARTED: {
    title: '初始化身分驗證時出現問題',
    body: '你已再次登出。你的錢包是安全的。請重新登入。',
  },
  EMBEDDED_WALLET_NOT_LOADED: {
    title: '網路錯誤：無法載入內嵌錢包',
    body: '錢包和跨鏈橋仍可使用。連線失敗，或此網站未為此設定。請重試或選擇一個錢包。',
  },
}
