import { expect, test } from 'vitest'
import { locales } from '#locales/locales.ts'
import { loadAllMessages } from '#ui/i18n/messages.ts'
import { faultsOf } from '#ui/i18n/testing/wordsOf.ts'
import { baseAccount } from '#locales/loader/baseAccount.ts'
import { controls } from '#locales/loader/controls.ts'
import { failures } from '#locales/loader/failures.ts'
import { tooOld } from '#locales/loader/tooOld.ts'

test('behavior: the cards that stand for the widget speak each of its languages', () => {
  for (const table of [baseAccount, controls, failures, tooOld]) {
    expect(Object.keys(table).sort()).toEqual([...locales].sort())
  }
})

test.each(locales)('behavior: they say it as the widget would: %s', async (locale) => {
  const { common, errors } = await loadAllMessages(locale)
  const { failures: byCode, ...words } = failures[locale]
  expect(errors).toMatchObject(byCode)
  expect(words).toEqual({ other: common.somethingWentWrong })
  const { unreached, ...ofControls } = controls[locale]
  expect(ofControls).toEqual({
    close: common.close,
    loading: common.loading,
    tryAgain: common.tryAgain,
  })
  if (locale !== 'en') {
    expect(faultsOf(baseAccount.en, baseAccount[locale])).toEqual([])
    expect(faultsOf(tooOld.en, tooOld[locale])).toEqual([])
    expect(faultsOf(controls.en.unreached, unreached)).toEqual([])
  }
})
