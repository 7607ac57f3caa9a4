import type { MailWords } from '../mailWords.ts'

/** Spanish. */
export const words: MailWords = {
  device: {
    subject: ({ brand }) => `Aprueba un dispositivo nuevo para ${brand}`,
    lead: ({ brand, deviceName }) =>
      `Alguien con ${deviceName} quiere entrar en tu monedero ${brand}. Abre esta página y apruébalo. Después te mostrará un código para escribirlo donde empezaste.`,
    action: 'Ver la solicitud',
    after: ({ duration }) =>
      `El enlace vale ${duration}. ¿No fuiste tú? No hagas nada, o abre la página y recházalo. Nadie entra sin tu respuesta.`,
  },
  login: {
    subject: ({ brand }, code) => `${code} es tu código de ${brand}`,
    lead: ({ brand }) => `Tu código para entrar en tu monedero ${brand}:`,
    after: ({ brand, duration }) =>
      `El código caduca en ${duration}. Escríbelo solo donde empezaste a entrar y no se lo des a nadie: ${brand} nunca lo pide. ¿No fuiste tú? Entonces alguien escribió tu dirección; ignora este correo.`,
  },
  oldAddress: {
    subject: ({ brand }, code) => `${code} confirma que cambias tu dirección de ${brand}`,
    lead: () =>
      'Alguien que ha entrado en tu monedero quiere usar otra dirección de correo. Este código confirma la actual:',
    after: ({ duration }) =>
      `El código caduca en ${duration}. ¿No fuiste tú? No des el código a nadie, abre Dispositivos en tu monedero y quita los que no conozcas.`,
  },
  newAddress: {
    subject: ({ brand }, code) => `${code} confirma tu nueva dirección de ${brand}`,
    lead: ({ brand }) => `Este código confirma que tu monedero ${brand} puede usar esta dirección:`,
    after: ({ duration }) =>
      `El código caduca en ${duration}. ¿No fuiste tú? Entonces alguien escribió tu dirección; ignora este correo.`,
  },
  change: {
    subject: ({ brand }) => `Tu cartera de ${brand}: hay un cambio pendiente`,
    lead: ({ what, due, deviceName }) =>
      `Alguien que inició sesión con ${deviceName} pidió esto: ${what}. Ocurrirá después de ${due}.`,
    action: 'Verlo y detenerlo',
    after: () =>
      '¿Fuiste tú? No hagas nada. ¿No fuiste tú? Detenlo con este enlace y cambia la contraseña de tu correo: quien lo pidió quizá lea tus mensajes.',
    what: { delete: 'se elimina tu cuenta', device: (name) => `se quita ${name}` },
  },
  notice: {
    subject: ({ brand }) => `Tu cartera de ${brand}: ¿fuiste tú?`,
    lead: ({ what, deviceName }) => `Con ${deviceName} se hizo esto en tu cartera: ${what}.`,
    after: () =>
      '¿Fuiste tú? No hagas nada. ¿No fuiste tú? Entonces otra persona puede usar tu cartera: inicia sesión, quita los dispositivos que no conoces, configura de nuevo tu recuperación, mueve lo que tienes a otra cartera y cambia la contraseña de tu correo.',
    what: {
      recovery: 'se configuró una recuperación nueva y la anterior ya no sirve',
      letIn: (name) => `se dejó entrar a ${name}, que ya puede firmar`,
    },
  },
  deviceName: {
    on: (browser, system) => `${browser} en ${system}`,
    unknown: 'un navegador',
  },
  asked: ({ site, deviceName, time }) => `Solicitado en ${site}, con ${deviceName}, el ${time}.`,
}
