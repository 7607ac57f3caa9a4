const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text as it may stand between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
}
