import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  NAME_INVALID: {
    title: 'O valor não é um nome válido',
    body: 'Nada foi assinado. Escolha outro nome.',
  },
  NAME_ALREADY_OWNED: {
    title: 'Você já tem um nome',
    body: 'Nada foi assinado. Sua conta mantém o nome que tem.',
  },
  NAME_NOT_RESOLVED: {
    title: 'Erro ao resolver o nome',
    body: 'Não se sabe de quem é. Tente novamente em instantes ou use um endereço.',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: 'Erro ao buscar sugestões de nomes',
    body: 'Tente novamente em instantes ou escolha um nome você mesmo.',
  },
  NAMES_NOT_FOUND: {
    title: 'Erro ao buscar nomes do endereço',
    body: 'Não se sabe que nomes esta conta tem. Tente novamente em instantes.',
  },
  NAME_NOT_REGISTERED: {
    title: 'Erro ao registrar o nome',
    body: 'O serviço não aceitou. Tente novamente ou escolha outro nome.',
  },
  NAMES_NOT_SUPPORTED: {
    title: 'Sem nomes nesta rede',
    body: 'O serviço de nomes não conhece esta rede ou está fora de alcance. Use um endereço.',
  },
}
