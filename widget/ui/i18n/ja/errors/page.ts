import type { pageErrors as english } from '../../en/errors/page.ts'
import type { ErrorText } from '../../errorText.ts'

export const pageErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  FRAME_TIMEOUT: {
    title: 'ウォレットのウィンドウが開きませんでした',
    body: '資金に影響はありません。ページを再読み込みして再試行してください。',
  },
  FRAME_REFUSED: {
    title: 'ウォレットのウィンドウが拒否されました',
    body: 'このサイトは、ウォレットが許可するサイトのリストにありません。資金に影響はありません。',
  },
  FRAME_LOST: {
    title: 'ウォレットのウィンドウが閉じてしまいました',
    body: '送信したものは続きます。もう一度開いて確認してください。',
  },
  LOADER_CHUNK_FAILED: {
    title: 'この部分を読み込めませんでした',
    body: '接続を確認し、ページを再読み込みしてください。資金に影響はありません。',
  },
  VIEW_NOT_LOADED: {
    title: 'この部分を読み込めませんでした',
    body: '接続を確認し、ページを再読み込みしてください。資金に影響はありません。',
  },
  CSP_FRAME_SRC: {
    title: 'このページがウォレットのウィンドウをブロックしています',
    body: 'サイトの運営者がセキュリティポリシーで許可する必要があります。何も共有されていません。',
  },
  ORIGIN_NOT_ALLOWED: {
    title: 'このサイトはウォレットを開けません',
    body: '許可されたサイトのリストにありません。',
  },
  NESTED_HOST: {
    title: 'このページは別のページの中に表示されています',
    body: '覆われるのを防ぐため、ここではウォレットを開きません。ページを単独で開いてください。',
  },
  SAME_ORIGIN_FRAME: {
    title: 'ここのウォレットは安全に設定されていません',
    body: '専用のアドレスから提供される必要があります。何も共有されていません。',
  },
  STORAGE_BLOCKED: {
    title: 'ブラウザーがここに何も保存しません',
    body: 'すべて使えますが、訪問のたびに接続が必要です。',
  },
  PROTOCOL_MISMATCH: {
    title: '更新が必要です',
    body: '古いバージョンが読み込まれています。ページを再読み込みして続行してください。',
  },
  POPUP_BLOCKED: {
    title: 'ブラウザーがウィンドウをブロックしました',
    body: 'このページのウィンドウを許可して再試行してください。何も送信していません。',
  },
  FLOOD: {
    title: 'このページのリクエストが多すぎます',
    body: 'リクエストを停止しました。何も送信していません。ページを再読み込みして続行してください。',
  },
  TOO_MANY_OPENS: {
    title: 'このページのリクエストが多すぎます',
    body: '少し待ってから、もう一度ウォレットを開いてください。',
  },
  INVALID_OPTIONS: {
    title: 'ウォレットの設定に誤りがあります',
    body: 'サイトの運営者がオプションを修正する必要があります。何も共有されていません。',
  },
  TARGET_NOT_FOUND: {
    title: 'このページにウォレットの場所がありません',
    body: 'サイトの運営者がオプションを修正する必要があります。何も共有されていません。',
  },
  DESTROYED: {
    title: 'このページがウォレットを閉じました',
    body: '送信したものは続きます。再度開くには、ページを再読み込みしてください。',
  },
}
