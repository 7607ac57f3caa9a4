import type { words as english } from './en.ts'

/** Traditional Chinese: what a card says in the place of the widget, as the widget would. */
export const words = {
  tryAgain: '重試',
  other: '出了點問題',
  failures: {
    CSP_FRAME_SRC: {
      title: '此頁面攔截了錢包視窗',
      body: '網站所有者需要在頁面的安全策略中允許它。沒有共享任何資訊。',
    },
    FRAME_REFUSED: {
      title: '錢包視窗被拒絕',
      body: '此網站不在錢包允許的網站列表中。你的資金不受影響。',
    },
    FRAME_TIMEOUT: {
      title: '錢包視窗沒有開啟',
      body: '你的資金不受影響。請重新載入頁面後重試。',
    },
    FRAME_LOST: {
      title: '錢包視窗自行關閉了',
      body: '已傳送的內容會繼續進行。請重新開啟以查看進度。',
    },
    FLOOD: {
      title: '此頁面請求過於頻繁',
      body: '它的請求已被停止。沒有傳送任何資產。請重新載入頁面以繼續。',
    },
    PROTOCOL_MISMATCH: {
      title: '需要更新',
      body: '此頁面載入了舊版本。請重新載入頁面以繼續。',
    },
    ORIGIN_NOT_ALLOWED: {
      title: '此網站無法開啟錢包',
      body: '它的地址不在允許的網站列表中。',
    },
    NESTED_HOST: {
      title: '此頁面嵌入在另一個頁面中',
      body: '為防止被遮蓋，錢包不會在這裡開啟。請單獨開啟此頁面。',
    },
    LOADER_CHUNK_FAILED: {
      title: '此部分載入失敗',
      body: '請檢查網路連線並重新載入頁面。你的資金不受影響。',
    },
  },
} satisfies typeof english
