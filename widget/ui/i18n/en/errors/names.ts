import type { ErrorText } from '../../errorText.ts'

export const namesErrors = {
  NAME_INVALID: {
    title: 'The value is not a valid username',
    body: 'Nothing was signed. Choose another name.',
  },
  NAME_ALREADY_OWNED: {
    title: 'You already own a name',
    body: 'Nothing was signed. Your account keeps the name that it has.',
  },
  NAME_NOT_RESOLVED: {
    title: 'Error resolving name',
    body: 'The name service did not say whose name it is. Try again in a moment, or use an address.',
  },
  NAME_SUGGESTIONS_FAILED: {
    title: 'Error fetching name suggestions',
    body: 'Try again in a moment, or choose a name yourself.',
  },
  NAMES_NOT_FOUND: {
    title: 'Error fetching names for address',
    body: 'The name service did not list this account’s names. Try again in a moment.',
  },
  NAME_NOT_REGISTERED: {
    title: 'Error registering name',
    body: 'The name service did not accept it. Try again, or choose another name.',
  },
  NAMES_NOT_SUPPORTED: {
    title: 'No names on this network',
    body: 'The name service does not support this network, or can’t be reached. Use an address.',
  },
} satisfies Readonly<Record<string, ErrorText>>
