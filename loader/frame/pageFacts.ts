import type { Welcome } from '#protocol'

const TITLE_CHARS = 200

/** What the widget may show about the page that embeds it. */
export function pageFacts(): Welcome['page'] {
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href ?? ''
  const language = document.documentElement.lang || navigator.language
  return {
    title: document.title.slice(0, TITLE_CHARS),
    language: /^[-a-zA-Z0-9]{2,35}$/.test(language) ? language : 'en',
    ...(/^https?:.{1,2000}$/.test(icon) ? { icon } : {}),
  }
}
