/** Picks the form a language uses for a count. */
export function plural(
  locale: string,
  count: number,
  forms: { readonly other: string } & Partial<Record<Intl.LDMLPluralRule, string>>,
): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other
}
