import type { pageErrors as english } from '../../en/errors/page.ts'
import type { ErrorText } from '../../errorText.ts'

export const pageErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  FRAME_TIMEOUT: {
    title: '錢包視窗沒有開啟',
    body: '你的資金不受影響。請重新載入頁面後重試。',
  },
  FRAME_REFUSED: {
    title: '錢包視窗被拒絕',
    body: '此網站不在錢包允許的網站列表中。你的資金不受影響。',
  },
  FRAME_LOST: {
    title: '錢包視窗自行關閉了',
    body: '已傳送的內容會繼續進行。請重新開啟以查看進度。',
  },
  LOADER_CHUNK_FAILED: {
    title: '此部分載入失敗',
    body: '請檢查網路連線並重新載入頁面。你的資金不受影響。',
  },
  VIEW_NOT_LOADED: {
    title: '此部分載入失敗',
    body: '請檢查網路連線並重新載入頁面。你的資金不受影響。',
  },
  CSP_FRAME_SRC: {
    title: '此頁面攔截了錢包視窗',
    body: '網站所有者需要在頁面的安全策略中允許它。沒有共享任何資訊。',
  },
  ORIGIN_NOT_ALLOWED: {
    title: '此網站無法開啟錢包',
    body: '它的地址不在允許的網站列表中。',
  },
  NESTED_HOST: {
    title: '此頁面嵌入在另一個頁面中',
    body: '為防止被遮蓋，錢包不會在這裡開啟。請單獨開啟此頁面。',
  },
  SAME_ORIGIN_FRAME: {
    title: '這裡的錢包設定不安全',
    body: '它必須來自獨立的地址。沒有共享任何資訊。',
  },
  STORAGE_BLOCKED: {
    title: '你的瀏覽器在這裡不儲存資料',
    body: '一切功能正常，但每次存取都需要重新連線。',
  },
  PROTOCOL_MISMATCH: {
    title: '需要更新',
    body: '此頁面載入了舊版本。請重新載入頁面以繼續。',
  },
  POPUP_BLOCKED: {
    title: '瀏覽器攔截了視窗',
    body: '請允許此頁面開啟視窗，然後重試。沒有傳送任何資產。',
  },
  FLOOD: {
    title: '此頁面請求過於頻繁',
    body: '它的請求已被停止。沒有傳送任何資產。請重新載入頁面以繼續。',
  },
  TOO_MANY_OPENS: {
    title: '此頁面請求過於頻繁',
    body: '請稍候再開啟錢包。',
  },
  INVALID_OPTIONS: {
    title: '這裡的錢包設定有誤',
    body: '網站所有者需要更正其選項。沒有共享任何資訊。',
  },
  TARGET_NOT_FOUND: {
    title: '此頁面沒有放置錢包的位置',
    body: '網站所有者需要更正其選項。沒有共享任何資訊。',
  },
  DESTROYED: {
    title: '錢包已被此頁面關閉',
    body: '已傳送的內容會繼續進行。請重新載入頁面以再次開啟。',
  },
}
