import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  HTTP_ERROR: {
    title: 'O serviço não respondeu',
    body: 'Seus fundos não foram afetados. Tente novamente em instantes.',
  },
  HTTP_TIMEOUT: {
    title: 'O serviço está demorando demais',
    body: 'Seus fundos não foram afetados. Tente novamente em instantes.',
  },
  HTTP_UNREACHABLE: {
    title: 'O serviço está fora de alcance',
    body: 'Seus fundos não foram afetados. Confira sua conexão e tente novamente.',
  },
  HTTP_UNREADABLE: {
    title: 'A resposta do serviço não pode ser lida',
    body: 'Ela não foi usada, e seus fundos não foram afetados. Tente novamente em instantes.',
  },
  RPC_UNAVAILABLE: {
    title: 'A rede não responde',
    body: 'Seus fundos não foram afetados. Tente novamente em instantes.',
  },
  RPC_NO_URL: {
    title: 'Esta rede não pode ser lida aqui',
    body: 'Este site não indicou como chegar a ela. Seus fundos não foram afetados.',
  },
}
