import type { bridgeErrors as english } from '../../en/errors/bridge.ts'
import type { ErrorText } from '../../errorText.ts'

export const bridgeErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  AMOUNT_TOO_LOW: {
    title: 'O valor é baixo demais',
    body: 'As taxas levariam uma parte grande demais. Nada foi enviado. Escolha um valor maior.',
  },
  AMOUNT_TOO_HIGH: {
    title: 'O valor é alto demais',
    body: 'Mais do que isso não passa de uma vez. Nada foi enviado. Envie em partes.',
  },
  BRIDGE_API_ERROR: {
    title: 'O serviço da bridge recusou',
    body: 'Seus fundos não foram afetados. Mude o valor ou o token, ou tente novamente em instantes.',
  },
  SIMULATION_ERROR: {
    title: 'Não chegaria',
    body: 'Um teste da chegada falhou, então nada foi enviado. Tente novamente ou com outro valor.',
  },
  BRIDGE_INDEXER_ERROR: {
    title: 'O andamento não pode ser lido agora',
    body: 'O que foi enviado continua sem ele. Veja de novo em instantes.',
  },
  BRIDGE_RPC_ERROR: {
    title: 'A rede não responde',
    body: 'O que foi enviado continua sem você. Tente novamente em instantes.',
  },
  BRIDGE_WRONG_NODE: {
    title: 'Um nó de outra rede respondeu',
    body: 'O que foi enviado continua sem você. Tente novamente em instantes.',
  },
  BRIDGE_CHAIN_NOT_CONFIGURED: {
    title: 'Esta rede não está configurada aqui',
    body: 'Nada foi enviado. Escolha outra rede.',
  },
  BRIDGE_NO_POOL: {
    title: 'A bridge não está no lugar',
    body: 'Não há nada no endereço dela nesta rede, então nada foi permitido nem enviado.',
  },
  BRIDGE_TOKEN_UNITS: {
    title: 'As unidades de um token não são certas',
    body: 'O serviço de bridge o conta em unidades diferentes das do próprio token. Nada foi enviado.',
  },
  BRIDGE_DEADLINE_TOO_SOON: {
    title: 'Pouco tempo para chegar',
    body: 'Provavelmente voltaria horas depois, então nada foi enviado. Tente com uma nova cotação.',
  },
  BRIDGE_INVALID_INTEGRATOR_ID: {
    title: 'A bridge deste site não está bem configurada',
    body: 'Nada foi enviado. O dono precisa corrigir o ID do integrador.',
  },
  BRIDGE_NO_ACCOUNT: {
    title: 'Nenhuma carteira conectada',
    body: 'Nada foi enviado. Conecte sua carteira e tente novamente.',
  },
  BRIDGE_WRONG_ACCOUNT: {
    title: 'Outra conta está ativa',
    body: 'Esta transferência pertence a outra conta. Mude para ela na sua carteira e tente novamente.',
  },
  BRIDGE_WRONG_CHAIN: {
    title: 'Sua carteira está em outra rede',
    body: 'Nada foi enviado. Troque de rede na sua carteira e tente novamente.',
  },
  BRIDGE_INSUFFICIENT_BALANCE: {
    title: 'Saldo insuficiente deste token',
    body: 'Seu saldo é menor que o valor. Nada foi enviado. Escolha um valor menor.',
  },
  BRIDGE_INSUFFICIENT_FEE_FUNDS: {
    title: 'Saldo insuficiente para a taxa de rede',
    body: 'A rede é paga na própria moeda. Nada foi enviado. Adicione um pouco e tente novamente.',
  },
  BRIDGE_ALLOWANCE_TOO_LOW: {
    title: 'Sua carteira permitiu menos que o necessário',
    body: 'Nada foi enviado. Tente novamente e permita o valor inteiro.',
  },
  BRIDGE_APPROVE_SIMULATION_FAILED: {
    title: 'A permissão falharia',
    body: 'Um teste falhou, então sua carteira não foi consultada e nada foi enviado. Tente novamente.',
  },
  BRIDGE_APPROVE_REVERTED: {
    title: 'A permissão falhou',
    body: 'A rede desfez. Você pagou a taxa dela e nada foi enviado. Tente novamente.',
  },
  BRIDGE_DEPOSIT_SIMULATION_FAILED: {
    title: 'O envio falharia',
    body: 'Um teste falhou, então sua carteira não foi consultada e nada foi enviado. Tente novamente.',
  },
  BRIDGE_DEPOSIT_REVERTED: {
    title: 'A rede desfez',
    body: 'Você pagou a taxa de rede, e o valor continua seu. Tente novamente com uma nova cotação.',
  },
  BRIDGE_REVERTED: {
    title: 'A rede desfez',
    body: 'Você pagou a taxa de rede, e o valor continua seu. Tente novamente.',
  },
  BRIDGE_DEPOSIT_UNCERTAIN: {
    title: 'Pode já ter sido enviado',
    body: 'Veja primeiro na sua carteira: está na atividade dela? Se estiver, não faça nada, vai chegar. “Tentar novamente” envia mais uma vez.',
  },
  BRIDGE_QUOTE_CHANGED: {
    title: 'Agora você receberia menos',
    body: 'A cotação mudou antes de você assinar, então nada foi enviado. “Tentar novamente” aceita a nova cotação.',
  },
  BRIDGE_QUOTE_EXPIRED: {
    title: 'A cotação é antiga demais',
    body: 'Nada foi enviado com ela. “Tentar novamente” continua com a cotação atual.',
  },
  BRIDGE_QUOTE_INVALID: {
    title: 'Esta cotação não é confiável',
    body: 'Ela se contradiz ou contradiz seu pedido, então não é usada. Nada foi enviado.',
  },
  BRIDGE_EXPIRED: {
    title: 'Ninguém pagou a tempo',
    body: 'Seu valor é devolvido na rede de onde veio. Você não precisa fazer nada.',
  },
  BRIDGE_INVALID_HASH: {
    title: 'A resposta da sua carteira não faz sentido',
    body: 'Veja na sua carteira se foi enviado antes de tentar novamente.',
  },
  BRIDGE_DEPOSIT_QUERY_INVALID: {
    title: 'Falta o que procurar',
    body: 'Digite o hash da transação do depósito, ou o número do depósito e seu pool.',
  },
  BRIDGE_DEPOSIT_HASH_INVALID: {
    title: 'Isto não é um hash de transação',
    body: 'Começa com 0x e depois tem 64 dígitos e letras. Copie da sua carteira ou do explorador.',
  },
  BRIDGE_NO_RECEIPT: {
    title: 'A transação não foi encontrada',
    body: 'A rede não a tem, ou ainda não. Confira o hash e a rede.',
  },
  BRIDGE_DEPOSIT_NOT_FOUND: {
    title: 'O depósito não foi encontrado',
    body: 'Não há depósito com este número nessa rede. Confira os dois.',
  },
  BRIDGE_NO_FILL_LOG: {
    title: 'Ainda não pago',
    body: 'Nenhum pagamento deste depósito foi encontrado. Ainda pode vir; até lá o depósito está seguro.',
  },
  BRIDGE_NO_DEPOSIT_LOG: {
    title: 'O depósito não foi encontrado',
    body: 'A transação foi concluída e não contém depósito. Veja-a no explorador antes de tentar novamente.',
  },
  BRIDGE_TRANSACTION_ALTERED: {
    title: 'O que foi enviado não é o que você confirmou',
    body: 'A transação na rede é diferente. Não assine de novo com esta carteira.',
  },
  BRIDGE_TRANSACTION_CANCELLED: {
    title: 'Cancelado na sua carteira',
    body: 'Você substituiu esta transação na carteira. Nada foi transferido.',
  },
  BRIDGE_NO_WALLET: {
    title: 'Nenhuma carteira conectada',
    body: 'Nada foi enviado. Conecte sua carteira e tente novamente.',
  },
  BRIDGE_NO_SIGNER: {
    title: 'Nenhuma carteira conectada',
    body: 'Nada foi assinado. Conecte sua carteira e tente novamente.',
  },
  BRIDGE_NO_ACTIONS: {
    title: 'Nada a fazer na chegada',
    body: 'Este site pediu ações e não indicou nenhuma. Nada foi enviado.',
  },
  BRIDGE_INVALID_MESSAGE: {
    title: 'O que deve acontecer na chegada não é válido',
    body: 'O dono deste site precisa corrigir. Nada foi enviado.',
  },
  BRIDGE_MESSAGE_UNSETTLED: {
    title: 'Nenhum preço serve',
    body: 'O que deve acontecer na chegada mudava a cada preço. Nada foi enviado. Tente novamente.',
  },
  BRIDGE_MESSAGE_TOO_LARGE: {
    title: 'Alto demais agora para a taxa do site',
    body: 'Nenhum relayer consegue pagar tanto junto com a taxa do site. Nada foi enviado. Escolha um valor menor ou tente mais tarde.',
  },
  BRIDGE_NO_MESSAGE_HANDLER: {
    title: 'Esta rede não consegue fazer isso na chegada',
    body: 'Nada lá poderia executar as ações, então nada foi enviado. Escolha outra rede.',
  },
  BRIDGE_SECRET_IN_PAGE: {
    title: 'A bridge deste site não está configurada com segurança',
    body: 'Uma chave foi posta onde todo visitante pode lê-la, então não foi usada. Nada foi enviado.',
  },
  BRIDGE_SIMULATION_FAILED: {
    title: 'Falharia',
    body: 'Um teste falhou, então nada foi enviado. Tente novamente ou com outro valor.',
  },
  BRIDGE_SIMULATION_SERVICE_ERROR: {
    title: 'O teste não pode ser mostrado',
    body: 'O serviço que o mostra não respondeu. Nada foi enviado.',
  },
  BRIDGE_SIMULATION_NOT_CONFIGURED: {
    title: 'Os testes não estão configurados aqui',
    body: 'O dono deste site precisa configurá-los. Nada foi enviado.',
  },
  BRIDGE_WRONG_DEPOSITOR: {
    title: 'Outra conta enviou isto',
    body: 'Só a conta que enviou pode acelerar. Mude para ela na sua carteira.',
  },
  BRIDGE_SPEED_UP_TOO_LOW: {
    title: 'Você abriria mão de muito',
    body: 'Uma nova transferência renderia mais. Nada foi assinado. Escolha um valor maior.',
  },
  BRIDGE_SPEED_UP_TOO_HIGH: {
    title: 'É mais do que foi enviado',
    body: 'Não pode chegar mais do que o combinado. Nada foi assinado. Escolha um valor menor.',
  },
  BRIDGE_SPEED_UP_POINTLESS: {
    title: 'Acelerar não ajudaria',
    body: 'A taxa já é tão alta quanto a de uma nova transferência. Nada foi assinado. Está a caminho.',
  },
  BRIDGE_ALREADY_FILLED: {
    title: 'Já chegou',
    body: 'Não há nada para acelerar, e nada foi assinado.',
  },
  BRIDGE_INVALID_SIGNATURE: {
    title: 'A resposta da sua carteira não faz sentido',
    body: 'Ela não foi usada. Sua transferência continua como estava. Tente novamente.',
  },
  BRIDGE_SPEED_UP_SIMULATION_FAILED: {
    title: 'A aceleração falharia',
    body: 'Um teste falhou, então não foi enviada. Sua transferência continua como estava.',
  },
  BRIDGE_SPEED_UP_REVERTED: {
    title: 'A aceleração falhou',
    body: 'Você pagou a taxa de rede por ela. Sua transferência continua como estava.',
  },
  BRIDGE_UNKNOWN_ERROR: {
    title: 'A transferência parou',
    body: 'Algo inesperado aconteceu. Veja na sua carteira se foi enviado e tente novamente.',
  },
}
