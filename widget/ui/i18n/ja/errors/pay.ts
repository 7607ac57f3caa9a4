import type { payErrors as english } from '../../en/errors/pay.ts'
import type { ErrorText } from '../../errorText.ts'

export const payErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  ONRAMP_NO_PROJECT: {
    title: 'このサイトでは購入できません',
    body: 'サイトの運営者がプロジェクト ID を設定していません。支払いは行われていません。',
  },
  ONRAMP_QUOTE_INVALID: {
    title: 'この価格は正しくありません',
    body: '選んだ内容と異なります。支払いは行われていません。再試行してください。',
  },
  PAY_OFF: {
    title: 'このサイトでは支払いが無効です',
    body: 'サイトの運営者が有効にしていません。支払いは行われていません。',
  },
  INVALID_PAYMENT: {
    title: 'この支払いは求められません',
    body: 'サイトの求め方に誤りがあります。支払いは行われていません。',
  },
  NO_SUCH_TOKEN: {
    title: 'このトークンは存在しません',
    body: 'このネットワークのそのアドレスには何もありません。何も送信していません。',
  },
  PAY_NOT_COVERED: {
    title: '価格が変わりました',
    body: 'ブリッジの費用が上がりました。スワップしたものはウォレットにあります。続け方を選んでください。',
  },
  PAY_OTHER_WAY: {
    title: '別の支払い方法が選ばれました',
    body: 'そのため、何も送信する前にこの送金は終了しました。',
  },
  PAY_NO_PRICE: {
    title: 'ブリッジの価格がありません',
    body: '現在、この金額ちょうどをブリッジで支払えません。何も送信していません。',
  },
  PAY_TAKES_MORE: {
    title: 'より多く引き落とされます',
    body: '表示より多く引き落とされるか、支払いが少なくなります。何も送信していません。',
  },
  PAY_UNCHECKED: {
    title: '確認できませんでした',
    body: 'このネットワークには送信前に支払いを試せるノードがないため、送信していません。',
  },
}
