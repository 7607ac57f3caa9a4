import type { pageErrors as english } from '../../en/errors/page.ts'
import type { ErrorText } from '../../errorText.ts'

export const pageErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  FRAME_TIMEOUT: {
    title: 'A janela da carteira não abriu',
    body: 'Seus fundos não foram afetados. Recarregue a página e tente novamente.',
  },
  FRAME_REFUSED: {
    title: 'A janela da carteira foi recusada',
    body: 'Este site não está na lista de sites permitidos pela carteira. Seus fundos não foram afetados.',
  },
  FRAME_LOST: {
    title: 'A janela da carteira fechou sozinha',
    body: 'O que foi enviado continua. Abra-a de novo para ver onde está.',
  },
  LOADER_CHUNK_FAILED: {
    title: 'Esta parte não carregou',
    body: 'Confira sua conexão e recarregue a página. Seus fundos não foram afetados.',
  },
  VIEW_NOT_LOADED: {
    title: 'Esta parte não carregou',
    body: 'Confira sua conexão e recarregue a página. Seus fundos não foram afetados.',
  },
  CSP_FRAME_SRC: {
    title: 'Esta página bloqueia a janela da carteira',
    body: 'O dono precisa permiti-la na política de segurança da página. Nada foi compartilhado.',
  },
  ORIGIN_NOT_ALLOWED: {
    title: 'Este site não pode abrir a carteira',
    body: 'O endereço dele não está na lista de sites permitidos.',
  },
  NESTED_HOST: {
    title: 'Esta página aparece dentro de outra',
    body: 'A carteira não abre ali, para que ninguém possa cobri-la. Abra a página sozinha.',
  },
  SAME_ORIGIN_FRAME: {
    title: 'A carteira não está configurada com segurança aqui',
    body: 'Ela precisa vir de um endereço próprio. Nada foi compartilhado.',
  },
  STORAGE_BLOCKED: {
    title: 'Seu navegador não guarda nada aqui',
    body: 'Tudo funciona, e você conecta de novo a cada visita.',
  },
  PROTOCOL_MISMATCH: {
    title: 'É preciso atualizar',
    body: 'Esta página carregou uma versão mais antiga. Recarregue a página para continuar.',
  },
  POPUP_BLOCKED: {
    title: 'Seu navegador bloqueou uma janela',
    body: 'Permita janelas para esta página e tente novamente. Nada foi enviado.',
  },
  FLOOD: {
    title: 'Esta página pede com frequência demais',
    body: 'Os pedidos dela foram interrompidos. Nada foi enviado. Recarregue a página para continuar.',
  },
  TOO_MANY_OPENS: {
    title: 'Esta página pede com frequência demais',
    body: 'Espere um momento e abra a carteira de novo.',
  },
  INVALID_OPTIONS: {
    title: 'A carteira não está bem configurada aqui',
    body: 'O dono deste site precisa corrigir as opções. Nada foi compartilhado.',
  },
  TARGET_NOT_FOUND: {
    title: 'A carteira não tem lugar nesta página',
    body: 'O dono deste site precisa corrigir as opções. Nada foi compartilhado.',
  },
  DESTROYED: {
    title: 'A carteira foi fechada por esta página',
    body: 'O que foi enviado continua. Recarregue a página para abri-la de novo.',
  },
}
