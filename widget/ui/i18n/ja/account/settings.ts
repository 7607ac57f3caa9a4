import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords = {
  settings: {
    title: '設定',
    language: '言語',
    theme: 'テーマ',
    themes: { light: 'ライト', dark: 'ダーク', auto: 'デバイスに合わせる' },
    asSite: 'サイトに合わせる',
    network: '最初のネットワーク',
    note: 'このサイトで有効で、サイトの設定より優先されます。',
    help: 'ヘルプ',
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
