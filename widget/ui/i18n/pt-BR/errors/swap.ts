import type { swapErrors as english } from '../../en/errors/swap.ts'
import type { ErrorText } from '../../errorText.ts'

export const swapErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SWAP_NETWORK_UNSUPPORTED: {
    title: 'Rede não compatível com swaps',
    body: 'Escolha outra rede para trocar.',
  },
  SWAP_NO_LIQUIDITY: {
    title: 'Liquidez insuficiente',
    body: 'O mercado é pequeno demais para este valor. Tente um menor.',
  },
  SWAP_NO_ROUTE: {
    title: 'Sem mercado para esses dois',
    body: 'Nada liga esses dois tokens. Escolha outro.',
  },
  SWAP_PRICE_MOVED: {
    title: 'O preço mudou',
    body: 'O preço mudou mais que o seu limite; nada foi trocado.',
  },
  SWAP_REVERTS: {
    title: 'A rede recusaria isto',
    body: 'O swap foi testado sem enviar e falhou. Nada foi enviado.',
  },
  SWAP_BELOW_MINIMUM: {
    title: 'Você receberia menos',
    body: 'O swap daria menos que o mínimo que você aceitou. Nada foi enviado. Peça uma nova cotação.',
  },
  SWAP_RECIPIENT: {
    title: 'Não é para você',
    body: 'O serviço de swap queria pagar a outra pessoa. Nada foi enviado. Não o use por enquanto.',
  },
  SWAP_WRONG_TOKEN: {
    title: 'Outros tokens',
    body: 'O serviço de swap montou um swap de tokens diferentes dos seus. Nada foi enviado.',
  },
  SWAP_WRONG_AMOUNT: {
    title: 'Outro valor',
    body: 'O serviço de swap montou um swap de outro valor. Nada foi enviado.',
  },
  SWAP_DEADLINE: {
    title: 'Aberto por tempo demais',
    body: 'O swap ficaria aberto por muito mais tempo que o esperado. Nada foi enviado.',
  },
  SWAP_SPENDER_DIFFERS: {
    title: 'Outro contrato',
    body: 'O serviço de swap pediu permissão para um contrato diferente do que troca. Nada foi enviado.',
  },
  SWAP_ROUTER_UNKNOWN: {
    title: 'Contrato desconhecido',
    body: 'O serviço de swap indicou um contrato que não é conhecido aqui. Nada foi enviado.',
  },
  SWAP_NOT_UNDERSTOOD: {
    title: 'Não é um swap',
    body: 'O serviço de swap montou algo que não pode ser lido. Nada foi enviado.',
  },
  SWAP_TAKES_MORE: {
    title: 'Pegaria mais',
    body: 'O swap pegaria mais de você do que o confirmado. Nada foi enviado.',
  },
  SWAP_UNCHECKED: {
    title: 'Não foi possível verificar',
    body: 'Esta rede não pode testar o swap antes do envio, então ele não foi enviado.',
  },
  SWAP_TOKEN_DIFFERS: {
    title: 'O token está descrito errado',
    body: 'O serviço de swap e a rede discordam sobre este token. Nada foi enviado.',
  },
  SWAP_INSUFFICIENT_BALANCE: {
    title: 'Saldo insuficiente deste token',
    body: 'Seu saldo é menor que o valor. Nada foi enviado.',
  },
  SWAP_INSUFFICIENT_FEE: {
    title: 'Saldo insuficiente para a taxa de rede',
    body: 'A rede é paga na própria moeda. Nada foi enviado. Adicione um pouco e tente novamente.',
  },
  SWAP_ALLOWANCE_TOO_LOW: {
    title: 'Permissão insuficiente',
    body: 'Sua carteira permitiu menos do que o swap precisa. Nada foi trocado.',
  },
  SWAP_FAILED: {
    title: 'O swap falhou',
    body: 'A rede o executou e desfez. Nada foi trocado; a taxa de rede foi gasta.',
  },
  SWAP_UNKNOWN: {
    title: 'Ainda não se sabe',
    body: 'Ninguém sabe ainda o que houve com a transação. Veja-a antes de tentar novamente.',
  },
  SWAP_INTERRUPTED: {
    title: 'Permitido, não trocado',
    body: 'A página foi fechada depois da permissão. Nada foi trocado; comece de novo para continuar.',
  },
  SWAP_STOPPED: {
    title: 'A transação foi interrompida',
    body: 'Ela foi substituída, descartada ou recusada. Nada foi trocado.',
  },
  SWAP_NO_PROJECT: {
    title: 'Os swaps não estão configurados',
    body: 'Este site não tem ID de projeto para o serviço de swap.',
  },
}
