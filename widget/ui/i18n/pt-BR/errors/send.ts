import type { sendErrors as english } from '../../en/errors/send.ts'
import type { ErrorText } from '../../errorText.ts'

export const sendErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SEND_INCOMPLETE: {
    title: 'São necessários um valor e o endereço do destinatário',
    body: 'Nada foi enviado. Preencha os dois e continue.',
  },
  SEND_NO_TOKEN: {
    title: 'É necessário um token',
    body: 'Nada foi enviado. Escolha um e continue.',
  },
  SEND_UNSUPPORTED_CHAIN: {
    title: 'Rede não compatível',
    body: 'Nada pode ser enviado daqui nesta rede. Escolha outra.',
  },
  SEND_WOULD_FAIL: {
    title: 'Falharia',
    body: 'Um teste falhou, então sua carteira não foi consultada e nada foi enviado. Confira o token e o destinatário.',
  },
  TOKEN_NOT_FOUND: {
    title: 'Token não encontrado',
    body: 'Este site indicou um token que não é conhecido nesta rede. Nada foi enviado.',
  },
  TRANSACTION_UNKNOWN: {
    title: 'Ninguém sabe se foi enviado',
    body: 'Nenhuma resposta da sua carteira chegou aqui. Veja na carteira antes de enviar de novo.',
  },
  TRANSACTION_REVERTED: {
    title: 'A rede desfez',
    body: 'Você pagou a taxa de rede, e o valor continua seu.',
  },
  TRANSACTION_EXPIRED: {
    title: 'A rede não aceitou a tempo',
    body: 'Nada foi enviado: você pode enviar de novo.',
  },
  WALLET_SIGNED_OTHER: {
    title: 'Sua carteira assinou outra coisa',
    body: 'Não é o que você confirmou, então nada foi enviado. Não assine de novo com esta carteira.',
  },
  WRONG_CLUSTER: {
    title: 'O nó está em outra rede',
    body: 'Nada foi enviado. Quem opera este widget precisa corrigir o endereço do nó.',
  },
}
