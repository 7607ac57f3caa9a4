import { plural } from '../format.ts'
import type { Words } from '../messages.ts'

/** Spanish: what the first views say, and all of them. */
export const words = {
  common: {
    back: 'Atrás',
    close: 'Cerrar',
    cancel: 'Cancelar',
    done: 'Listo',
    tryAgain: 'Reintentar',
    dismiss: 'Descartar',
    copied: 'Copiado',
    loading: 'Cargando',
    current: 'Actual',
    somethingWentWrong: 'Algo salió mal',
    onNetwork: (network) => `en ${network}`,
    about: (duration) => `unos ${duration}`,
    explorer: (hash, network) => `${hash} en el explorador de ${network}`,
    copyAddress: (address) => `Copiar la dirección ${address}`,
    progress: 'Transferencia',
    secondsOf: (elapsed, expected) => `${elapsed} de unos ${expected}`,
  },
  offline: {
    title: 'Estás sin conexión',
    body: 'Las cotizaciones vuelven con la conexión. Las transferencias en curso siguen sin ti.',
    waiting: 'Esperando la conexión',
    banner: 'Estás sin conexión. Lo que ves puede ser antiguo.',
  },
  connect: {
    title: 'Conectar monedero',
    wallets: 'Monederos',
    recent: 'Reciente',
    installed: 'Instalado',
    help: '¿Qué es un monedero?',
    newToWallets: '¿Es tu primer monedero?',
    learnMore: 'Saber más',
    emptyTitle: 'No hay monederos',
    emptyBody: 'Un monedero guarda tu dinero y firma por ti. Consigue uno y vuelve a esta página.',
    getWallet: 'Conseguir un monedero',
    errorTitle: 'Los monederos no cargaron',
    continueWithWallet: 'Seguir con un monedero',
    agree: 'Acepto lo que pide este sitio',
    agreeFirst: 'Acéptalo primero y luego elige un monedero.',
    byConnecting: 'Al conectar un monedero aceptas:',
    terms: 'Términos del servicio',
    privacy: 'Política de privacidad',
    allWallets: 'Todos los monederos',
  },
  allWallets: {
    title: 'Todos los monederos',
    search: 'Buscar monedero',
    searchCount: (count) => `Buscar entre ${count} monederos`,
    code: 'Mostrar un código para cualquier monedero',
    certified: 'Certificados',
    onDevice: 'En este dispositivo',
    installed: 'instalado',
    more: 'Más monederos',
    found: (count) => plural('es', count, { one: '1 monedero', other: `${count} monederos` }),
    noMatch: 'No hay ningún monedero así',
    noMatchBody: (query) => `Ningún monedero se llama «${query}».`,
    noCertifiedBody: 'Ninguno certificado coincide. Busca entre todos.',
    emptyTitle: 'No hay monederos',
    emptyBody: 'La lista no tiene monederos para las redes de este sitio.',
    errorTitle: 'La lista no cargó',
    errorBody: 'Los monederos de este dispositivo funcionan. También los que lean el código.',
    pageFailed: 'No cargaron más monederos',
  },
  connecting: {
    waitingTitle: (wallet) => `Sigue en ${wallet}`,
    waitingBody: (wallet, origin) =>
      `Aprueba la conexión con ${origin} en la ventana que abrió ${wallet}.`,
    declinedTitle: 'Conexión rechazada',
    declinedBody: (wallet) =>
      `No se compartió nada. Si no fuiste tú, ${wallet} puede tener abierta una petición anterior.`,
    lockedTitle: (wallet) => `${wallet} está bloqueado`,
    lockedBody: (wallet) => `Desbloquea ${wallet} e inténtalo de nuevo.`,
    pendingTitle: (wallet) => `${wallet} ya está preguntando`,
    pendingBody: (wallet) =>
      `Hay una petición anterior abierta. Respóndela en ${wallet}, o ciérrala allí y reinténtalo.`,
    openAgain: 'Abrirlo de nuevo',
    noWallet: (wallet) => `¿No tienes ${wallet}?`,
    getIt: 'Consíguelo',
    loading: (wallet) => `Buscando ${wallet}`,
    missingTitle: (wallet) => `${wallet} no está`,
    missingBody: (wallet) => `${wallet} ya no responde en esta página. Elige otro monedero.`,
    offlineBody: 'Tu monedero podrá responder cuando vuelva la conexión.',
    doneTitle: 'Conectado',
    doneBody: (wallet) => `${wallet} está conectado.`,
  },
  walletConnect: {
    title: 'WalletConnect',
    row: 'Escanear con el teléfono',
    rowOnPhone: 'Abrir una aplicación',
    loading: 'Creando un código',
    code: 'Código QR que conecta un monedero',
    scan: 'Escanea con tu monedero',
    scanBody: (origin: string) =>
      `Abre un monedero en tu teléfono y escanea el código para conectarlo a ${origin}.`,
    copy: 'Copiar enlace',
    openWallet: 'Abrir un monedero',
    phone: 'Continúa en tu monedero',
    phoneBody: (origin: string) => `Tu monedero pregunta si quieres conectarlo a ${origin}.`,
    otherDevice: 'Usar un monedero de otro dispositivo',
    temporary: 'Este navegador no guarda nada aquí: la conexión termina al recargar la página.',
    declinedBody: 'No se compartió nada. Escanea un código nuevo para intentarlo otra vez.',
    doneBody: 'Tu monedero está conectado.',
  },
  oneWallet: {
    platforms: 'Formas de conectar',
    browser: 'Navegador',
    mobile: 'Móvil',
    web: 'Web',
    desktop: 'Escritorio',
    scan: (wallet) => `Escanea con ${wallet}`,
    scanBody: (wallet) => `Abre ${wallet} en tu teléfono, elige Escanear y apunta aquí.`,
    open: (wallet) => `Abrir ${wallet}`,
    mobileBody: (wallet, origin) =>
      `${wallet} pregunta si quieres conectarlo a ${origin}. Después vuelve aquí.`,
    webBody: (wallet, origin) =>
      `${wallet} se abre en otra pestaña y pregunta si quieres conectarlo a ${origin}.`,
    desktopBody: (wallet, origin) =>
      `${wallet} pregunta en este ordenador si quieres conectarlo a ${origin}.`,
    browserBody: (wallet) => `${wallet} está en este navegador y puede conectarse ya.`,
    notOpenedTitle: (wallet) => `¿No se abrió ${wallet}?`,
    notOpenedBody:
      'Puede que no esté en este dispositivo. Consíguelo primero o usa el código con otro.',
    missingTitle: (wallet) => `No se detectó ${wallet}`,
    missingBody: (wallet) => `Este navegador no tiene ${wallet}. Consíguelo y recarga esta página.`,
    get: (wallet) => `Conseguir ${wallet}`,
  },
  downloads: {
    title: (wallet) => `Conseguir ${wallet}`,
    list: 'Dónde conseguirlo',
    chrome: 'Extensión del navegador',
    ios: 'Aplicación para iPhone',
    android: 'Aplicación para Android',
    homepage: 'Sitio web',
    scan: 'Escanea con tu teléfono',
    code: (store) => `Código QR de la tienda: ${store}`,
    after: 'Cuando lo tengas, vuelve aquí y conéctalo.',
    emptyTitle: 'No se conoce ninguna tienda',
    emptyBody: (wallet) => `Busca ${wallet} en la tienda de tu teléfono o navegador.`,
  },
  aboutWallets: {
    title: '¿Qué es un monedero?',
    holdTitle: 'Guarda lo que es tuyo',
    holdBody: 'Dinero, coleccionables y más: los guardas, envías y recibes con una aplicación.',
    loginTitle: 'Inicia sesión por ti',
    loginBody: 'Conéctalo a un sitio en vez de crear una cuenta. No hay contraseña que perder.',
    askTitle: 'Te pregunta antes',
    askBody: 'Un sitio solo puede pedir. Nada se mueve hasta que lo confirmas en tu monedero.',
    get: 'Conseguir un monedero',
  },
  getWallet: {
    title: 'Consigue un monedero',
    list: 'Monederos para empezar',
    more: 'Ver todos los monederos',
    note: 'Consigue uno, vuelve y conéctalo.',
    errorTitle: 'La lista no se cargó',
    errorBody: 'Puedes ver todos los monederos abajo o volver a intentarlo.',
  },
  aboutNetworks: {
    title: '¿Qué es una red?',
    ledgerTitle: 'Un registro compartido',
    ledgerBody:
      'Muchos ordenadores guardan la misma lista de quién tiene qué: nadie puede cambiarla solo.',
    differTitle: 'Cada una para algo',
    differBody: 'Las redes difieren en coste y rapidez. Un token de una no está en las demás.',
    crossTitle: 'Los puentes las unen',
    crossBody: 'Para usar lo que tienes en otra red, pásalo por un puente.',
    learnMore: 'Saber más',
  },
  signIn: {
    title: 'Iniciar sesión',
    lead: (site: string) => `Inicia sesión en ${site}`,
    body: 'Firma un mensaje para probar que este monedero es tuyo. Es gratis y no mueve nada.',
    cancelDisconnects: 'Si cancelas, tu monedero se desconecta.',
    facts: 'Lo que firmas',
    website: 'Sitio web',
    account: 'Cuenta',
    network: 'Red',
    validUntil: 'Válido hasta',
    resources: 'Da acceso a',
    sign: 'Firmar',
    preparing: 'Un momento',
    checking: 'Buscando tu sesión',
    waitingTitle: (wallet: string) => `Continúa en ${wallet}`,
    waitingBody: (wallet: string, origin: string) =>
      `Firma el mensaje para ${origin} en la ventana que abrió ${wallet}.`,
    verifyingTitle: 'Comprobando la firma',
    doneTitle: 'Sesión iniciada',
    doneBody: (site: string) => `Has iniciado sesión en ${site}.`,
    offlineBody: 'Para iniciar sesión hace falta conexión. Podrás seguir cuando vuelva.',
  },
  news: {
    filled: (amount, network) => `${amount} llegó a ${network}`,
    expired: (amount, network) => `${amount} vuelve a ${network}`,
    refunded: (amount, network) => `${amount} está de vuelta en ${network}`,
    failed: (amount) => `La transferencia de ${amount} falló`,
    fillTakenBack: (amount, network) => `${network} deshizo el pago de ${amount}`,
    depositTakenBack: (amount, network) => `${network} deshizo el envío de ${amount}`,
    see: 'Ver transferencia',
  },
  failures: {
    balanceUnavailable: 'Saldo no disponible',
    disconnectFailed: 'No se pudo desconectar',
    signatureDeclined: 'Firma rechazada',
    nameNotRegistered: (name) => `No se pudo registrar el nombre ${name}`,
  },
  shell: {
    refusedTitle: 'Este sitio no puede abrir el monedero',
    refusedBody: (origin) =>
      `${origin} no está en la lista de sitios a los que responde este monedero. No se le compartió nada.`,
    refusedUnknown: 'Este sitio',
    refusedHelp: '¿Lo desarrollas tú? Añade el origen a los permitidos de esta instalación.',
    updateTitle: 'Hace falta actualizar',
    updateBody:
      'Esta página cargó una versión anterior. Recárgala. Tus fondos no se ven afectados.',
    reload: 'Recargar',
    chunkTitle: 'Esta parte no cargó',
    chunkBody:
      'Puede haber una versión nueva, o falló la conexión. Tus fondos no se ven afectados.',
  },
  search: { clear: 'Borrar la búsqueda' },
} satisfies Pick<
  Words,
  | 'common'
  | 'offline'
  | 'connect'
  | 'allWallets'
  | 'connecting'
  | 'walletConnect'
  | 'oneWallet'
  | 'downloads'
  | 'aboutWallets'
  | 'getWallet'
  | 'aboutNetworks'
  | 'signIn'
  | 'news'
  | 'failures'
  | 'shell'
  | 'search'
>
