import type { walletsErrors as english } from '../../en/errors/wallets.ts'
import type { ErrorText } from '../../errorText.ts'

export const walletsErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
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
  WRONG_ACCOUNT: {
    title: 'Hay otra cuenta activa',
    body: 'No se envió nada. Comprueba la cuenta en tu monedero y confirma otra vez.',
  },
  BRIDGE_BUNDLE_FAILED: {
    title: 'Tu monedero no pudo enviarlo',
    body: 'No se envió nada. Inténtalo de nuevo o mira en tu monedero el motivo.',
  },
  BRIDGE_BUNDLE_TIMEOUT: {
    title: 'Sin noticias de tu monedero',
    body: 'Aceptó la solicitud y aún no la ha confirmado. Míralo en tu monedero y luego inténtalo de nuevo: nada se envía dos veces.',
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
    title: 'La sesión ha caducado',
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
}
