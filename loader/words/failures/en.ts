/** English: what a card says in the place of the widget, as the widget would. */
export const words = {
  tryAgain: 'Try again',
  other: 'Something went wrong',
  failures: {
    CSP_FRAME_SRC: {
      title: 'This page blocks the wallet window',
      body: 'Its owner has to allow it in the page’s security policy. Nothing was shared.',
    },
    FRAME_REFUSED: {
      title: 'The wallet window was refused',
      body: 'This site is not on the wallet’s list of allowed sites. Your funds are not affected.',
    },
    FRAME_TIMEOUT: {
      title: 'The wallet window did not open',
      body: 'Your funds are not affected. Reload the page, then try again.',
    },
    FRAME_LOST: {
      title: 'The wallet window closed by itself',
      body: 'What was sent continues. Open it again to see the progress.',
    },
    FLOOD: {
      title: 'This page sends too many requests',
      body: 'Its requests were stopped. Nothing was sent. Reload the page to continue.',
    },
    PROTOCOL_MISMATCH: {
      title: 'An update is needed',
      body: 'This page loaded an older version. Reload the page to continue.',
    },
    ORIGIN_NOT_ALLOWED: {
      title: 'This site may not open the wallet',
      body: 'Its address is not on the list of allowed sites.',
    },
    NESTED_HOST: {
      title: 'This page is shown inside another one',
      body: 'The wallet does not open there, because the other page could cover it. Open this page in its own tab.',
    },
    LOADER_CHUNK_FAILED: {
      title: 'This part did not load',
      body: 'Check your connection and reload the page. Your funds are not affected.',
    },
  },
}
