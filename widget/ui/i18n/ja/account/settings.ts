import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: '設定',
    log: 'サポート用ログ',
    logLead:
      'このページでウィジェットが行ったことの記録です：接続、リクエストの名前、送金の各段階、エラー。アドレス、鍵、金額は含まれません。あなたが共有するまで、ここにとどまります。',
    logOff: 'このサイトはログを残しません。',
    copy: 'ログをコピー',
    copyFailed: 'ブラウザーがコピーを許可しませんでした。代わりにテキストを選択してください。',
    about: 'このウィジェットについて',
    site: 'サイト',
    version: 'バージョン',
    kept: '保存方法',
    keptIn: {
      local: 'このブラウザー内',
      cookie: 'このサイトの Cookie',
      memory: 'ページを閉じるまで',
    },
  },
} satisfies typeof english
