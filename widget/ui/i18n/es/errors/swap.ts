import type { swapErrors as english } from '../../en/errors/swap.ts'
import type { ErrorText } from '../../errorText.ts'

export const swapErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  SWAP_NETWORK_UNSUPPORTED: {
    title: 'Red sin cambios',
    body: 'Elige otra red para cambiar.',
  },
  SWAP_NO_LIQUIDITY: {
    title: 'Liquidez insuficiente',
    body: 'El mercado es demasiado pequeño para este importe. Prueba uno menor.',
  },
  SWAP_NO_ROUTE: {
    title: 'No hay mercado para estos dos',
    body: 'Nada une estos dos tokens. Elige otro.',
  },
  SWAP_PRICE_MOVED: {
    title: 'El precio se movió',
    body: 'El precio se movió más que tu límite; no se cambió nada.',
  },
  SWAP_REVERTS: {
    title: 'La red lo rechazaría',
    body: 'El cambio se probó sin enviarlo y falló. No se envió nada.',
  },
  SWAP_BELOW_MINIMUM: {
    title: 'Recibirías menos',
    body: 'El cambio daría menos que lo mínimo que aceptaste. No se envió nada. Pide otra cotización.',
  },
  SWAP_RECIPIENT: {
    title: 'No es para ti',
    body: 'El servicio de cambio quería pagar a otra persona. No se envió nada. No lo uses por ahora.',
  },
  SWAP_WRONG_TOKEN: {
    title: 'Otros tokens',
    body: 'El servicio de cambio preparó otros tokens que los elegidos. No se envió nada.',
  },
  SWAP_WRONG_AMOUNT: {
    title: 'Otro importe',
    body: 'El servicio de cambio preparó otro importe. No se envió nada.',
  },
  SWAP_DEADLINE: {
    title: 'Abierto demasiado tiempo',
    body: 'El cambio quedaría abierto mucho más de lo esperado. No se envió nada.',
  },
  SWAP_SPENDER_DIFFERS: {
    title: 'Otro contrato',
    body: 'El servicio de cambio pidió permitir otro contrato que el que cambia. No se envió nada.',
  },
  SWAP_ROUTER_UNKNOWN: {
    title: 'Contrato desconocido',
    body: 'El servicio de cambio nombró un contrato que aquí no se conoce. No se envió nada.',
  },
  SWAP_NOT_UNDERSTOOD: {
    title: 'No es un cambio',
    body: 'El servicio de cambio preparó algo que no se puede leer. No se envió nada.',
  },
  SWAP_TAKES_MORE: {
    title: 'Tomaría más',
    body: 'El cambio te quitaría más de lo que confirmaste. No se envió nada.',
  },
  SWAP_UNCHECKED: {
    title: 'No se pudo comprobar',
    body: 'Esta red no puede probar el cambio antes de enviarlo, así que no se envió.',
  },
  SWAP_TOKEN_DIFFERS: {
    title: 'El token está mal descrito',
    body: 'El servicio de cambio y la red no coinciden sobre este token. No se envió nada.',
  },
  SWAP_INSUFFICIENT_BALANCE: {
    title: 'No tienes suficiente de este token',
    body: 'Tu saldo es menor que el importe. No se envió nada.',
  },
  SWAP_INSUFFICIENT_FEE: {
    title: 'No alcanza para la comisión de red',
    body: 'La red se paga en su propia moneda. No se envió nada. Añade un poco e inténtalo de nuevo.',
  },
  SWAP_ALLOWANCE_TOO_LOW: {
    title: 'Se permitió muy poco',
    body: 'Tu monedero permitió menos de lo que el cambio necesita. No se cambió nada.',
  },
  SWAP_FAILED: {
    title: 'El cambio falló',
    body: 'La red lo ejecutó y lo deshizo. No se cambió nada; la comisión de red se gastó.',
  },
  SWAP_UNKNOWN: {
    title: 'Aún no se sabe',
    body: 'Nadie puede decir todavía qué fue de la transacción. Mírala antes de volver a intentarlo.',
  },
  SWAP_INTERRUPTED: {
    title: 'Aprobado, sin cambiar',
    body: 'La página se cerró después de que tu monedero aprobara. No se cambió nada; empieza de nuevo para seguir.',
  },
  SWAP_STOPPED: {
    title: 'La transacción se detuvo',
    body: 'Fue reemplazada, descartada o rechazada. No se cambió nada.',
  },
  SWAP_NO_PROJECT: {
    title: 'Los cambios no están configurados',
    body: 'Este sitio no tiene identificador de proyecto para el servicio de cambio.',
  },
}
