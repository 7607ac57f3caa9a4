import { afterAll, vi } from 'vitest'

/** Files share modules: one that ends while a module is on its way leaves it broken for all that follow in its process. */
afterAll(() => vi.dynamicImportSettled())
