import type { namesErrors as english } from '../../en/errors/names.ts'
import type { ErrorText } from '../../errorText.ts'

export const namesErrors: Readonly<Record<keyof typeof english, ErrorText>> = {
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
}
