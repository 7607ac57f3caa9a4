import type { embeddedErrors as english } from '../../en/errors/embedded.ts'
import type { ErrorText } from '../../errorText.ts'

export const embeddedErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  BAD_MESSAGE: {
    title: 'Algo deu errado',
    body: 'A carteira integrada não foi entendida. Nada foi assinado. Recarregue a página e tente novamente.',
  },
  LOGIN_NOT_FRESH: {
    title: 'Sessão expirada',
    body: 'Para assinar, entre mais uma vez. Sua carteira está segura.',
  },
  LOGIN_EXPIRED: {
    title: 'Este login terminou',
    body: 'O código ou link foi usado ou expirou. Comece de novo.',
  },
  OTP_WRONG: {
    title: 'Código errado',
    body: 'Esse não é o código que enviamos. Veja o e-mail mais recente.',
  },
  OTP_EXPIRED: {
    title: 'O código expirou',
    body: 'Peça um novo.',
  },
  OTP_ATTEMPTS: {
    title: 'Muitos códigos errados',
    body: 'Este login terminou. Peça um novo código.',
  },
  RATE_LIMITED: {
    title: 'Tentativas demais',
    body: 'Espere um pouco e tente novamente.',
  },
  EMAIL_PAUSE: {
    title: 'Espere um momento',
    body: 'Outro e-mail pode ser enviado em alguns segundos.',
  },
  EMAIL_INVALID: {
    title: 'E-mail inválido. Tente novamente.',
    body: 'Confira o endereço e envie de novo.',
  },
  EMAIL_TAKEN: {
    title: 'Este e-mail pertence a outra conta',
    body: 'Use outro endereço.',
  },
  MAIL_FAILED: {
    title: 'O e-mail não pôde ser enviado',
    body: 'Confira o endereço ou tente novamente em instantes.',
  },
  DEVICE_REFUSED: {
    title: 'O dispositivo foi recusado',
    body: 'Alguém tocou em Recusar no e-mail. Se foi você, comece de novo.',
  },
  PROVIDER_OFF: {
    title: 'Este login não é oferecido aqui',
    body: 'Escolha outra forma de entrar.',
  },
  PROVIDER_FAILED: {
    title: 'O login não foi aceito',
    body: 'O provedor recusou ou falhou. Nada foi compartilhado. Tente novamente.',
  },
  SERVICE_DOWN: {
    title: 'A carteira integrada não responde',
    body: 'Sua carteira está segura. Tente novamente em instantes.',
  },
  KEYS_EXIST: {
    title: 'Outro dispositivo foi mais rápido',
    body: 'Sua carteira foi configurada lá. Entre de novo.',
  },
  NO_SHARE: {
    title: 'Conclua a configuração deste navegador',
    body: 'Este navegador ainda não pode assinar. Recupere sua carteira aqui ou aprove este navegador em outro dispositivo.',
  },
  SHARE_TAMPERED: {
    title: 'A carteira não pôde ser aberta',
    body: 'O que está guardado aqui não corresponde à sua conta. Nada foi assinado. Recupere sua carteira.',
  },
  KEY_NEEDED: {
    title: 'Só a sua chave pode fazer isso',
    body: 'Faça em um navegador que possa assinar por esta carteira.',
  },
  RECOVERY_WRONG: {
    title: 'Não abriu',
    body: 'A frase-senha, a passkey ou o arquivo não é o certo. Tente novamente.',
  },
  SMART_ACCOUNT_CANNOT: {
    title: 'Não com uma conta inteligente',
    body: 'Contas inteligentes enviam operações, não transações. Nada foi enviado.',
  },
  SESSION_NOT_REVOKED: {
    title: 'A permissão não foi encerrada',
    body: 'Ela continua valendo. Tente novamente em instantes.',
  },
  BUNDLER_DOWN: {
    title: 'Não foi possível enviar',
    body: 'O serviço que envia para contas inteligentes (bundler) não responde. Tente novamente: o envio acontece no máximo uma vez.',
  },
  OPERATION_REFUSED: {
    title: 'Não foi aceito',
    body: 'O serviço que envia para contas inteligentes (bundler) recusou. Nada foi enviado.',
  },
  OPERATION_NONCE: {
    title: 'Outra coisa tomou o lugar',
    body: 'Sua conta enviou outra coisa enquanto isso. Tente novamente.',
  },
  OPERATION_REVERTED: {
    title: 'A rede desfez',
    body: 'Nada foi movido além da taxa de rede.',
  },
  OPERATION_PENDING: {
    title: 'Está demorando mais que o normal',
    body: 'Foi enviado e ainda não está em nenhum bloco. Veja sua atividade antes de enviar de novo.',
  },
  RPC_FAILED: {
    title: 'A rede não respondeu',
    body: 'Nada foi enviado. Tente novamente em instantes.',
  },
  NETWORK_UNKNOWN: {
    title: 'Rede não compatível',
    body: 'A carteira integrada não conhece esta rede. Escolha outra.',
  },
  INSUFFICIENT_FUNDS: {
    title: 'Fundos insuficientes',
    body: 'Nada foi enviado. A taxa de rede também conta.',
  },
  REQUEST_ABORTED: {
    title: 'O pedido foi interrompido',
    body: 'Nada foi assinado. Tente novamente.',
  },
  TOO_MANY_REQUESTS: {
    title: 'Pedidos demais',
    body: 'Responda aos que esperam e tente novamente.',
  },
  INTERNAL: {
    title: 'Ocorreu um erro',
    body: 'Nada foi assinado. Tente novamente.',
  },
  IFRAME_LOAD_FAILED: {
    title: 'Algo deu errado',
    body: 'Não foi possível carregar o login por e-mail. A conexão falhou ou este site não está configurado para isso. Tente novamente ou escolha uma carteira.',
  },
  IFRAME_REQUEST_TIMEOUT: {
    title: 'Algo deu errado',
    body: 'A carteira integrada demorou demais para responder. Tente novamente.',
  },
  EMBEDDED_WALLET_NOT_STARTED: {
    title: 'Ocorreu um problema ao iniciar a autenticação',
    body: 'Você saiu de novo. Sua carteira está segura. Entre mais uma vez.',
  },
  EMBEDDED_WALLET_NOT_LOADED: {
    title: 'Erro de rede – a carteira integrada não carregou',
    body: 'As carteiras e a bridge continuam funcionando. A conexão falhou ou este site não está configurado para isso. Tente novamente ou escolha uma carteira.',
  },
}
