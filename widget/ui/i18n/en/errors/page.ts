import type { ErrorText } from '../../errorText.ts'

export const pageErrors = {
  FRAME_TIMEOUT: {
    title: 'The wallet window did not open',
    body: 'Your funds are not affected. Reload the page, then try again.',
  },
  FRAME_REFUSED: {
    title: 'The wallet window was refused',
    body: 'This site is not on the wallet’s list of allowed sites. Your funds are not affected.',
  },
  FRAME_LOST: {
    title: 'The wallet window closed by itself',
    body: 'What was sent continues. Open it again to see the progress.',
  },
  LOADER_CHUNK_FAILED: {
    title: 'This part did not load',
    body: 'Check your connection and reload the page. Your funds are not affected.',
  },
  VIEW_NOT_LOADED: {
    title: 'This part did not load',
    body: 'Check your connection and reload the page. Your funds are not affected.',
  },
  CSP_FRAME_SRC: {
    title: 'This page blocks the wallet window',
    body: 'Its owner has to allow it in the page’s security policy. Nothing was shared.',
  },
  ORIGIN_NOT_ALLOWED: {
    title: 'This site may not open the wallet',
    body: 'Its address is not on the list of allowed sites.',
  },
  NESTED_HOST: {
    title: 'This page is shown inside another one',
    body: 'The wallet does not open there, because the other page could cover it. Open this page in its own tab.',
  },
  SAME_ORIGIN_FRAME: {
    title: 'The wallet is not set up safely here',
    body: 'It must come from an address of its own. Nothing was shared.',
  },
  STORAGE_BLOCKED: {
    title: 'Your browser blocks storage here',
    body: 'Everything works, but you have to connect again on each visit.',
  },
  PROTOCOL_MISMATCH: {
    title: 'An update is needed',
    body: 'This page loaded an older version. Reload the page to continue.',
  },
  POPUP_BLOCKED: {
    title: 'Your browser blocked a window',
    body: 'Allow pop-up windows for this page, then try again. Nothing was sent.',
  },
  FLOOD: {
    title: 'This page sends too many requests',
    body: 'Its requests were stopped. Nothing was sent. Reload the page to continue.',
  },
  TOO_MANY_OPENS: {
    title: 'This page sends too many requests',
    body: 'Wait a moment, then open the wallet again.',
  },
  INVALID_OPTIONS: {
    title: 'The wallet is not set up correctly here',
    body: 'This site’s owner has to correct its options. Nothing was shared.',
  },
  TARGET_NOT_FOUND: {
    title: 'The wallet has no place on this page',
    body: 'This site’s owner has to correct its options. Nothing was shared.',
  },
  DESTROYED: {
    title: 'The wallet was closed by this page',
    body: 'What was sent continues. Reload the page to open it again.',
  },
} satisfies Readonly<Record<string, ErrorText>>
