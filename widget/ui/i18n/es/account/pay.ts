import { plural } from '#lib/plural.ts'
import type { payWords as english } from '../../en/account/pay.ts'

export const payWords = {
  pay: {
    title: 'Pagar',
    close: 'Cerrar',
    to: 'A',
    from: 'Pagar desde',
    looking: 'Mirando tus saldos',
    kinds: {
      direct: (network) => `en ${network}`,
      bridge: (network) => `en ${network}, por el puente`,
      swap: (network) => `en ${network}, con cambio`,
      swapAndBridge: (network) => `en ${network}, cambio y puente`,
    },
    of: (balance: string) => `de ${balance}`,
    problems: {
      notEnough: (network: string) => `No basta en ${network}`,
      tooLow: (network: string) => `Muy poco para el puente desde ${network}`,
      tooHigh: (network: string) => `Demasiado para el puente desde ${network} ahora`,
      contract: (network: string) =>
        `Desde ${network} no: quien recibe es un contrato, y recibiría otro token`,
      unwrapped: (network) =>
        `No desde ${network}: el destinatario recibiría la moneda misma, no este token`,
      noPrice: (network: string) => `Sin precio desde ${network} ahora`,
      market: (network) => `El mercado en ${network} es muy pequeño para esto`,
      noFee: (network) => `Nada para la comisión de red en ${network}`,
    },
    confirmations: (count) =>
      plural('es', count, {
        one: '1 confirmación en tu monedero',
        other: `${count} confirmaciones en tu monedero`,
      }),
    steps: {
      approveSwap: (symbol) => `Permitir que el cambio tome ${symbol}`,
      swap: (give, least) => `Cambiar ${give} por al menos ${least}`,
      approveBridge: (symbol) => `Permitir que el puente tome ${symbol}`,
      deposit: (amount) => `Pagar ${amount} por el puente`,
      send: (amount) => `Pagar ${amount}`,
    },
    leftover: 'Lo que el cambio dé de más se queda en tu monedero.',
    swapped: (give, want) => `${give} se cambiaron por ${want}`,
    swappedBody: 'Está en tu monedero. Paga con ello, o elige otra forma.',
    phases: {
      checking: 'Comprobando',
      wallet: 'Confirma en tu monedero',
      network: 'Esperando a la red',
    },
    keepOpen: 'No cierres hasta la última confirmación. Lo cambiado hasta entonces es tuyo.',
    swapping: 'El cambio está en camino',
    swappingNote: 'Cuando termine podrás pagar con ello. Puedes cerrar.',
    unknown: 'Nadie sabe si se envió',
    unknownBody: 'Mira en tu monedero antes de pagar otra vez.',
    payWith: (amount: string) => `Pagar ${amount}`,
    notEnough: 'No hay con qué pagar',
    noWayTitle: 'Tienes muy poco para pagar esto',
    noWayBody: 'Consigue algo de este token, o de otro que se cambie por él, y vuelve.',
    connect: 'Conectar monedero',
    sent: 'Enviado, esperando a la red',
    paid: (network: string) => `Pagado en ${network}`,
    less: (paid: string) => `Pagado ${paid}, que es menos`,
    lessBody: 'Aceptaste una oferta menor mientras iba de camino. El sitio puede pedir el resto.',
    stopped: 'Sin pagar',
    stoppedBody: 'Se detuvo en el camino. Mira qué pasó, y sigue desde ahí.',
    otherWay: 'Otra forma',
    details: 'Ver detalles',
    safeToClose: 'Puedes cerrar. El pago sigue sin esta ventana.',
    emptyTitle: 'Nada que pagar',
    emptyBody: 'Este sitio no pide ningún pago ahora.',
    errorTitle: 'Los saldos no cargaron',
    errorBody: 'La red no respondió. No se pagó nada.',
  },
} satisfies typeof english
