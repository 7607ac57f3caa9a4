import type { payErrors as english } from '../../en/errors/pay.ts'
import type { ErrorText } from '../../errorText.ts'

export const payErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  ONRAMP_NO_PROJECT: {
    title: 'En este sitio no se puede comprar',
    body: 'Su dueño no ha puesto un id de proyecto. No se pagó nada.',
  },
  ONRAMP_QUOTE_INVALID: {
    title: 'Este precio no es correcto',
    body: 'Es de otra cosa que la que elegiste. No se pagó nada; prueba de nuevo.',
  },
  PAY_OFF: {
    title: 'Los pagos están apagados en este sitio',
    body: 'Su dueño no los ha activado. No se pagó nada.',
  },
  INVALID_PAYMENT: {
    title: 'Este pago no se puede pedir',
    body: 'El sitio lo pidió mal. No se pagó nada.',
  },
  NO_SUCH_TOKEN: {
    title: 'No existe tal token',
    body: 'En esta red nada responde en su dirección. No se envió nada.',
  },
  PAY_NOT_COVERED: {
    title: 'El precio se movió',
    body: 'El puente cobra más que antes. Lo que cambiaste está en tu monedero: elige cómo seguir.',
  },
  PAY_OTHER_WAY: {
    title: 'Elegiste pagar de otra manera',
    body: 'Con eso terminó esta transferencia, antes de que se enviara algo.',
  },
  PAY_NO_PRICE: {
    title: 'El puente no da precio para esto',
    body: 'Ahora no se puede pagar justo este importe. No se envió nada.',
  },
  PAY_TAKES_MORE: {
    title: 'Tomaría más',
    body: 'El pago te quitaría más de lo que se muestra, o pagaría menos. No se envió nada.',
  },
  PAY_UNCHECKED: {
    title: 'No se pudo comprobar',
    body: 'Ningún nodo de esta red puede probar el pago antes de enviarlo, así que no se envió.',
  },
}
