import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  NAME_INVALID: {
    title: '有効なユーザー名ではありません',
    body: '何も署名していません。別の名前を選んでください。',
  },
  NAME_ALREADY_OWNED: {
    title: 'すでに名前をお持ちです',
    body: '何も署名していません。アカウントの名前はそのままです。',
  },
  NAME_NOT_RESOLVED: {
    title: '名前の解決中にエラーが発生しました',
    body: '誰のものか分かりません。しばらくしてから再試行するか、アドレスをお使いください。',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: '名前の候補の取得中にエラーが発生しました',
    body: 'しばらくしてから再試行するか、ご自身で名前を選んでください。',
  },
  NAMES_NOT_FOUND: {
    title: 'アドレスの名前の取得中にエラーが発生しました',
    body: 'このアカウントの名前が分かりません。しばらくしてから再試行してください。',
  },
  NAME_NOT_REGISTERED: {
    title: '名前の登録中にエラーが発生しました',
    body: 'サービスが受け付けませんでした。再試行するか、別の名前を選んでください。',
  },
  NAMES_NOT_SUPPORTED: {
    title: 'このネットワークでは名前を使えません',
    body: '名前サービスが対応していないか、接続できません。アドレスをお使いください。',
  },
}
