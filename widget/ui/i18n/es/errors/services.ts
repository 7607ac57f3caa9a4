import type { servicesErrors as english } from '../../en/errors/services.ts'
import type { ErrorText } from '../../errorText.ts'

export const servicesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
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
  RPC_UNAVAILABLE: {
    title: 'La red no responde',
    body: 'Tus fondos no se ven afectados. Inténtalo de nuevo en un momento.',
  },
  RPC_NO_URL: {
    title: 'Esta red no se puede leer aquí',
    body: 'Este sitio no indicó cómo llegar a ella. Tus fondos no se ven afectados.',
  },
}
