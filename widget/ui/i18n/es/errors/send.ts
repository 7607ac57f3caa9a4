import type { sendErrors as english } from '../../en/errors/send.ts'
import type { ErrorText } from '../../errorText.ts'

export const sendErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SEND_INCOMPLETE: {
    title: 'Faltan el importe y la dirección',
    body: 'No se envió nada. Rellena ambas y sigue.',
  },
  SEND_NO_TOKEN: {
    title: 'Falta un token',
    body: 'No se envió nada. Elige uno y sigue.',
  },
  SEND_UNSUPPORTED_CHAIN: {
    title: 'Red no compatible',
    body: 'Desde aquí no se puede enviar nada en esta red. Elige otra.',
  },
  SEND_WOULD_FAIL: {
    title: 'Fallaría',
    body: 'Una prueba falló: no se preguntó a tu monedero y no se envió nada. Comprueba token y destinatario.',
  },
  TOKEN_NOT_FOUND: {
    title: 'Token no encontrado',
    body: 'Este sitio nombró un token que no se conoce en esta red. No se envió nada.',
  },
  TRANSACTION_UNKNOWN: {
    title: 'Nadie sabe si se envió',
    body: 'No llegó ninguna respuesta de tu monedero. Mira en él antes de enviar otra vez.',
  },
  TRANSACTION_REVERTED: {
    title: 'La red lo deshizo',
    body: 'Pagaste la comisión de red y el importe sigue siendo tuyo.',
  },
  TRANSACTION_EXPIRED: {
    title: 'La red no lo admitió a tiempo',
    body: 'No se envió nada: puedes enviarlo otra vez.',
  },
  WALLET_SIGNED_OTHER: {
    title: 'Tu monedero firmó otra cosa',
    body: 'No es lo que confirmaste, así que no se envió nada. No firmes otra vez con este monedero.',
  },
  WRONG_CLUSTER: {
    title: 'El nodo está en otra red',
    body: 'No se envió nada. Quien gestiona este widget tiene que corregir la dirección del nodo.',
  },
}
