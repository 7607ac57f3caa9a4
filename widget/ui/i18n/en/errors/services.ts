import type { ErrorText } from '../../errorText.ts'

export const servicesErrors = {
  HTTP_ERROR: {
    title: 'The service did not answer',
    body: 'Your funds are not affected. Try again in a moment.',
  },
  HTTP_TIMEOUT: {
    title: 'The service is taking too long',
    body: 'Your funds are not affected. Try again in a moment.',
  },
  HTTP_UNREACHABLE: {
    title: 'The service can’t be reached',
    body: 'Your funds are not affected. Check your connection, then try again.',
  },
  HTTP_UNREADABLE: {
    title: 'The service’s answer is not valid',
    body: 'It was not used, and your funds are not affected. Try again in a moment.',
  },
  RPC_UNAVAILABLE: {
    title: 'The network does not answer',
    body: 'Your funds are not affected. Try again in a moment.',
  },
  RPC_NO_URL: {
    title: 'This network can’t be read here',
    body: 'This site has not set up a node for it. Your funds are not affected.',
  },
} satisfies Readonly<Record<string, ErrorText>>
