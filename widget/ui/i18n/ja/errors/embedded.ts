import type { embeddedErrors as english } from '../../en/errors/embedded.ts'
import type { ErrorText } from '../../errorText.ts'

export const embeddedErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  BAD_MESSAGE: {
    title: '問題が発生しました',
    body: '埋め込みウォレットの応答を理解できませんでした。何も署名していません。再読み込みして再試行してください。',
  },
  LOGIN_NOT_FRESH: {
    title: 'セッションの有効期限が切れました',
    body: '署名するには、もう一度ログインしてください。ウォレットは安全です。',
  },
  LOGIN_EXPIRED: {
    title: 'このログインは終了しました',
    body: 'コードまたはリンクは使用済みか期限切れです。最初からやり直してください。',
  },
  OTP_WRONG: {
    title: 'コードが違います',
    body: 'お送りしたコードではありません。最新のメールを確認してください。',
  },
  OTP_EXPIRED: {
    title: 'コードの有効期限が切れました',
    body: '新しいコードを取得してください。',
  },
  OTP_ATTEMPTS: {
    title: 'コードの誤りが多すぎます',
    body: 'このログインは終了しました。新しいコードを取得してください。',
  },
  RATE_LIMITED: {
    title: '試行回数が多すぎます',
    body: 'しばらく待ってから再試行してください。',
  },
  EMAIL_PAUSE: {
    title: '少々お待ちください',
    body: '数秒後に別のメールを送信できます。',
  },
  EMAIL_INVALID: {
    title: 'メールアドレスが無効です。もう一度お試しください。',
    body: 'アドレスを確認して、もう一度送信してください。',
  },
  EMAIL_TAKEN: {
    title: 'このメールは別のアカウントのものです',
    body: '別のアドレスをお使いください。',
  },
  MAIL_FAILED: {
    title: 'メールを送信できませんでした',
    body: 'アドレスを確認するか、しばらくしてから再試行してください。',
  },
  DEVICE_REFUSED: {
    title: 'デバイスが拒否されました',
    body: 'メールで「拒否」が押されました。ご自身の場合は、最初からやり直してください。',
  },
  PROVIDER_OFF: {
    title: 'このログイン方法は使えません',
    body: '別の方法を選んでください。',
  },
  PROVIDER_FAILED: {
    title: 'ログインが受け入れられませんでした',
    body: 'プロバイダーが拒否したか失敗しました。何も共有されていません。再試行してください。',
  },
  SERVICE_DOWN: {
    title: '埋め込みウォレットが応答しません',
    body: 'ウォレットは安全です。しばらくしてから再試行してください。',
  },
  KEYS_EXIST: {
    title: '別のデバイスが先に設定しました',
    body: 'ウォレットはそちらで設定されました。もう一度ログインしてください。',
  },
  NO_SHARE: {
    title: 'このブラウザーではまだ署名できません',
    body: 'ここでウォレットを復元するか、別のデバイスでこのブラウザーを承認してください。',
  },
  SHARE_TAMPERED: {
    title: 'ウォレットを開けませんでした',
    body: 'ここに保存された内容がアカウントと一致しません。何も署名していません。ウォレットを復元してください。',
  },
  RECOVERY_WRONG: {
    title: '開けませんでした',
    body: 'パスフレーズ、パスキー、またはファイルが違います。再試行してください。',
  },
  SMART_ACCOUNT_CANNOT: {
    title: 'スマートアカウントでは使えません',
    body: 'スマートアカウントはトランザクションではなくオペレーションを送ります。何も送信していません。',
  },
  SESSION_NOT_REVOKED: {
    title: '権限を取り消せませんでした',
    body: '権限はまだ有効です。しばらくしてから再試行してください。',
  },
  BUNDLER_DOWN: {
    title: '送信できませんでした',
    body: 'スマートアカウントの送信サービス（バンドラー）が応答しません。再試行してください。送信されるのは多くても 1 回です。',
  },
  OPERATION_REFUSED: {
    title: '受け付けられませんでした',
    body: 'スマートアカウントの送信サービス（バンドラー）が拒否しました。何も送信していません。',
  },
  OPERATION_NONCE: {
    title: '別の操作が先に実行されました',
    body: 'その間に、あなたのアカウントから別のものが送信されました。再試行してください。',
  },
  OPERATION_REVERTED: {
    title: 'ネットワークが取り消しました',
    body: 'ネットワーク手数料以外は何も動いていません。',
  },
  OPERATION_PENDING: {
    title: '通常より時間がかかっています',
    body: '送信済みですが、まだどのブロックにも入っていません。再度送る前に履歴を確認してください。',
  },
  RPC_FAILED: {
    title: 'ネットワークが応答しませんでした',
    body: '何も送信していません。しばらくしてから再試行してください。',
  },
  NETWORK_UNKNOWN: {
    title: '対応していないチェーンです',
    body: '埋め込みウォレットはこのネットワークに対応していません。別のものを選んでください。',
  },
  INSUFFICIENT_FUNDS: {
    title: '資金が不足しています',
    body: '何も送信していません。ネットワーク手数料も必要です。',
  },
  REQUEST_ABORTED: {
    title: 'リクエストが中断されました',
    body: '何も署名していません。再試行してください。',
  },
  TOO_MANY_REQUESTS: {
    title: 'リクエストが多すぎます',
    body: '待機中のものに応答してから再試行してください。',
  },
  INTERNAL: {
    title: 'エラーが発生しました',
    body: '何も署名していません。再試行してください。',
  },
  IFRAME_LOAD_FAILED: {
    title: '問題が発生しました',
    body: 'メールログインの部品を読み込めませんでした。接続に失敗したか、このサイトが対応していません。再試行するか、ウォレットを選んでください。',
  },
  IFRAME_REQUEST_TIMEOUT: {
    title: '問題が発生しました',
    body: '埋め込みウォレットの応答に時間がかかりすぎました。再試行してください。',
  },
  EMBEDDED_WALLET_NOT_STARTED: {
    title: '認証の初期化中に問題が発生しました',
    body: 'ログアウトされました。ウォレットは安全です。もう一度ログインしてください。',
  },
  EMBEDDED_WALLET_NOT_LOADED: {
    title: 'ネットワークエラー：埋め込みウォレットを読み込めませんでした',
    body: 'ウォレットとブリッジは使えます。接続に失敗したか、このサイトが対応していません。再試行するか、ウォレットを選んでください。',
  },
}
