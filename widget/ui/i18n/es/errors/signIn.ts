import type { signInErrors as english } from '../../en/errors/signIn.ts'
import type { ErrorText } from '../../errorText.ts'

export const signInErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SIGNATURE_DECLINED: {
    title: 'Firma rechazada',
    body: 'No se firmó nada. Inténtalo de nuevo o cancela.',
  },
  SESSION_EXPIRED: {
    title: 'La sesión ha caducado',
    body: 'Inicia sesión de nuevo para seguir.',
  },
  SIGN_IN_NOT_ENABLED: {
    title: 'Este sitio no tiene inicio de sesión',
    body: 'No se firmó nada. Sigue sin ello.',
  },
  NO_ACTIVE_ACCOUNT: {
    title: 'No hay ninguna cuenta conectada',
    body: 'No se firmó nada. Conecta tu monedero e inténtalo de nuevo.',
  },
  SIGN_IN_TIMEOUT: {
    title: 'Este sitio no respondió',
    body: 'Tardó demasiado. No has iniciado sesión; inténtalo de nuevo en un momento.',
  },
  SIGN_IN_PAGE_FAILED: {
    title: 'Este sitio no pudo iniciar tu sesión',
    body: 'Tu monedero está bien. Inténtalo de nuevo o pide ayuda al sitio.',
  },
  SIGNATURE_INVALID: {
    title: 'La firma no fue aceptada',
    body: 'No corresponde a esta cuenta o mensaje. Revisa la cuenta en tu monedero e inténtalo de nuevo.',
  },
  SIGN_IN_MESSAGE: {
    title: 'No hay nada que firmar',
    body: 'No se pudo crear el mensaje para este sitio. Su dueño tiene que corregir sus opciones.',
  },
  TERMS_NOT_AGREED: {
    title: 'Acepta primero los términos',
    body: 'Marca la casilla y luego elige un monedero.',
  },
}
