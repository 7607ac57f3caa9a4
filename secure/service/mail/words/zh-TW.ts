import type { MailWords } from '../mailWords.ts'

/** Chinese, traditional. */
export const words: MailWords = {
  device: {
    subject: ({ brand }) => `請核准 ${brand} 的新裝置`,
    lead: ({ brand, deviceName }) =>
      `有人想用 ${deviceName} 登入你的 ${brand} 錢包。請開啟此頁面並核准。頁面隨後會顯示驗證碼，請在你開始的地方輸入。`,
    action: '查看請求',
    after: ({ duration }) =>
      `此連結在 ${duration}內有效。不是你本人？請忽略，或開啟頁面並拒絕。沒有你的回覆，任何人都無法登入。`,
  },
  login: {
    subject: ({ brand }, code) => `${code} 是你的 ${brand} 驗證碼`,
    lead: ({ brand }) => `登入你的 ${brand} 錢包的驗證碼：`,
    after: ({ brand, duration }) =>
      `驗證碼將在 ${duration}後失效。請只在你開始登入的地方輸入，不要告訴任何人：${brand} 絕不會索取驗證碼。不是你本人？那是有人輸入了你的電子郵件地址，請忽略此郵件。`,
  },
  oldAddress: {
    subject: ({ brand }, code) => `${code} 用於確認變更你的 ${brand} 電子郵件地址`,
    lead: () => '已登入你錢包的人想改用另一個電子郵件地址。此驗證碼用於確認你現在的地址：',
    after: ({ duration }) =>
      `驗證碼將在 ${duration}後失效。不是你本人？不要把驗證碼告訴任何人，請開啟錢包中的「裝置」，移除你不認識的裝置。`,
  },
  newAddress: {
    subject: ({ brand }, code) => `${code} 用於確認你的 ${brand} 新電子郵件地址`,
    lead: ({ brand }) => `此驗證碼用於確認你的 ${brand} 錢包可以使用此地址：`,
    after: ({ duration }) =>
      `驗證碼將在 ${duration}後失效。不是你本人？那是有人輸入了你的電子郵件地址，請忽略此郵件。`,
  },
  change: {
    subject: ({ brand }) => `您的 ${brand} 錢包：有一項變更等待執行`,
    lead: ({ what, due, deviceName }) =>
      `有人用 ${deviceName} 登入後要求：${what}。它將在 ${due} 之後發生。`,
    action: '查看並停止',
    after: () =>
      '是您本人嗎？不必操作。不是您本人？請用此連結停止，並更改信箱密碼：提出要求的人可能在讀您的郵件。',
    what: { delete: '刪除您的帳戶', device: (name) => `移除 ${name}` },
  },
  notice: {
    subject: ({ brand }) => `您的 ${brand} 錢包：是您本人嗎？`,
    lead: ({ what, deviceName }) => `有人用 ${deviceName} 在您的錢包中進行了此操作：${what}。`,
    after: () =>
      '是您本人嗎？不必操作。不是您本人？那麼他人可以使用您的錢包：請登入，移除您不認識的裝置，重新設定復原方式，把資產轉到另一個錢包，並更改信箱密碼。',
    what: {
      recovery: '已設定新的復原方式，之前的已失效',
      letIn: (name) => `${name} 已獲准加入，可以簽署`,
    },
  },
  deviceName: {
    on: (browser, system) => `${system} 上的 ${browser}`,
    unknown: '瀏覽器',
  },
  asked: ({ site, deviceName, time }) => `請求來自 ${site}，裝置：${deviceName}，時間：${time}。`,
}
