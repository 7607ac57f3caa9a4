import type { embeddedErrors as english } from '../../en/errors/embedded.ts'
import type { ErrorText } from '../../errorText.ts'

/** Of the embedded wallet and its secure origin. */
export const embeddedErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  BAD_MESSAGE: {
    title: 'Algo salió mal',
    body: 'No se entendió al monedero integrado. No se firmó nada. Recarga la página e inténtalo de nuevo.',
  },
  LOGIN_NOT_FRESH: {
    title: 'La sesión ha caducado',
    body: 'Para firmar, entra otra vez. Tu monedero está a salvo.',
  },
  LOGIN_EXPIRED: {
    title: 'Esta entrada terminó',
    body: 'El código o el enlace ya se usó o caducó. Empieza de nuevo.',
  },
  OTP_WRONG: {
    title: 'Código incorrecto',
    body: 'No es el código que enviamos. Mira el último correo.',
  },
  OTP_EXPIRED: {
    title: 'El código ha caducado',
    body: 'Pide uno nuevo.',
  },
  OTP_ATTEMPTS: {
    title: 'Demasiados códigos incorrectos',
    body: 'Esta entrada terminó. Pide un código nuevo.',
  },
  RATE_LIMITED: {
    title: 'Demasiados intentos',
    body: 'Espera un poco e inténtalo de nuevo.',
  },
  EMAIL_PAUSE: {
    title: 'Espera un momento',
    body: 'Se puede enviar otro correo en unos segundos.',
  },
  EMAIL_INVALID: {
    title: 'Correo no válido. Inténtalo de nuevo.',
    body: 'Revisa la dirección y envíala otra vez.',
  },
  EMAIL_TAKEN: {
    title: 'Este correo es de otra cuenta',
    body: 'Usa otra dirección.',
  },
  MAIL_FAILED: {
    title: 'No se pudo enviar el correo',
    body: 'Revisa la dirección o inténtalo de nuevo en un momento.',
  },
  DEVICE_REFUSED: {
    title: 'El dispositivo fue rechazado',
    body: 'Alguien pulsó Rechazar en el correo. Si fuiste tú, empieza de nuevo.',
  },
  PROVIDER_OFF: {
    title: 'Esta entrada no se ofrece aquí',
    body: 'Elige otra forma de entrar.',
  },
  PROVIDER_FAILED: {
    title: 'No se aceptó la entrada',
    body: 'El proveedor la rechazó o falló. No se compartió nada. Inténtalo de nuevo.',
  },
  SERVICE_DOWN: {
    title: 'El monedero integrado no responde',
    body: 'Tu monedero está a salvo. Inténtalo de nuevo en un momento.',
  },
  KEYS_EXIST: {
    title: 'Otro dispositivo fue más rápido',
    body: 'Tu monedero se preparó allí. Entra de nuevo.',
  },
  NO_SHARE: {
    title: 'Termina de configurar este navegador',
    body: 'Este navegador aún no puede firmar. Recupera aquí tu monedero o aprueba este navegador en otro dispositivo.',
  },
  SHARE_TAMPERED: {
    title: 'No se pudo abrir el monedero',
    body: 'Lo guardado aquí no corresponde a tu cuenta. No se firmó nada. Recupera tu monedero.',
  },
  KEY_NEEDED: {
    title: 'Solo tu clave puede hacerlo',
    body: 'Hazlo en un navegador que pueda firmar por esta cartera.',
  },
  RECOVERY_WRONG: {
    title: 'No se abrió',
    body: 'La frase, la llave o el archivo no es correcto. Inténtalo de nuevo.',
  },
  SMART_ACCOUNT_CANNOT: {
    title: 'No con una cuenta inteligente',
    body: 'Quizá esta aplicación no admita cuentas inteligentes. No se envió ni firmó nada. Tu cuenta estándar puede hacerlo.',
  },
  SESSION_NOT_REVOKED: {
    title: 'El permiso no se revocó',
    body: 'Sigue en pie. Inténtalo de nuevo en un momento.',
  },
  BUNDLER_DOWN: {
    title: 'No se pudo enviar',
    body: 'Lo que envía por las cuentas inteligentes no responde. Inténtalo de nuevo: se envía una vez como mucho.',
  },
  OPERATION_REFUSED: {
    title: 'No se aceptó',
    body: 'Lo que envía por las cuentas inteligentes lo rechazó. No se envió nada.',
  },
  OPERATION_NONCE: {
    title: 'Otra cosa ocupó su lugar',
    body: 'Tu cuenta envió algo entretanto. Inténtalo de nuevo.',
  },
  OPERATION_REVERTED: {
    title: 'La red lo deshizo',
    body: 'No se movió nada más que la comisión de red.',
  },
  OPERATION_PENDING: {
    title: 'Tarda más de lo habitual',
    body: 'Se envió y aún no está en ningún bloque. Mira tu actividad antes de enviarlo otra vez.',
  },
  RPC_FAILED: {
    title: 'La red no respondió',
    body: 'No se envió nada. Inténtalo de nuevo en un momento.',
  },
  NETWORK_UNKNOWN: {
    title: 'Red no compatible',
    body: 'El monedero integrado no conoce esta red. Elige otra.',
  },
  INSUFFICIENT_FUNDS: {
    title: 'Fondos insuficientes',
    body: 'No se envió nada. La comisión de red también cuenta.',
  },
  REQUEST_ABORTED: {
    title: 'La solicitud se canceló',
    body: 'No se firmó nada. Inténtalo de nuevo.',
  },
  TOO_MANY_REQUESTS: {
    title: 'Demasiadas solicitudes',
    body: 'Responde a las que esperan e inténtalo de nuevo.',
  },
  INTERNAL: {
    title: 'Ocurrió un error',
    body: 'No se firmó nada. Inténtalo de nuevo.',
  },
  IFRAME_LOAD_FAILED: {
    title: 'Algo salió mal',
    body: 'No se pudo cargar la entrada por correo. Falló la conexión o este sitio no está configurado para ello. Inténtalo de nuevo o elige un monedero.',
  },
  IFRAME_REQUEST_TIMEOUT: {
    title: 'Algo salió mal',
    body: 'El monedero integrado tardó demasiado en responder. Inténtalo de nuevo.',
  },
  EMBEDDED_WALLET_NOT_STARTED: {
    title: 'Hubo un problema al iniciar la autenticación',
    body: 'Tu sesión se cerró. Tu monedero está a salvo. Entra otra vez.',
  },
  EMBEDDED_WALLET_NOT_LOADED: {
    title: 'Error de red: no se pudo cargar el monedero integrado',
    body: 'Los monederos y el puente siguen funcionando. Falló la conexión o este sitio no está configurado para ello. Inténtalo de nuevo o elige un monedero.',
  },
}
