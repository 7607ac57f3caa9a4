import type { namesWords as english } from '../../en/account/names.ts'

export const namesWords = {
  names: {
    choose: 'アカウント名を選ぶ',
    title: '名前を選ぶ',
    label: '名前',
    placeholder: 'your-name',
    hint: '英字、数字、ハイフンで 4 文字以上。',
    characters: '英字、数字、- のみ使用できます',
    tooShort: '名前は 4 文字以上にしてください',
    tooLong: '名前は 63 文字までです',
    result: 'あなたの名前',
    available: '利用可能',
    registered: '登録済み',
    checking: '確認中',
    unknown: '確認できませんでした',
    resolveFailed: '名前の解決中にエラーが発生しました',
    suggestions: '空いている似た名前',
    suggestionsFailed: '名前の候補の取得中にエラーが発生しました',
    ownUnknown: 'アドレスの名前の取得中にエラーが発生しました',
    enter: '名前を入力',
    taken: 'この名前は使われています',
    another: '別の名前を選ぶ',
    register: (name) => `${name} を登録`,
    footnote:
      '無料です。メッセージに署名するだけで、資産は動きません。名前が指すアドレスは誰でも見られます。',
    signingTitle: (wallet) => `${wallet} で続行してください`,
    signingBody: (name) =>
      `${name} を取得するメッセージに署名してください。無料で、資産は動きません。`,
    sendingTitle: (name) => `${name} を登録中`,
    doneTitle: '名前を登録しました',
    yours: (name) => `${name} はあなたのものです`,
    doneBody: 'この名前に送られたものは、あなたのアカウントに届きます。',
    copy: (name) => `${name} をコピー`,
    ownedTitle: 'すでに名前をお持ちです',
    ownedBody: (name) => `${name} はこのアカウントを指しています。`,
    emptyBody: 'ウォレットを接続すると、アカウントに名前を付けられます。',
    unavailableTitle: 'ここでは名前を使えません',
    unavailableBody: (network) =>
      `名前サービスが ${network} に対応していないか、接続できません。再試行するか、ネットワークを切り替えてください。`,
  },
} satisfies typeof english
