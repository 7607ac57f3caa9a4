import type { pageErrors as english } from '../../en/errors/page.ts'
import type { ErrorText } from '../../errorText.ts'

export const pageErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
  FRAME_TIMEOUT: {
    title: 'La ventana del monedero no se abrió',
    body: 'Tus fondos no se ven afectados. Recarga la página e inténtalo de nuevo.',
  },
  FRAME_REFUSED: {
    title: 'La ventana del monedero fue rechazada',
    body: 'Este sitio no está en la lista de sitios permitidos del monedero. Tus fondos no se ven afectados.',
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
}
