import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: 'Assinatura recusada',
    body: 'Nada foi assinado. Tente novamente ou cancele.',
  },
  SESSION_EXPIRED: {
    title: 'Sessão expirada',
    body: 'Entre de novo para continuar.',
  },
  SIGN_IN_NOT_ENABLED: {
    title: 'Este site não tem login',
    body: 'Nada foi assinado. Continue sem ele.',
  },
  NO_ACTIVE_ACCOUNT: {
    title: 'Nenhuma conta conectada',
    body: 'Nada foi assinado. Conecte sua carteira e tente novamente.',
  },
  SIGN_IN_TIMEOUT: {
    title: 'Este site não respondeu',
    body: 'Demorou demais. Você não entrou; tente novamente em instantes.',
  },
  SIGN_IN_PAGE_FAILED: {
    title: 'Este site não conseguiu fazer seu login',
    body: 'Sua carteira está bem. Tente novamente ou peça ajuda ao site.',
  },
  SIGNATURE_INVALID: {
    title: 'A assinatura não foi aceita',
    body: 'Ela não corresponde a esta conta ou mensagem. Confira a conta na sua carteira e tente novamente.',
  },
  SIGN_IN_MESSAGE: {
    title: 'Não há nada para assinar',
    body: 'Não foi possível criar a mensagem para este site. O dono dele precisa corrigir as opções.',
  },
  TERMS_NOT_AGREED: {
    title: 'Concorde com os termos primeiro',
    body: 'Marque a caixa ao lado das carteiras e escolha uma.',
  },
}
