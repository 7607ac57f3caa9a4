import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  HTTP_ERROR: {
    title: 'サービスが応答しませんでした',
    body: '資金に影響はありません。しばらくしてから再試行してください。',
  },
  HTTP_TIMEOUT: {
    title: 'サービスの応答に時間がかかっています',
    body: '資金に影響はありません。しばらくしてから再試行してください。',
  },
  HTTP_UNREACHABLE: {
    title: 'サービスに接続できません',
    body: '資金に影響はありません。接続を確認して再試行してください。',
  },
  HTTP_UNREADABLE: {
    title: 'サービスの応答を読み取れません',
    body: '使用しておらず、資金に影響はありません。しばらくしてから再試行してください。',
  },
  RPC_UNAVAILABLE: {
    title: 'ネットワークが応答しません',
    body: '資金に影響はありません。しばらくしてから再試行してください。',
  },
  RPC_NO_URL: {
    title: 'このネットワークを読み取れません',
    body: 'サイトが接続先を指定していません。資金に影響はありません。',
  },
}
