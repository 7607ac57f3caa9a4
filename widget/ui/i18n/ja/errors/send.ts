import type { sendErrors as english } from '../../en/errors/send.ts'
import type { ErrorText } from '../../errorText.ts'

export const sendErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SEND_INCOMPLETE: {
    title: '金額と受取先アドレスが必要です',
    body: '何も送信していません。両方を入力してください。',
  },
  SEND_NO_TOKEN: {
    title: 'トークンが必要です',
    body: '何も送信していません。選んでから続けてください。',
  },
  SEND_UNSUPPORTED_CHAIN: {
    title: '対応していないチェーン',
    body: 'このネットワークではここから送信できません。別のネットワークを選んでください。',
  },
  SEND_WOULD_FAIL: {
    title: '失敗する見込みです',
    body: '試行が失敗したため、ウォレットには求めず、何も送信していません。トークンと受取先を確認してください。',
  },
  TOKEN_NOT_FOUND: {
    title: 'トークンが見つかりません',
    body: 'サイトが指定したトークンはこのネットワークにありません。何も送信していません。',
  },
  TRANSACTION_UNKNOWN: {
    title: '送信されたか不明です',
    body: 'ウォレットからの応答がありませんでした。再度送る前にウォレットを確認してください。',
  },
  TRANSACTION_REVERTED: {
    title: 'ネットワークが取り消しました',
    body: 'ネットワーク手数料はかかりましたが、金額は手元にあります。',
  },
  TRANSACTION_EXPIRED: {
    title: '期限内にネットワークに取り込まれませんでした',
    body: '何も送信していません。もう一度送れます。',
  },
  WALLET_SIGNED_OTHER: {
    title: 'ウォレットが別のものに署名しました',
    body: '確認した内容と異なるため、何も送信していません。このウォレットで再度署名しないでください。',
  },
  WRONG_CLUSTER: {
    title: 'ノードが別のネットワークのものです',
    body: '何も送信していません。このウィジェットの運営者がノードのアドレスを修正する必要があります。',
  },
}
