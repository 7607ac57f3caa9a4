import type { words as english } from './en.ts'

/** Japanese: what a card says in the place of the widget, as the widget would. */
export const words = {
  tryAgain: '再試行',
  other: '問題が発生しました',
  failures: {
    CSP_FRAME_SRC: {
      title: 'このページがウォレットのウィンドウをブロックしています',
      body: 'サイトの運営者がセキュリティポリシーで許可する必要があります。何も共有されていません。',
    },
    FRAME_REFUSED: {
      title: 'ウォレットのウィンドウが拒否されました',
      body: 'このサイトは、ウォレットが許可するサイトのリストにありません。資金に影響はありません。',
    },
    FRAME_TIMEOUT: {
      title: 'ウォレットのウィンドウが開きませんでした',
      body: '資金に影響はありません。ページを再読み込みして再試行してください。',
    },
    FRAME_LOST: {
      title: 'ウォレットのウィンドウが閉じてしまいました',
      body: '送信したものは続きます。もう一度開いて確認してください。',
    },
    FLOOD: {
      title: 'このページのリクエストが多すぎます',
      body: 'リクエストを停止しました。何も送信していません。ページを再読み込みして続行してください。',
    },
    PROTOCOL_MISMATCH: {
      title: '更新が必要です',
      body: '古いバージョンが読み込まれています。ページを再読み込みして続行してください。',
    },
    ORIGIN_NOT_ALLOWED: {
      title: 'このサイトはウォレットを開けません',
      body: '許可されたサイトのリストにありません。',
    },
    NESTED_HOST: {
      title: 'このページは別のページの中に表示されています',
      body: '覆われるのを防ぐため、ここではウォレットを開きません。ページを単独で開いてください。',
    },
    LOADER_CHUNK_FAILED: {
      title: 'この部分を読み込めませんでした',
      body: '接続を確認し、ページを再読み込みしてください。資金に影響はありません。',
    },
  },
} satisfies typeof english
