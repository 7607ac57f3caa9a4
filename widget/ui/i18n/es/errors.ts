import type { DescribedCode } from '../en/errors.ts'
import type { ErrorText } from '../errorText.ts'
import { bridgeErrors } from './errors/bridge.ts'
import { namesErrors } from './errors/names.ts'
import { pageErrors } from './errors/page.ts'
import { payErrors } from './errors/pay.ts'
import { sendErrors } from './errors/send.ts'
import { servicesErrors } from './errors/services.ts'
import { signInErrors } from './errors/signIn.ts'
import { swapErrors } from './errors/swap.ts'
import { walletsErrors } from './errors/wallets.ts'

/** Errores con mejores palabras que las suyas, por código. */
export const errors: Readonly<Record<DescribedCode, ErrorText>> = {
  4001: { title: 'Rechazado en tu monedero', body: 'No se envió ni se firmó nada.' },
  4100: {
    title: 'Tu monedero no lo permitió',
    body: 'Abre tu monedero, desbloquéalo, permite este sitio e inténtalo de nuevo.',
  },
  4200: {
    title: 'Tu monedero no puede hacer esto',
    body: 'No se envió nada. Prueba con otro monedero.',
  },
  4900: {
    title: 'Monedero desconectado',
    body: 'Conéctalo de nuevo para seguir. No se envió nada.',
  },
  4901: {
    title: 'Tu monedero no tiene conexión',
    body: 'Ahora no llega a esta red. No se envió nada. Inténtalo de nuevo en un momento.',
  },
  4902: {
    title: 'Tu monedero no conoce esta red',
    body: 'Añade la red en tu monedero e inténtalo de nuevo.',
  },
  '-32002': {
    title: 'Tu monedero ya está preguntando',
    body: 'Abre tu monedero y responde a la petición que espera allí.',
  },
  5000: { title: 'Rechazado en tu monedero', body: 'No se compartió nada.' },
  SEND_INCOMPLETE: {
    title: 'Faltan la cantidad y la dirección',
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
  WRONG_ACCOUNT: {
    title: 'Hay otra cuenta activa',
    body: 'No se envió nada. Comprueba la cuenta en tu monedero y confirma otra vez.',
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
    body: 'Pagaste la comisión de la red y la cantidad sigue siendo tuya.',
  },
  BRIDGE_BUNDLE_FAILED: {
    title: 'Tu monedero no pudo enviarlo',
    body: 'No se envió nada. Inténtalo de nuevo o mira en tu monedero el motivo.',
  },
  BRIDGE_BUNDLE_TIMEOUT: {
    title: 'Sin noticias de tu monedero',
    body: 'Aceptó la solicitud y aún no la ha confirmado. Míralo en tu monedero y luego inténtalo de nuevo: nada se envía dos veces.',
  },
  CALLS_TIMEOUT: {
    title: 'Sin noticias de tu monedero',
    body: 'Aceptó la solicitud y aún no la ha confirmado. Míralo en tu monedero.',
  },
  5710: {
    title: 'No en esta red',
    body: 'Tu monedero no acepta aquí paquetes de llamadas. No se envió nada.',
  },
  5720: {
    title: 'Pedido dos veces',
    body: 'Tu monedero ya tiene esta solicitud. Míralo en tu monedero.',
  },
  5730: {
    title: 'Tu monedero no conoce esta solicitud',
    body: 'Quizá nunca se confirmó. Míralo en tu monedero.',
  },
  5750: {
    title: 'Actualización de la cuenta rechazada',
    body: 'No se envió nada. Puedes seguir sin ella.',
  },
  5760: {
    title: 'Tu monedero no puede hacerlo de una vez',
    body: 'No se envió nada.',
  },
  RPC_NOT_ALLOWED: {
    title: 'Acción no permitida',
    body: 'Este sitio pidió algo que el widget no hace. No se envió ni se firmó nada.',
  },
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
  WALLET_NO_ACCOUNT: {
    title: 'No se compartió ninguna cuenta',
    body: 'Elige una cuenta para este sitio en tu monedero e inténtalo de nuevo.',
  },
  WALLET_INVALID_ANSWER: {
    title: 'La respuesta de tu monedero no tiene sentido',
    body: 'No se usó. Actualiza tu monedero o conecta otro.',
  },
  CONNECTOR_NOT_FOUND: {
    title: 'Este monedero no está aquí',
    body: 'Abre la página donde lo conectaste o conecta otro. Tus fondos no se ven afectados.',
  },
  TERMS_NOT_AGREED: {
    title: 'Acepta primero los términos',
    body: 'Marca la casilla y luego elige un monedero.',
  },
  UNKNOWN_WALLET: {
    title: 'Este monedero ya no está aquí',
    body: 'Recarga la página o conecta otro monedero. Tus fondos no se ven afectados.',
  },
  NETWORK_NOT_SWITCHED: {
    title: 'Tu monedero siguió en su red',
    body: 'No se envió nada. Cambia la red en tu monedero e inténtalo de nuevo.',
  },
  PROJECT_ID_NOT_CONFIGURED: {
    title: 'Falta el identificador de proyecto',
    body: 'Este sitio pide algo que necesita un identificador de proyecto. Lo demás funciona.',
  },
  NETWORK_NOT_FOUND: {
    title: 'Red no encontrada',
    body: 'Este sitio pidió una red que no ha configurado. Sigues en la tuya.',
  },
  INVALID_APP_CONFIGURATION: {
    title: 'Configuración del sitio no válida',
    body: 'Este sitio no está en la lista de su propio proyecto. Tus fondos no se ven afectados.',
  },
  CHAIN_ADAPTER_NOT_FOUND: {
    title: 'Este tipo de red no es compatible',
    body: 'Elige otra red. Tus fondos no se ven afectados.',
  },
  INVALID_CHAIN_ID: {
    title: 'Identificador de red no válido',
    body: 'En esta red nadie puede tener un nombre. No se firmó nada.',
  },
  NAME_INVALID: {
    title: 'El valor no es un nombre válido',
    body: 'No se firmó nada. Elige otro nombre.',
  },
  NAME_ALREADY_OWNED: {
    title: 'Ya tienes un nombre',
    body: 'No se firmó nada. Tu cuenta conserva el nombre que tiene.',
  },
  NAME_NOT_RESOLVED: {
    title: 'No se pudo consultar el nombre',
    body: 'No se sabe de quién es. Inténtalo en un momento, o usa una dirección.',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: 'No se pudieron cargar sugerencias de nombres',
    body: 'Inténtalo en un momento, o elige tú un nombre.',
  },
  NAMES_NOT_FOUND: {
    title: 'No se pudieron consultar los nombres de la dirección',
    body: 'No se sabe qué nombres tiene esta cuenta. Inténtalo en un momento.',
  },
  NAME_NOT_REGISTERED: {
    title: 'No se pudo registrar el nombre',
    body: 'El servicio no lo aceptó. Inténtalo de nuevo, o elige otro nombre.',
  },
  NAMES_NOT_SUPPORTED: {
    title: 'No hay nombres en esta red',
    body: 'El servicio de nombres no conoce esta red, o no responde. Usa una dirección.',
  },

  HTTP_ERROR: {
    title: 'El servicio no respondió',
    body: 'Tus fondos no se ven afectados. Inténtalo de nuevo en un momento.',
  },
  HTTP_TIMEOUT: {
    title: 'El servicio tarda demasiado',
    body: 'Tus fondos no se ven afectados. Inténtalo de nuevo en un momento.',
  },
  HTTP_UNREACHABLE: {
    title: 'No se puede llegar al servicio',
    body: 'Tus fondos no se ven afectados. Revisa tu conexión e inténtalo de nuevo.',
  },
  HTTP_UNREADABLE: {
    title: 'La respuesta del servicio no se entiende',
    body: 'No se usó, y tus fondos no se ven afectados. Inténtalo de nuevo en un momento.',
  },
  TIMEOUT: {
    title: 'Está tardando demasiado',
    body: 'Tus fondos no se ven afectados. Inténtalo de nuevo en un momento.',
  },
  RPC_UNAVAILABLE: {
    title: 'La red no responde',
    body: 'Tus fondos no se ven afectados. Inténtalo de nuevo en un momento.',
  },
  RPC_NO_URL: {
    title: 'Esta red no se puede leer aquí',
    body: 'Este sitio no indicó cómo llegar a ella. Tus fondos no se ven afectados.',
  },

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
  BRIDGE_CHAIN_NOT_CONFIGURED: {
    title: 'Esta red no está configurada aquí',
    body: 'No se envió nada. Elige otra red.',
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
    title: 'Está activa otra cuenta',
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
    body: 'El cambio se movió antes de que firmaras y no se envió nada. «Reintentar» acepta el nuevo.',
  },
  BRIDGE_QUOTE_EXPIRED: {
    title: 'La cotización es demasiado vieja',
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
    body: 'Sustituiste esta transacción en tu monedero. No se envió nada por el puente.',
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

  FRAME_TIMEOUT: {
    title: 'La ventana del monedero no se abrió',
    body: 'Tus fondos no se ven afectados. Recarga la página e inténtalo de nuevo.',
  },
  FRAME_REFUSED: {
    title: 'La ventana del monedero fue rechazada',
    body: 'Esta página no la deja abrirse. Tus fondos no se ven afectados.',
  },
  FRAME_LOST: {
    title: 'La ventana del monedero se cerró sola',
    body: 'Lo que se envió sigue. Ábrela de nuevo para ver dónde está.',
  },
  LOADER_CHUNK_FAILED: {
    title: 'Esta parte no cargó',
    body: 'Revisa tu conexión y recarga la página. Tus fondos no se ven afectados.',
  },
  VIEW_NOT_LOADED: {
    title: 'Esta parte no cargó',
    body: 'Revisa tu conexión y recarga la página. Tus fondos no se ven afectados.',
  },
  CSP_FRAME_SRC: {
    title: 'Esta página bloquea la ventana del monedero',
    body: 'Su dueño debe permitirla en la política de seguridad. No se compartió nada.',
  },
  CSP_SCRIPT_SRC: {
    title: 'Esta página bloquea el código del monedero',
    body: 'Su dueño debe permitirlo en la política de seguridad. No se compartió nada.',
  },
  ORIGIN_NOT_ALLOWED: {
    title: 'Este sitio no puede abrir el monedero',
    body: 'Su dirección no está en la lista de sitios permitidos.',
  },
  NESTED_HOST: {
    title: 'Esta página se muestra dentro de otra',
    body: 'El monedero no se abre ahí, para que nadie pueda taparlo. Abre la página por sí sola.',
  },
  SAME_ORIGIN_FRAME: {
    title: 'El monedero no está bien instalado aquí',
    body: 'Debe venir de una dirección propia. No se compartió nada.',
  },
  STORAGE_BLOCKED: {
    title: 'Tu navegador no guarda nada aquí',
    body: 'Todo funciona, y te conectas de nuevo en cada visita.',
  },
  PROTOCOL_MISMATCH: {
    title: 'Hace falta actualizar',
    body: 'Esta página cargó una versión anterior. Recárgala para seguir.',
  },
  POPUP_BLOCKED: {
    title: 'Tu navegador bloqueó una ventana',
    body: 'Permite las ventanas de esta página e inténtalo de nuevo. No se envió nada.',
  },
  FLOOD: {
    title: 'Esta página pregunta demasiado',
    body: 'Se detuvieron sus peticiones. No se envió nada. Recarga la página para seguir.',
  },
  TOO_MANY_OPENS: {
    title: 'Esta página pregunta demasiado',
    body: 'Espera un momento y abre de nuevo el monedero.',
  },
  INVALID_OPTIONS: {
    title: 'El monedero está mal configurado aquí',
    body: 'El dueño de este sitio debe corregir sus opciones. No se compartió nada.',
  },
  TARGET_NOT_FOUND: {
    title: 'El monedero no tiene lugar en esta página',
    body: 'El dueño de este sitio debe corregir sus opciones. No se compartió nada.',
  },
  DESTROYED: {
    title: 'Esta página cerró el monedero',
    body: 'Lo que se envió sigue. Recarga la página para abrirlo de nuevo.',
  },
  WALLET_CONNECT_UNREACHABLE: {
    title: 'No se puede acceder a WalletConnect',
    body: 'No se envió nada. Puede que tu red lo bloquee: prueba otra red o una VPN e inténtalo de nuevo.',
  },
  WALLET_CONNECT_PROJECT_REFUSED: {
    title: 'WalletConnect rechaza este sitio',
    body: 'Quien administra este sitio debe corregir su identificador de proyecto. Elige otra forma de conectar.',
  },
  WALLET_CONNECT_OTHER_TAB: {
    title: 'WalletConnect está en uso en otra pestaña',
    body: 'Sigue en la otra pestaña de este sitio, o ciérrala e inténtalo de nuevo aquí.',
  },
  WALLET_CONNECT_SESSION_LOST: {
    title: 'Hay que volver a conectar tu monedero.',
    body: 'Este navegador no guarda nada aquí, así que la sesión de WalletConnect terminó con la página.',
  },
  EXPIRED: {
    title: 'Tardó demasiado',
    body: 'La solicitud ha caducado. No se compartió nada; inténtalo de nuevo.',
  },
  NO_MATCHING_KEY: {
    title: 'La sesión caducó',
    body: 'Tu monedero ya no conoce esta sesión. Conéctalo de nuevo.',
  },
  MISSING_OR_INVALID: {
    title: 'Tu monedero no aprobó esto',
    body: 'La solicitud no se envió. Conéctalo de nuevo y aprueba esta red, o usa otro monedero.',
  },
  NOT_INITIALIZED: {
    title: 'No hay ningún monedero conectado',
    body: 'No se envió nada. Conecta tu monedero e inténtalo de nuevo.',
  },
  UNSUPPORTED_CHAINS: {
    title: 'Tu monedero no ofrece esta red',
    body: 'Cambia de red en el monedero, o conecta otro monedero.',
  },
  USER_DISCONNECTED: {
    title: 'El monedero terminó la conexión',
    body: 'Comprueba en el monedero lo último que hizo y conéctalo de nuevo.',
  },
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
  PAY_NO_PRICE: {
    title: 'El puente no da precio para esto',
    body: 'Ahora no se puede pagar justo esta cantidad. No se envió nada.',
  },
  NOT_SUPPORTED: {
    title: 'Esto no es compatible aquí',
    body: 'No se envió nada. Tus fondos no se ven afectados.',
  },
  SWAP_NETWORK_UNSUPPORTED: {
    title: 'Red sin cambios',
    body: 'Elige otra red para cambiar.',
  },
  SWAP_NO_LIQUIDITY: {
    title: 'Liquidez insuficiente',
    body: 'El mercado es demasiado pequeño para esta cantidad. Prueba una menor.',
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
    title: 'Otra cantidad',
    body: 'El servicio de cambio preparó otra cantidad. No se envió nada.',
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
    title: 'No tienes suficiente',
    body: 'Tu saldo es menor que la cantidad. No se envió nada.',
  },
  SWAP_INSUFFICIENT_FEE: {
    title: 'No alcanza para la comisión de red',
    body: 'La red se paga en su propia moneda. No se envió nada. Añade un poco y vuelve a intentarlo.',
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
  SWAP_STOPPED: {
    title: 'La transacción se detuvo',
    body: 'Fue reemplazada, descartada o rechazada. No se cambió nada.',
  },
  SWAP_NO_PROJECT: {
    title: 'Los cambios no están configurados',
    body: 'Este sitio no tiene identificador de proyecto para el servicio de cambio.',
  },
  // The embedded wallet
  BAD_MESSAGE: {
    title: 'Algo salió mal',
    body: 'No se entendió a la billetera integrada. No se firmó nada. Recarga la página e inténtalo de nuevo.',
  },
  LOGIN_NOT_FRESH: {
    title: 'Sesión caducada',
    body: 'Para firmar, entra otra vez. Tu billetera está a salvo.',
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
    title: 'La billetera integrada no responde',
    body: 'Tu billetera está a salvo. Inténtalo de nuevo en un momento.',
  },
  KEYS_EXIST: {
    title: 'Otro dispositivo fue más rápido',
    body: 'Tu billetera se preparó allí. Entra de nuevo.',
  },
  NO_SHARE: {
    title: 'Este navegador aún no puede firmar',
    body: 'Recupera aquí tu billetera o aprueba este navegador en otro dispositivo.',
  },
  SHARE_TAMPERED: {
    title: 'No se pudo abrir la billetera',
    body: 'Lo guardado aquí no corresponde a tu cuenta. No se firmó nada. Recupera tu billetera.',
  },
  RECOVERY_WRONG: {
    title: 'No se abrió',
    body: 'La frase, la llave o el archivo no es correcto. Inténtalo de nuevo.',
  },
  SMART_ACCOUNT_CANNOT: {
    title: 'No con una cuenta inteligente',
    body: 'Las cuentas inteligentes envían operaciones, no transacciones. No se envió nada.',
  },
  RPC_FAILED: {
    title: 'La red no respondió',
    body: 'No se envió nada. Inténtalo de nuevo en un momento.',
  },
  NETWORK_UNKNOWN: {
    title: 'Red no compatible',
    body: 'La billetera integrada no conoce esta red. Elige otra.',
  },
  INSUFFICIENT_FUNDS: {
    title: 'Fondos insuficientes',
    body: 'No se envió nada. La comisión de la red también cuenta.',
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
    body: 'No se pudo cargar la entrada por correo. Revisa tu conexión e inténtalo de nuevo.',
  },
  IFRAME_REQUEST_TIMEOUT: {
    title: 'Algo salió mal',
    body: 'La billetera integrada tardó demasiado en responder. Inténtalo de nuevo.',
  },
  EMBEDDED_WALLET_NOT_LOADED: {
    title: 'Error de red: no se pudo cargar la billetera integrada',
    body: 'Las billeteras y el puente siguen funcionando. Revisa tu conexión e inténtalo de nuevo.',
  },
  ...walletsErrors,
  ...signInErrors,
  ...namesErrors,
  ...servicesErrors,
  ...bridgeErrors,
  ...sendErrors,
  ...swapErrors,
  ...payErrors,
  ...pageErrors,
}
