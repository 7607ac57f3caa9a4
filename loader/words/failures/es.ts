import type { words as english } from './en.ts'

/** Spanish: what a card says in the place of the widget, as the widget would. */
export const words = {
  tryAgain: 'Reintentar',
  other: 'Algo salió mal',
  failures: {
    CSP_FRAME_SRC: {
      title: 'Esta página bloquea la ventana del monedero',
      body: 'Su dueño debe permitirla en la política de seguridad. No se compartió nada.',
    },
    FRAME_REFUSED: {
      title: 'La ventana del monedero fue rechazada',
      body: 'Este sitio no está en la lista de sitios permitidos del monedero. Tus fondos no se ven afectados.',
    },
    FRAME_TIMEOUT: {
      title: 'La ventana del monedero no se abrió',
      body: 'Tus fondos no se ven afectados. Recarga la página e inténtalo de nuevo.',
    },
    FRAME_LOST: {
      title: 'La ventana del monedero se cerró sola',
      body: 'Lo que se envió sigue. Ábrela de nuevo para ver dónde está.',
    },
    FLOOD: {
      title: 'Esta página pregunta demasiado',
      body: 'Se detuvieron sus peticiones. No se envió nada. Recarga la página para seguir.',
    },
    PROTOCOL_MISMATCH: {
      title: 'Hace falta actualizar',
      body: 'Esta página cargó una versión anterior. Recárgala para seguir.',
    },
    ORIGIN_NOT_ALLOWED: {
      title: 'Este sitio no puede abrir el monedero',
      body: 'Su dirección no está en la lista de sitios permitidos.',
    },
    NESTED_HOST: {
      title: 'Esta página se muestra dentro de otra',
      body: 'El monedero no se abre ahí, para que nadie pueda taparlo. Abre la página por sí sola.',
    },
    LOADER_CHUNK_FAILED: {
      title: 'Esta parte no cargó',
      body: 'Revisa tu conexión y recarga la página. Tus fondos no se ven afectados.',
    },
  },
} satisfies typeof english
