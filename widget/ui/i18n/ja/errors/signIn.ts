import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: '署名が拒否されました',
    body: '何も署名していません。再試行するか、キャンセルしてください。',
  },
  SESSION_EXPIRED: {
    title: 'セッションの有効期限が切れました',
    body: '続けるには、もう一度サインインしてください。',
  },
  SIGN_IN_NOT_ENABLED: {
    title: 'このサイトにサインインはありません',
    body: '何も署名していません。サインインせずに続けてください。',
  },
  NO_ACTIVE_ACCOUNT: {
    title: 'アカウントが接続されていません',
    body: '何も署名していません。ウォレットを接続して再試行してください。',
  },
  SIGN_IN_TIMEOUT: {
    title: 'このサイトが応答しませんでした',
    body: '時間がかかりすぎました。サインインしていません。しばらくしてから再試行してください。',
  },
  SIGN_IN_PAGE_FAILED: {
    title: 'このサイトにサインインできませんでした',
    body: 'ウォレットに問題はありません。再試行するか、サイトにお問い合わせください。',
  },
  SIGNATURE_INVALID: {
    title: '署名が受け入れられませんでした',
    body: 'アカウントまたはメッセージと一致しません。ウォレットのアカウントを確認して再試行してください。',
  },
  SIGN_IN_MESSAGE: {
    title: '署名するものがありません',
    body: 'このサイトのメッセージを作成できませんでした。サイトの運営者がオプションを修正する必要があります。',
  },
  TERMS_NOT_AGREED: {
    title: '先に規約に同意してください',
    body: 'ウォレットの横のチェックボックスをオンにしてから選んでください。',
  },
}
