import type { Language } from '../client.ts'

/** What a mail is about; each has its words in every language. */
export type MailKind = 'device' | 'login' | 'oldAddress' | 'newAddress'

/** What a mail may say. None of it was written by whoever asked for the mail. */
export type MailFacts = {
  readonly brand: string
  /** Host of the secure origin. */
  readonly site: string
  readonly deviceName: string
  readonly time: string
  readonly minutes: number
}

type Words = {
  subject(facts: MailFacts, code: string): string
  lead(facts: MailFacts): string
  /** Of the button; mails with a code have none. */
  action?: string
  after(facts: MailFacts): string
}

const en: Record<MailKind, Words> = {
  device: {
    subject: ({ brand }) => `Approve a new device for ${brand}`,
    lead: ({ brand, deviceName }) =>
      `${deviceName} wants to sign in to your ${brand} wallet. Open this page and approve it, then return to where you started. We will send you a code.`,
    action: 'Look at the request',
    after: ({ minutes }) =>
      `The link works for ${minutes} minutes. Was it not you? Do nothing, or open the page and refuse. Nobody gets in without your answer.`,
  },
  login: {
    subject: ({ brand }, code) => `${code} is your ${brand} code`,
    lead: ({ brand }) => `Your code to sign in to your ${brand} wallet:`,
    after: ({ brand, minutes }) =>
      `The code expires in ${minutes} minutes. Type it only where you began to sign in, and give it to nobody: ${brand} never asks for it. Was it not you? Then somebody typed your address; ignore this mail.`,
  },
  oldAddress: {
    subject: ({ brand }, code) => `${code} confirms that you change your ${brand} address`,
    lead: () =>
      'Somebody who is signed in to your wallet wants to use another e-mail address. This code confirms your present one:',
    after: ({ minutes }) =>
      `The code expires in ${minutes} minutes. Was it not you? Give the code to nobody, and sign out everywhere in your wallet’s settings.`,
  },
  newAddress: {
    subject: ({ brand }, code) => `${code} confirms your new ${brand} address`,
    lead: ({ brand }) => `This code confirms that your ${brand} wallet may use this address:`,
    after: ({ minutes }) =>
      `The code expires in ${minutes} minutes. Was it not you? Then somebody typed your address; ignore this mail.`,
  },
}

const es: Record<MailKind, Words> = {
  device: {
    subject: ({ brand }) => `Aprueba un dispositivo nuevo para ${brand}`,
    lead: ({ brand, deviceName }) =>
      `Alguien con ${deviceName} quiere entrar en tu billetera ${brand}. Abre esta página, apruébalo y vuelve a donde empezaste. Te enviaremos un código.`,
    action: 'Ver la solicitud',
    after: ({ minutes }) =>
      `El enlace vale ${minutes} minutos. ¿No fuiste tú? No hagas nada, o abre la página y recházalo. Nadie entra sin tu respuesta.`,
  },
  login: {
    subject: ({ brand }, code) => `${code} es tu código de ${brand}`,
    lead: ({ brand }) => `Tu código para entrar en tu billetera ${brand}:`,
    after: ({ brand, minutes }) =>
      `El código caduca en ${minutes} minutos. Escríbelo solo donde empezaste a entrar y no se lo des a nadie: ${brand} nunca lo pide. ¿No fuiste tú? Entonces alguien escribió tu dirección; ignora este correo.`,
  },
  oldAddress: {
    subject: ({ brand }, code) => `${code} confirma que cambias tu dirección de ${brand}`,
    lead: () =>
      'Alguien que ha entrado en tu billetera quiere usar otra dirección de correo. Este código confirma la actual:',
    after: ({ minutes }) =>
      `El código caduca en ${minutes} minutos. ¿No fuiste tú? No des el código a nadie y cierra todas las sesiones en los ajustes de tu billetera.`,
  },
  newAddress: {
    subject: ({ brand }, code) => `${code} confirma tu nueva dirección de ${brand}`,
    lead: ({ brand }) =>
      `Este código confirma que tu billetera ${brand} puede usar esta dirección:`,
    after: ({ minutes }) =>
      `El código caduca en ${minutes} minutos. ¿No fuiste tú? Entonces alguien escribió tu dirección; ignora este correo.`,
  },
}

export const mailWords: Record<Language, Record<MailKind, Words>> = { en, es }

/** Where, with what and when it was asked for. */
export const asked: Record<Language, (facts: MailFacts) => string> = {
  en: ({ site, deviceName, time }) => `Asked for at ${site}, with ${deviceName}, on ${time}.`,
  es: ({ site, deviceName, time }) => `Solicitado en ${site}, con ${deviceName}, el ${time}.`,
}
