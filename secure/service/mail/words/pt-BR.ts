import type { MailWords } from '../mailWords.ts'

/** Portuguese of Brazil. */
export const words: MailWords = {
  device: {
    subject: ({ brand }) => `Aprove um novo dispositivo para ${brand}`,
    lead: ({ brand, deviceName }) =>
      `Alguém com ${deviceName} quer entrar na sua carteira ${brand}. Abra esta página e aprove. Ela mostra então um código para digitar onde você começou.`,
    action: 'Ver o pedido',
    after: ({ duration }) =>
      `O link vale por ${duration}. Não foi você? Não faça nada, ou abra a página e recuse. Ninguém entra sem a sua resposta.`,
  },
  login: {
    subject: ({ brand }, code) => `${code} é seu código de ${brand}`,
    lead: ({ brand }) => `Seu código para entrar na sua carteira ${brand}:`,
    after: ({ brand, duration }) =>
      `O código expira em ${duration}. Digite-o só onde você começou a entrar e não o dê a ninguém: ${brand} nunca pede o código. Não foi você? Então alguém digitou seu endereço; ignore este e-mail.`,
  },
  oldAddress: {
    subject: ({ brand }, code) => `${code} confirma a troca do seu endereço de e-mail de ${brand}`,
    lead: () =>
      'Alguém que entrou na sua carteira quer usar outro endereço de e-mail. Este código confirma o atual:',
    after: ({ duration }) =>
      `O código expira em ${duration}. Não foi você? Não dê o código a ninguém, abra Dispositivos na sua carteira e remova os que não conhece.`,
  },
  newAddress: {
    subject: ({ brand }, code) => `${code} confirma seu novo endereço de e-mail de ${brand}`,
    lead: ({ brand }) => `Este código confirma que sua carteira ${brand} pode usar este endereço:`,
    after: ({ duration }) =>
      `O código expira em ${duration}. Não foi você? Então alguém digitou seu endereço; ignore este e-mail.`,
  },
  change: {
    subject: ({ brand }) => `Sua carteira ${brand}: há uma mudança pendente`,
    lead: ({ what, due, deviceName }) =>
      `Alguém que entrou com ${deviceName} pediu isto: ${what}. Acontece depois de ${due}.`,
    action: 'Ver e impedir',
    after: () =>
      'Foi você? Não faça nada. Não foi você? Impeça com este link e troque a senha do seu e-mail: quem pediu talvez leia suas mensagens.',
    what: { delete: 'sua conta é excluída', device: (name) => `${name} é removido` },
  },
  notice: {
    subject: ({ brand }) => `Sua carteira ${brand}: foi você?`,
    lead: ({ what, deviceName }) => `Com ${deviceName}, isto foi feito na sua carteira: ${what}.`,
    after: () =>
      'Foi você? Não faça nada. Não foi você? Então outra pessoa pode usar sua carteira: entre, remova os dispositivos que você não conhece, configure a recuperação de novo, mova o que você tem para outra carteira e troque a senha do seu e-mail.',
    what: {
      recovery: 'uma nova recuperação foi configurada, e a anterior não vale mais',
      letIn: (name) => `${name} foi aprovado e pode assinar`,
    },
  },
  deviceName: {
    on: (browser, system) => `${browser} no ${system}`,
    unknown: 'um navegador',
  },
  asked: ({ site, deviceName, time }) => `Pedido em ${site}, com ${deviceName}, em ${time}.`,
}
