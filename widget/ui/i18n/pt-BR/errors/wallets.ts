import type { walletsErrors as english } from '../../en/errors/wallets.ts'
import type { ErrorText } from '../../errorText.ts'

export const walletsErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  4001: {
    title: 'Recusado na sua carteira',
    body: 'Nada foi enviado nem assinado.',
  },
  4100: {
    title: 'Sua carteira não permitiu isto',
    body: 'Abra sua carteira, desbloqueie-a e permita este site, depois tente novamente.',
  },
  4200: {
    title: 'Sua carteira não pode fazer isto',
    body: 'Nada foi enviado. Tente com outra carteira.',
  },
  4900: {
    title: 'Carteira desconectada',
    body: 'Conecte de novo para continuar. Nada foi enviado.',
  },
  4901: {
    title: 'Sua carteira está sem conexão',
    body: 'Ela não alcança esta rede agora. Nada foi enviado. Tente novamente em instantes.',
  },
  4902: {
    title: 'Sua carteira não conhece esta rede',
    body: 'Adicione a rede na sua carteira e tente novamente.',
  },
  '-32002': {
    title: 'Sua carteira já está perguntando',
    body: 'Abra sua carteira e responda ao pedido que espera lá.',
  },
  5000: {
    title: 'Recusado na sua carteira',
    body: 'Nada foi compartilhado.',
  },
  WRONG_ACCOUNT: {
    title: 'Outra conta está ativa',
    body: 'Nada foi enviado. Confira a conta na sua carteira e confirme de novo.',
  },
  BRIDGE_BUNDLE_FAILED: {
    title: 'Sua carteira não conseguiu enviar',
    body: 'Nada foi enviado. Tente novamente ou veja o motivo na sua carteira.',
  },
  BRIDGE_BUNDLE_TIMEOUT: {
    title: 'Sem notícias da sua carteira',
    body: 'Ela recebeu o pedido e ainda não confirmou. Veja na sua carteira e tente novamente: nada é enviado duas vezes.',
  },
  5710: {
    title: 'Não nesta rede',
    body: 'Sua carteira não aceita lotes de chamadas aqui. Nada foi enviado.',
  },
  5720: {
    title: 'Pedido duas vezes',
    body: 'Sua carteira já tem este pedido. Veja na sua carteira.',
  },
  5730: {
    title: 'Sua carteira não conhece este pedido',
    body: 'Ele pode nunca ter sido confirmado. Veja na sua carteira.',
  },
  5750: {
    title: 'Upgrade da conta recusado',
    body: 'Nada foi enviado. Você pode continuar sem ele.',
  },
  5760: {
    title: 'Sua carteira não consegue fazer isto de uma vez',
    body: 'Nada foi enviado.',
  },
  RPC_NOT_ALLOWED: {
    title: 'Ação não permitida',
    body: 'Este site pediu algo que o widget não faz. Nada foi enviado nem assinado.',
  },
  WALLET_NO_ACCOUNT: {
    title: 'Nenhuma conta foi compartilhada',
    body: 'Escolha uma conta para este site na sua carteira e tente novamente.',
  },
  WALLET_INVALID_ANSWER: {
    title: 'A resposta da sua carteira não faz sentido',
    body: 'Ela não foi usada. Atualize sua carteira ou conecte outra.',
  },
  CONNECTOR_NOT_FOUND: {
    title: 'Esta carteira não está aqui',
    body: 'Abra a página onde você a conectou ou conecte outra carteira. Seus fundos não foram afetados.',
  },
  UNKNOWN_WALLET: {
    title: 'Esta carteira não está mais aqui',
    body: 'Recarregue a página ou conecte outra carteira. Seus fundos não foram afetados.',
  },
  NETWORK_NOT_SWITCHED: {
    title: 'Sua carteira ficou na rede dela',
    body: 'Nada foi enviado. Troque de rede na sua carteira e tente novamente.',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    title: 'ID de projeto não configurado',
    body: 'Este site pede algo que precisa de um ID de projeto. Todo o resto funciona.',
  },
  NETWORK_NOT_FOUND: {
    title: 'Rede não encontrada',
    body: 'Este site pediu uma rede que não configurou. Você fica na sua.',
  },
  INVALID_APP_CONFIGURATION: {
    title: 'Configuração de app inválida',
    body: 'Este site não está na lista do próprio projeto. Seus fundos não foram afetados.',
  },
  CHAIN_ADAPTER_NOT_FOUND: {
    title: 'Este tipo de rede não é compatível',
    body: 'Escolha outra rede. Seus fundos não foram afetados.',
  },
  INVALID_CHAIN_ID: {
    title: 'chainId inválido',
    body: 'Ninguém pode ter um nome nesta rede. Nada foi assinado.',
  },
  WALLET_CONNECT_UNREACHABLE: {
    title: 'Não foi possível acessar o WalletConnect',
    body: 'Nada foi enviado. Sua rede pode bloqueá-lo: tente outra rede ou uma VPN e tente novamente.',
  },
  WALLET_CONNECT_PROJECT_REFUSED: {
    title: 'O WalletConnect recusa este site',
    body: 'O dono deste site precisa corrigir o ID de projeto. Escolha outra forma de conectar.',
  },
  WALLET_CONNECT_OTHER_TAB: {
    title: 'O WalletConnect está em uso em outra aba',
    body: 'Continue na outra aba deste site, ou feche-a e tente novamente aqui.',
  },
  WALLET_CONNECT_SESSION_LOST: {
    title: 'Sua carteira precisa ser conectada de novo',
    body: 'Este navegador não guarda nada aqui, então a sessão do WalletConnect terminou com a página.',
  },
  EXPIRED: {
    title: 'Demorou demais',
    body: 'O pedido expirou. Nada foi compartilhado; tente novamente.',
  },
  NO_MATCHING_KEY: {
    title: 'Sessão expirada',
    body: 'Sua carteira não conhece mais esta sessão. Conecte-a de novo.',
  },
  MISSING_OR_INVALID: {
    title: 'Sua carteira não aprovou isto',
    body: 'O pedido não foi enviado. Conecte de novo e aprove esta rede, ou use outra carteira.',
  },
  NOT_INITIALIZED: {
    title: 'Nenhuma carteira conectada',
    body: 'Nada foi enviado. Conecte sua carteira e tente novamente.',
  },
  UNSUPPORTED_CHAINS: {
    title: 'Sua carteira não oferece esta rede',
    body: 'Troque de rede na carteira ou conecte outra carteira.',
  },
  USER_DISCONNECTED: {
    title: 'A carteira encerrou a conexão',
    body: 'Confira na carteira o que ela fez por último e conecte-a de novo.',
  },
}
