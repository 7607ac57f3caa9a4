import type { words as english } from './en.ts'

/** Portuguese of Brazil: what a card says in the place of the widget, as the widget would. */
export const words = {
  tryAgain: 'Tentar novamente',
  other: 'Algo deu errado',
  failures: {
    CSP_FRAME_SRC: {
      title: 'Esta página bloqueia a janela da carteira',
      body: 'O dono precisa permiti-la na política de segurança da página. Nada foi compartilhado.',
    },
    FRAME_REFUSED: {
      title: 'A janela da carteira foi recusada',
      body: 'Este site não está na lista de sites permitidos pela carteira. Seus fundos não foram afetados.',
    },
    FRAME_TIMEOUT: {
      title: 'A janela da carteira não abriu',
      body: 'Seus fundos não foram afetados. Recarregue a página e tente novamente.',
    },
    FRAME_LOST: {
      title: 'A janela da carteira fechou sozinha',
      body: 'O que foi enviado continua. Abra-a de novo para ver onde está.',
    },
    FLOOD: {
      title: 'Esta página pede com frequência demais',
      body: 'Os pedidos dela foram interrompidos. Nada foi enviado. Recarregue a página para continuar.',
    },
    PROTOCOL_MISMATCH: {
      title: 'É preciso atualizar',
      body: 'Esta página carregou uma versão mais antiga. Recarregue a página para continuar.',
    },
    ORIGIN_NOT_ALLOWED: {
      title: 'Este site não pode abrir a carteira',
      body: 'O endereço dele não está na lista de sites permitidos.',
    },
    NESTED_HOST: {
      title: 'Esta página aparece dentro de outra',
      body: 'A carteira não abre ali, para que ninguém possa cobri-la. Abra a página sozinha.',
    },
    LOADER_CHUNK_FAILED: {
      title: 'Esta parte não carregou',
      body: 'Confira sua conexão e recarregue a página. Seus fundos não foram afetados.',
    },
  },
} satisfies typeof english
