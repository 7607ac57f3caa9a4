import type { swapErrors as english } from '../../en/errors/swap.ts'
import type { ErrorText } from '../../errorText.ts'

export const swapErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SWAP_NETWORK_UNSUPPORTED: {
    title: 'スワップに対応していないネットワークです',
    body: '別のネットワークを選んでください。',
  },
  SWAP_NO_LIQUIDITY: {
    title: '流動性が不足しています',
    body: 'この金額に対して市場が小さすぎます。少ない金額でお試しください。',
  },
  SWAP_NO_ROUTE: {
    title: 'この組み合わせの市場がありません',
    body: 'この 2 つのトークンをつなぐ経路がありません。別のものを選んでください。',
  },
  SWAP_PRICE_MOVED: {
    title: '価格が変わりました',
    body: '設定した限度を超えて価格が動いたため、スワップは行われていません。',
  },
  SWAP_REVERTS: {
    title: 'ネットワークに拒否される見込みです',
    body: '送信せずに試したところ失敗しました。何も送信していません。',
  },
  SWAP_BELOW_MINIMUM: {
    title: '受取額が減ります',
    body: '同意した最低額を下回ります。何も送信していません。新しい見積もりを取得してください。',
  },
  SWAP_RECIPIENT: {
    title: 'あなた宛てではありません',
    body: 'スワップサービスが別の人に支払おうとしました。何も送信していません。しばらく使わないでください。',
  },
  SWAP_WRONG_TOKEN: {
    title: 'トークンが違います',
    body: 'スワップサービスが、選んだものと異なるトークンのスワップを作成しました。何も送信していません。',
  },
  SWAP_WRONG_AMOUNT: {
    title: '金額が違います',
    body: 'スワップサービスが、異なる金額のスワップを作成しました。何も送信していません。',
  },
  SWAP_DEADLINE: {
    title: '有効期間が長すぎます',
    body: 'スワップの有効期間が想定よりはるかに長くなっています。何も送信していません。',
  },
  SWAP_SPENDER_DIFFERS: {
    title: 'コントラクトが違います',
    body: 'スワップを行うものとは別のコントラクトの承認を求められました。何も送信していません。',
  },
  SWAP_ROUTER_UNKNOWN: {
    title: '不明なコントラクト',
    body: 'スワップサービスが不明なコントラクトを指定しました。何も送信していません。',
  },
  SWAP_NOT_UNDERSTOOD: {
    title: 'スワップではありません',
    body: 'スワップサービスが読み取れないものを作成しました。何も送信していません。',
  },
  SWAP_TAKES_MORE: {
    title: 'より多く引き落とされます',
    body: '確認した以上の金額が引き落とされます。何も送信していません。',
  },
  SWAP_UNCHECKED: {
    title: '確認できませんでした',
    body: 'このネットワークでは送信前に試せないため、送信していません。',
  },
  SWAP_TOKEN_DIFFERS: {
    title: 'トークンの情報に誤りがあります',
    body: 'スワップサービスとネットワークで、このトークンの情報が一致しません。何も送信していません。',
  },
  SWAP_INSUFFICIENT_BALANCE: {
    title: 'このトークンが不足しています',
    body: '残高が金額より少なくなっています。何も送信していません。',
  },
  SWAP_INSUFFICIENT_FEE: {
    title: 'ネットワーク手数料が不足しています',
    body: '手数料はネットワーク固有の通貨で支払います。何も送信していません。少し追加して再試行してください。',
  },
  SWAP_ALLOWANCE_TOO_LOW: {
    title: '承認額が足りません',
    body: 'ウォレットの承認額がスワップに必要な額より少なくなっています。スワップは行われていません。',
  },
  SWAP_FAILED: {
    title: 'スワップに失敗しました',
    body: 'ネットワークが実行後に取り消しました。スワップは行われず、ネットワーク手数料は使われました。',
  },
  SWAP_UNKNOWN: {
    title: 'まだ不明です',
    body: 'トランザクションの結果はまだ分かりません。再試行の前に確認してください。',
  },
  SWAP_INTERRUPTED: {
    title: '承認済み、未スワップ',
    body: 'ウォレットの承認後にページが閉じられました。スワップは行われていません。最初からやり直してください。',
  },
  SWAP_STOPPED: {
    title: 'トランザクションが停止しました',
    body: '置き換え、破棄、または拒否されました。スワップは行われていません。',
  },
  SWAP_NO_PROJECT: {
    title: 'スワップが設定されていません',
    body: 'このサイトにはスワップサービスのプロジェクト ID がありません。',
  },
}
