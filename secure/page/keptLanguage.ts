/** Where the language is kept that a person chose, for this origin in this browser. */
export type KeptLanguage = { get(): string | undefined; set(language: string): void }

const KEY = 'causeway-language'

/** Where the browser blocks storage, the choice lasts as long as the document. */
export const keptLanguage: KeptLanguage = {
  get: () => withStorage((storage) => storage.getItem(KEY) ?? undefined),
  set: (language) => withStorage((storage) => storage.setItem(KEY, language)),
}

export const nothingKept: KeptLanguage = { get: () => undefined, set: () => undefined }

function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined // blocked by the browser, as it may be in a frame
  }
}
