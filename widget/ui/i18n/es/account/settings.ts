import type { settingsWords as english } from '../../en/account/settings.ts'

export const settingsWords: typeof english = {
  settings: {
    title: 'Ajustes',
    language: 'Idioma',
    theme: 'Tema',
    themes: { light: 'Claro', dark: 'Oscuro', auto: 'Como tu dispositivo' },
    asSite: 'Como el sitio',
    network: 'Red inicial',
    note: 'Valen en este sitio y tienen prioridad sobre lo que este fija.',
    help: 'Ayuda',
    log: 'Registro para soporte',
    logLead:
      'Lo que hizo el widget en esta página: conexiones, peticiones por su nombre, pasos de las transferencias, errores. Sin direcciones, claves ni importes. Se queda aquí hasta que lo compartas.',
    logOff: 'Este sitio no guarda ningún registro.',
    copy: 'Copiar el registro',
    copyFailed: 'Tu navegador no dejó copiarlo. Selecciona el texto.',
    about: 'Acerca de',
    site: 'Sitio',
    version: 'Versión',
    kept: 'Se recuerda',
    keptIn: {
      local: 'En este navegador',
      cookie: 'En una cookie de este sitio',
      memory: 'Hasta que se cierre la página',
    },
  },
}
