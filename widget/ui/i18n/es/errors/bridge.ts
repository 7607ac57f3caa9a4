import type { bridgeErrors as english } from '../../en/errors/bridge.ts'
import type { ErrorText } from '../../errorText.ts'

export const bridgeErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  AMOUNT_TOO_LOW: {
    title: 'El importe es demasiado bajo',
    body: 'Las comisiones se llevarían demasiado. No se envió nada. Elige un importe mayor.',
  },
  AMOUNT_TOO_HIGH: {
    title: 'El importe es demasiado alto',
    body: 'Tanto no puede cruzar de una vez. No se envió nada. Envíalo en partes.',
  },
  BRIDGE_API_ERROR: {
    title: 'El servicio del puente no aceptó',
    body: 'Tus fondos no se ven afectados. Cambia el importe o el token, o inténtalo en un momento.',
  },
  SIMULATION_ERROR: {
    title: 'No llegaría',
    body: 'Falló una prueba de la llegada, así que no se envió nada. Prueba otra vez u otro importe.',
  },
  BRIDGE_INDEXER_ERROR: {
    title: 'Ahora no se puede leer el progreso',
    body: 'Lo que se envió sigue su camino. Mira de nuevo en un momento.',
  },
  BRIDGE_RPC_ERROR: {
    title: 'La red no responde',
    body: 'Lo que se envió sigue sin ti. Inténtalo de nuevo en un momento.',
  },
  BRIDGE_WRONG_NODE: {
    title: 'Respondió un nodo de otra red',
    body: 'Lo que se envió sigue sin ti. Inténtalo de nuevo en un momento.',
  },
  BRIDGE_CHAIN_NOT_CONFIGURED: {
    title: 'Esta red no está configurada aquí',
    body: 'No se envió nada. Elige otra red.',
  },
  BRIDGE_NO_POOL: {
    title: 'El bridge no está en su sitio',
    body: 'No hay nada en su dirección de esta red, así que no se permitió ni se envió nada.',
  },
  BRIDGE_TOKEN_UNITS: {
    title: 'Las unidades de un token no son seguras',
    body: 'El servicio de bridge lo cuenta en otras unidades que el propio token. No se envió nada.',
  },
  BRIDGE_DEADLINE_TOO_SOON: {
    title: 'Muy poco tiempo para llegar',
    body: 'Probablemente volvería horas después, así que no se envió nada. Inténtalo con una cotización nueva.',
  },
  BRIDGE_INVALID_INTEGRATOR_ID: {
    title: 'El puente de este sitio está mal configurado',
    body: 'No se envió nada. Su dueño debe corregir el identificador de integrador.',
  },
  BRIDGE_NO_ACCOUNT: {
    title: 'No hay ningún monedero conectado',
    body: 'No se envió nada. Conecta tu monedero e inténtalo de nuevo.',
  },
  BRIDGE_WRONG_ACCOUNT: {
    title: 'Hay otra cuenta activa',
    body: 'Esta transferencia es de otra cuenta. Cámbiala en tu monedero e inténtalo de nuevo.',
  },
  BRIDGE_WRONG_CHAIN: {
    title: 'Tu monedero está en otra red',
    body: 'No se envió nada. Cambia la red en tu monedero e inténtalo de nuevo.',
  },
  BRIDGE_INSUFFICIENT_BALANCE: {
    title: 'No tienes suficiente de este token',
    body: 'Tu saldo es menor que el importe. No se envió nada. Elige un importe menor.',
  },
  BRIDGE_INSUFFICIENT_FEE_FUNDS: {
    title: 'No alcanza para la comisión de red',
    body: 'La red se paga en su propia moneda. No se envió nada. Añade un poco e inténtalo de nuevo.',
  },
  BRIDGE_ALLOWANCE_TOO_LOW: {
    title: 'Tu monedero permitió menos de lo necesario',
    body: 'No se envió nada. Inténtalo de nuevo y permite el importe entero.',
  },
  BRIDGE_APPROVE_SIMULATION_FAILED: {
    title: 'El permiso fallaría',
    body: 'Falló una prueba: no se preguntó a tu monedero y no se envió nada. Inténtalo de nuevo.',
  },
  BRIDGE_APPROVE_REVERTED: {
    title: 'El permiso falló',
    body: 'La red lo deshizo. Pagaste su comisión y no se envió nada. Inténtalo de nuevo.',
  },
  BRIDGE_DEPOSIT_SIMULATION_FAILED: {
    title: 'El envío fallaría',
    body: 'Falló una prueba: no se preguntó a tu monedero y no se envió nada. Inténtalo de nuevo.',
  },
  BRIDGE_DEPOSIT_REVERTED: {
    title: 'La red lo deshizo',
    body: 'Pagaste la comisión de red y el importe sigue siendo tuyo. Inténtalo con otra cotización.',
  },
  BRIDGE_REVERTED: {
    title: 'La red lo deshizo',
    body: 'Pagaste la comisión de red y el importe sigue siendo tuyo. Inténtalo de nuevo.',
  },
  BRIDGE_DEPOSIT_UNCERTAIN: {
    title: 'Puede que ya se haya enviado',
    body: 'Mira primero en la actividad de tu monedero. Si está allí, no hagas nada: llegará. «Reintentar» lo envía otra vez.',
  },
  BRIDGE_QUOTE_CHANGED: {
    title: 'Ahora recibirías menos',
    body: 'El precio se movió antes de que firmaras y no se envió nada. «Reintentar» acepta el nuevo.',
  },
  BRIDGE_QUOTE_EXPIRED: {
    title: 'La cotización es demasiado antigua',
    body: 'No se envió nada con ella. «Reintentar» sigue con el cambio de ahora.',
  },
  BRIDGE_QUOTE_INVALID: {
    title: 'Esta cotización no es de fiar',
    body: 'Se contradice o no es lo que pediste, así que no se usa. No se envió nada.',
  },
  BRIDGE_EXPIRED: {
    title: 'Nadie la completó a tiempo',
    body: 'El importe vuelve a la red de la que salió. No tienes que hacer nada.',
  },
  BRIDGE_INVALID_HASH: {
    title: 'La respuesta de tu monedero no tiene sentido',
    body: 'Mira en tu monedero si se envió antes de intentarlo de nuevo.',
  },
  BRIDGE_DEPOSIT_QUERY_INVALID: {
    title: 'Falta un dato para buscar',
    body: 'Indica el hash de la transacción del depósito, o el número del depósito y su contrato.',
  },
  BRIDGE_DEPOSIT_HASH_INVALID: {
    title: 'Esto no es un hash de transacción',
    body: 'Empieza por 0x y sigue con 64 cifras y letras. Cópialo de tu monedero o del explorador.',
  },
  BRIDGE_NO_RECEIPT: {
    title: 'No se encontró la transacción',
    body: 'La red no la tiene, o todavía no. Comprueba el hash y la red.',
  },
  BRIDGE_DEPOSIT_NOT_FOUND: {
    title: 'No se encontró el depósito',
    body: 'No hay ningún depósito con este número en esa red. Comprueba ambos datos.',
  },
  BRIDGE_NO_FILL_LOG: {
    title: 'Aún no se ha pagado',
    body: 'No se encontró ningún pago de este depósito. Puede llegar todavía; hasta entonces el depósito está a salvo.',
  },
  BRIDGE_NO_DEPOSIT_LOG: {
    title: 'No se encontró el depósito',
    body: 'La transacción pasó y no contiene ningún depósito. Mírala en el explorador antes de repetir.',
  },
  BRIDGE_TRANSACTION_ALTERED: {
    title: 'Lo enviado no es lo que confirmaste',
    body: 'La transacción en la red es distinta. No vuelvas a firmar con este monedero.',
  },
  BRIDGE_TRANSACTION_CANCELLED: {
    title: 'Cancelada en tu monedero',
    body: 'Reemplazaste esta transacción en tu monedero. Nada pasó por el puente.',
  },
  BRIDGE_NO_WALLET: {
    title: 'No hay ningún monedero conectado',
    body: 'No se envió nada. Conecta tu monedero e inténtalo de nuevo.',
  },
  BRIDGE_NO_SIGNER: {
    title: 'No hay ningún monedero conectado',
    body: 'No se firmó nada. Conecta tu monedero e inténtalo de nuevo.',
  },
  BRIDGE_NO_ACTIONS: {
    title: 'Nada que hacer al llegar',
    body: 'Este sitio pidió acciones y no nombró ninguna. No se envió nada.',
  },
  BRIDGE_INVALID_MESSAGE: {
    title: 'Lo que debe pasar al llegar no es válido',
    body: 'El dueño de este sitio tiene que corregirlo. No se envió nada.',
  },
  BRIDGE_MESSAGE_UNSETTLED: {
    title: 'Ningún precio encaja',
    body: 'Lo que debe pasar al llegar cambió con cada precio. No se envió nada. Inténtalo de nuevo.',
  },
  BRIDGE_MESSAGE_TOO_LARGE: {
    title: 'Demasiado grande ahora para la comisión del sitio',
    body: 'Ningún relayer puede pagar tanto junto con la comisión del sitio. No se envió nada. Elige un importe menor o inténtalo más tarde.',
  },
  BRIDGE_NO_MESSAGE_HANDLER: {
    title: 'Esta red no puede hacerlo al llegar',
    body: 'Nada allí podría ejecutar las acciones, así que no se envió nada. Elige otra red.',
  },
  BRIDGE_SECRET_IN_PAGE: {
    title: 'El puente de este sitio no está configurado de forma segura',
    body: 'Se dio una clave donde cualquier visitante puede leerla, así que no se usó. No se envió nada.',
  },
  BRIDGE_SIMULATION_FAILED: {
    title: 'Fallaría',
    body: 'Una prueba falló, así que no se envió nada. Inténtalo de nuevo o con otro importe.',
  },
  BRIDGE_SIMULATION_SERVICE_ERROR: {
    title: 'No se puede mostrar la prueba',
    body: 'El servicio que la muestra no respondió. No se envió nada.',
  },
  BRIDGE_SIMULATION_NOT_CONFIGURED: {
    title: 'Las pruebas no están configuradas aquí',
    body: 'El dueño de este sitio tiene que configurarlas. No se envió nada.',
  },
  BRIDGE_WRONG_DEPOSITOR: {
    title: 'Lo envió otra cuenta',
    body: 'Solo la cuenta que lo envió puede acelerarlo. Cambia a ella en tu monedero.',
  },
  BRIDGE_SPEED_UP_TOO_LOW: {
    title: 'Regalarías demasiado',
    body: 'Una transferencia nueva recibiría más. No se firmó nada. Elige un importe mayor.',
  },
  BRIDGE_SPEED_UP_TOO_HIGH: {
    title: 'Es más de lo que se envió',
    body: 'No puede llegar más de lo acordado. No se firmó nada. Elige un importe menor.',
  },
  BRIDGE_SPEED_UP_POINTLESS: {
    title: 'Acelerarlo no ayudaría',
    body: 'La comisión ya es tan alta como la de una transferencia nueva. No se firmó nada. Está en camino.',
  },
  BRIDGE_ALREADY_FILLED: {
    title: 'Ya ha llegado',
    body: 'No hay nada que acelerar y no se firmó nada.',
  },
  BRIDGE_INVALID_SIGNATURE: {
    title: 'La respuesta de tu monedero no tiene sentido',
    body: 'No se usó. Tu transferencia sigue como estaba. Inténtalo de nuevo.',
  },
  BRIDGE_SPEED_UP_SIMULATION_FAILED: {
    title: 'La aceleración fallaría',
    body: 'Una prueba falló, así que no se envió. Tu transferencia sigue como estaba.',
  },
  BRIDGE_SPEED_UP_REVERTED: {
    title: 'La aceleración falló',
    body: 'Pagaste su comisión de red. Tu transferencia sigue como estaba.',
  },
  BRIDGE_UNKNOWN_ERROR: {
    title: 'La transferencia se detuvo',
    body: 'Pasó algo inesperado. Mira en tu monedero si se envió e inténtalo de nuevo.',
  },
}
