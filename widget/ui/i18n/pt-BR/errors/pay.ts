import type { payErrors as english } from '../../en/errors/pay.ts'
import type { ErrorText } from '../../errorText.ts'

export const payErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  ONRAMP_NO_PROJECT: {
    title: 'Nada pode ser comprado neste site',
    body: 'O dono não definiu um ID de projeto. Nada foi pago.',
  },
  ONRAMP_QUOTE_INVALID: {
    title: 'Este preço não está certo',
    body: 'É para algo diferente do que você escolheu. Nada foi pago; tente novamente.',
  },
  PAY_OFF: {
    title: 'Os pagamentos estão desligados neste site',
    body: 'O dono não os ligou. Nada foi pago.',
  },
  INVALID_PAYMENT: {
    title: 'Este pagamento não pode ser pedido',
    body: 'O site o pediu de forma errada. Nada foi pago.',
  },
  NO_SUCH_TOKEN: {
    title: 'Este token não existe',
    body: 'Nada nesta rede responde no endereço dele. Nada foi enviado.',
  },
  PAY_NOT_COVERED: {
    title: 'O preço mudou',
    body: 'A bridge cobra mais que antes. O que você trocou está na sua carteira: escolha como continuar.',
  },
  PAY_OTHER_WAY: {
    title: 'Você escolheu outra forma de pagar',
    body: 'Com isso esta transferência terminou, antes de algo ser enviado.',
  },
  PAY_NO_PRICE: {
    title: 'A bridge não dá preço para isto',
    body: 'Este valor exato não pode ser pago por ela agora. Nada foi enviado.',
  },
  PAY_TAKES_MORE: {
    title: 'Pegaria mais',
    body: 'O pagamento pegaria mais de você do que é mostrado, ou pagaria menos. Nada foi enviado.',
  },
  PAY_UNCHECKED: {
    title: 'Não foi possível verificar',
    body: 'Nenhum nó desta rede pode testar o pagamento antes do envio, então ele não foi enviado.',
  },
}
