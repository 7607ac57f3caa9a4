import { words as en } from './failures/en.ts'
import { words as ar } from './failures/ar.ts'
import { words as de } from './failures/de.ts'
import { words as es } from './failures/es.ts'
import { words as fa } from './failures/fa.ts'
import { words as fr } from './failures/fr.ts'
import { words as he } from './failures/he.ts'
import { words as hi } from './failures/hi.ts'
import { words as id } from './failures/id.ts'
import { words as it } from './failures/it.ts'
import { words as ja } from './failures/ja.ts'
import { words as ko } from './failures/ko.ts'
import { words as pl } from './failures/pl.ts'
import { words as ptBR } from './failures/pt-BR.ts'
import { words as ru } from './failures/ru.ts'
import { words as th } from './failures/th.ts'
import { words as tr } from './failures/tr.ts'
import { words as uk } from './failures/uk.ts'
import { words as vi } from './failures/vi.ts'
import { words as zhCN } from './failures/zh-CN.ts'
import { words as zhTW } from './failures/zh-TW.ts'

/** Of one chunk: where something did not load, another would not either. */
export const failures = {
  en,
  ar,
  de,
  es,
  fa,
  fr,
  he,
  hi,
  id,
  it,
  ja,
  ko,
  pl,
  'pt-BR': ptBR,
  ru,
  th,
  tr,
  uk,
  vi,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
}
