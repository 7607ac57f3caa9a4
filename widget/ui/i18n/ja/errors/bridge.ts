import type { bridgeErrors as english } from '../../en/errors/bridge.ts'
import type { ErrorText } from '../../errorText.ts'

export const bridgeErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  AMOUNT_TOO_LOW: {
    title: '金額が少なすぎます',
    body: '手数料の割合が大きくなりすぎます。何も送信していません。金額を増やしてください。',
  },
  AMOUNT_TOO_HIGH: {
    title: '金額が多すぎます',
    body: '一度に送れる上限を超えています。何も送信していません。分けて送ってください。',
  },
  BRIDGE_API_ERROR: {
    title: 'ブリッジサービスに拒否されました',
    body: '資金に影響はありません。金額かトークンを変更するか、しばらくしてから再試行してください。',
  },
  SIMULATION_ERROR: {
    title: '届かない見込みです',
    body: '到着の試行が失敗したため、何も送信していません。再試行するか、金額を変えてください。',
  },
  BRIDGE_INDEXER_ERROR: {
    title: '現在、進捗を読み取れません',
    body: '送信したものはそのまま続きます。しばらくしてから確認してください。',
  },
  BRIDGE_RPC_ERROR: {
    title: 'ネットワークが応答しません',
    body: '送信したものはそのまま続きます。しばらくしてから再試行してください。',
  },
  BRIDGE_WRONG_NODE: {
    title: '別のネットワークのノードが応答しました',
    body: '送信したものはそのまま続きます。しばらくしてから再試行してください。',
  },
  BRIDGE_CHAIN_NOT_CONFIGURED: {
    title: 'このネットワークは設定されていません',
    body: '何も送信していません。別のネットワークを選んでください。',
  },
  BRIDGE_NO_POOL: {
    title: 'ブリッジが所定の場所にありません',
    body: 'このネットワークのそのアドレスには何もないため、何も許可も送信もしていません。',
  },
  BRIDGE_TOKEN_UNITS: {
    title: 'トークンの単位が不確かです',
    body: 'ブリッジサービスの単位がトークン自身のものと違います。何も送信していません。',
  },
  BRIDGE_DEADLINE_TOO_SOON: {
    title: '到着までの時間が足りません',
    body: '数時間後に戻ってくる可能性が高いため、何も送信していません。新しい見積もりで試してください。',
  },
  BRIDGE_INVALID_INTEGRATOR_ID: {
    title: 'このサイトのブリッジ設定に誤りがあります',
    body: '何も送信していません。サイトの運営者がインテグレーター ID を修正する必要があります。',
  },
  BRIDGE_NO_ACCOUNT: {
    title: 'ウォレットが接続されていません',
    body: '何も送信していません。ウォレットを接続して再試行してください。',
  },
  BRIDGE_WRONG_ACCOUNT: {
    title: '別のアカウントが選ばれています',
    body: 'この送金は別のアカウントのものです。ウォレットで切り替えて再試行してください。',
  },
  BRIDGE_WRONG_CHAIN: {
    title: 'ウォレットが別のネットワークにあります',
    body: '何も送信していません。ウォレットでネットワークを切り替えて再試行してください。',
  },
  BRIDGE_INSUFFICIENT_BALANCE: {
    title: 'このトークンが不足しています',
    body: '残高が金額より少なくなっています。何も送信していません。金額を減らしてください。',
  },
  BRIDGE_INSUFFICIENT_FEE_FUNDS: {
    title: 'ネットワーク手数料が不足しています',
    body: '手数料はネットワーク固有の通貨で支払います。何も送信していません。少し追加して再試行してください。',
  },
  BRIDGE_ALLOWANCE_TOO_LOW: {
    title: '承認額が足りません',
    body: '何も送信していません。再試行して全額を承認してください。',
  },
  BRIDGE_APPROVE_SIMULATION_FAILED: {
    title: '承認は失敗する見込みです',
    body: '試行が失敗したため、ウォレットには求めず、何も送信していません。再試行してください。',
  },
  BRIDGE_APPROVE_REVERTED: {
    title: '承認に失敗しました',
    body: 'ネットワークが取り消しました。手数料はかかりましたが、何も送信していません。再試行してください。',
  },
  BRIDGE_DEPOSIT_SIMULATION_FAILED: {
    title: '送信は失敗する見込みです',
    body: '試行が失敗したため、ウォレットには求めず、何も送信していません。再試行してください。',
  },
  BRIDGE_DEPOSIT_REVERTED: {
    title: 'ネットワークが取り消しました',
    body: 'ネットワーク手数料はかかりましたが、金額は手元にあります。新しい見積もりで再試行してください。',
  },
  BRIDGE_REVERTED: {
    title: 'ネットワークが取り消しました',
    body: 'ネットワーク手数料はかかりましたが、金額は手元にあります。再試行してください。',
  },
  BRIDGE_DEPOSIT_UNCERTAIN: {
    title: 'すでに送信された可能性があります',
    body: 'まずウォレットの履歴を確認してください。あれば何もしなくても届きます。「再試行」はもう一度送信します。',
  },
  BRIDGE_QUOTE_CHANGED: {
    title: '受取額が減ります',
    body: '署名前にレートが変わったため、何も送信していません。「再試行」で新しいレートを承認します。',
  },
  BRIDGE_QUOTE_EXPIRED: {
    title: '見積もりが古くなりました',
    body: 'この見積もりでは何も送信していません。「再試行」で現在のレートで続行します。',
  },
  BRIDGE_QUOTE_INVALID: {
    title: 'この見積もりは信頼できません',
    body: '内容に矛盾があるか依頼と異なるため、使用していません。何も送信していません。',
  },
  BRIDGE_EXPIRED: {
    title: '期限までに応じるリレイヤーがいませんでした',
    body: '金額は元のネットワークに返金されます。操作は必要ありません。',
  },
  BRIDGE_INVALID_HASH: {
    title: 'ウォレットの応答を理解できません',
    body: '再試行の前に、送信されたかウォレットで確認してください。',
  },
  BRIDGE_DEPOSIT_QUERY_INVALID: {
    title: '検索に必要な情報が足りません',
    body: 'デポジットのトランザクションハッシュ、またはデポジットの番号とプールを入力してください。',
  },
  BRIDGE_DEPOSIT_HASH_INVALID: {
    title: 'トランザクションハッシュではありません',
    body: '0x で始まり、その後に 64 文字の英数字が続きます。ウォレットかエクスプローラーからコピーしてください。',
  },
  BRIDGE_NO_RECEIPT: {
    title: 'トランザクションが見つかりません',
    body: 'ネットワークにないか、まだ反映されていません。ハッシュとネットワークを確認してください。',
  },
  BRIDGE_DEPOSIT_NOT_FOUND: {
    title: 'デポジットが見つかりません',
    body: 'そのネットワークにこの番号のデポジットはありません。両方を確認してください。',
  },
  BRIDGE_NO_FILL_LOG: {
    title: 'まだ支払われていません',
    body: 'このデポジットの支払いは見つかっていません。これから行われる可能性があり、それまでデポジットは安全です。',
  },
  BRIDGE_NO_DEPOSIT_LOG: {
    title: 'デポジットが見つかりません',
    body: 'トランザクションは成立しましたが、デポジットが含まれていません。再試行の前にエクスプローラーで確認してください。',
  },
  BRIDGE_TRANSACTION_ALTERED: {
    title: '確認した内容と異なるものが送信されました',
    body: 'ネットワーク上のトランザクションが異なります。このウォレットで再度署名しないでください。',
  },
  BRIDGE_TRANSACTION_CANCELLED: {
    title: 'ウォレットでキャンセルされました',
    body: 'ウォレットでこのトランザクションが置き換えられました。ブリッジは行われていません。',
  },
  BRIDGE_NO_WALLET: {
    title: 'ウォレットが接続されていません',
    body: '何も送信していません。ウォレットを接続して再試行してください。',
  },
  BRIDGE_NO_SIGNER: {
    title: 'ウォレットが接続されていません',
    body: '何も署名していません。ウォレットを接続して再試行してください。',
  },
  BRIDGE_NO_ACTIONS: {
    title: '到着時の処理がありません',
    body: 'サイトが処理を求めましたが、内容がありません。何も送信していません。',
  },
  BRIDGE_INVALID_MESSAGE: {
    title: '到着時の処理が無効です',
    body: 'サイトの運営者が修正する必要があります。何も送信していません。',
  },
  BRIDGE_MESSAGE_UNSETTLED: {
    title: '合う価格がありません',
    body: '到着時の処理が価格ごとに変わりました。何も送信していません。再試行してください。',
  },
  BRIDGE_MESSAGE_TOO_LARGE: {
    title: '今はサイトの手数料付きでは金額が大きすぎます',
    body: 'サイトの手数料と合わせてこの金額を支払えるリレイヤーがいません。何も送信していません。金額を減らすか、後で再試行してください。',
  },
  BRIDGE_NO_MESSAGE_HANDLER: {
    title: 'このネットワークでは到着時に処理できません',
    body: '処理を実行できるものがないため、何も送信していません。別のネットワークを選んでください。',
  },
  BRIDGE_SECRET_IN_PAGE: {
    title: 'このサイトのブリッジ設定は安全ではありません',
    body: '訪問者が読める場所に鍵があったため、使用していません。何も送信していません。',
  },
  BRIDGE_SIMULATION_FAILED: {
    title: '失敗する見込みです',
    body: '試行が失敗したため、何も送信していません。再試行するか、金額を変えてください。',
  },
  BRIDGE_SIMULATION_SERVICE_ERROR: {
    title: '試行を表示できません',
    body: '表示するサービスが応答しませんでした。何も送信していません。',
  },
  BRIDGE_SIMULATION_NOT_CONFIGURED: {
    title: '試行は設定されていません',
    body: 'サイトの運営者が設定する必要があります。何も送信していません。',
  },
  BRIDGE_WRONG_DEPOSITOR: {
    title: '別のアカウントが送信したものです',
    body: '早められるのは送信したアカウントだけです。ウォレットで切り替えてください。',
  },
  BRIDGE_SPEED_UP_TOO_LOW: {
    title: '減らしすぎです',
    body: '新しく送金するほうが多く受け取れます。何も署名していません。金額を増やしてください。',
  },
  BRIDGE_SPEED_UP_TOO_HIGH: {
    title: '送信した金額を超えています',
    body: '最初の合意より多くは届きません。何も署名していません。金額を減らしてください。',
  },
  BRIDGE_SPEED_UP_POINTLESS: {
    title: '早めても効果がありません',
    body: '手数料はすでに新しい送金と同じです。何も署名していません。送金は進んでいます。',
  },
  BRIDGE_ALREADY_FILLED: {
    title: 'すでに届いています',
    body: '早める必要はなく、何も署名していません。',
  },
  BRIDGE_INVALID_SIGNATURE: {
    title: 'ウォレットの応答を理解できません',
    body: '使用していません。送金は元のまま続きます。再試行してください。',
  },
  BRIDGE_SPEED_UP_SIMULATION_FAILED: {
    title: '早める処理は失敗する見込みです',
    body: '試行が失敗したため、送信していません。送金は元のまま続きます。',
  },
  BRIDGE_SPEED_UP_REVERTED: {
    title: '早める処理に失敗しました',
    body: 'ネットワーク手数料がかかりました。送金は元のまま続きます。',
  },
  BRIDGE_UNKNOWN_ERROR: {
    title: '送金が停止しました',
    body: '予期しない問題が発生しました。送信されたかウォレットで確認してから再試行してください。',
  },
}
