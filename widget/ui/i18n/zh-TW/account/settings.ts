import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: '設定',
    language: '語言',
    theme: '主題',
    themes: { light: '淺色', dark: '深色', auto: '依裝置' },
    asSite: '依網站',
    network: '起始網路',
    note: '這些設定在此網站生效，並優先於網站的設定。',
    help: '說明',
    log: '支援記錄檔',
    logLead:
      '元件在此頁面上的操作：連線、請求的名稱、轉帳步驟、錯誤。不含地址、金鑰和數量。在你分享之前，記錄檔只留在這裡。',
    logOff: '此網站不保留記錄檔。',
    copy: '複製記錄檔',
    copyFailed: '瀏覽器不允許複製。請改為選取文字。',
    about: '關於',
    site: '網站',
    version: '版本',
    kept: '儲存方式',
    keptIn: {
      local: '在此瀏覽器中',
      cookie: '在此網站的 Cookie 中',
      memory: '直到頁面關閉',
    },
  },
} satisfies typeof english
