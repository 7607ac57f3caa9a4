/** Where the language is kept that a person chose, for this origin in this browser. */
export type StoredLanguage = { get(): string | undefined; set(language: string): void }

const KEY = 'causeway-language'

/** Where the browser blocks storage, the choice lasts as long as the document. */
export const storedLanguage: StoredLanguage = {
  get: () => withStorage((storage) => storage.getItem(KEY) ?? undefined),
  set: (language) => withStorage((storage) => storage.setItem(KEY, language)),
}

export const nothingStored: StoredLanguage = { get: () => undefined, set: () => undefined }

function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined // blocked by the browser, as it may be in a frame
  }
}
