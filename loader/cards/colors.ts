/** The tokens that cards are drawn with, as `widget/lib/theme/tokens.css` has them; a test compares both. */
const light = {
  surface: '#ffffff',
  'surface-raised': '#f4f6f5',
  'surface-strong': '#e8ecea',
  text: '#121a1c',
  'text-2': '#4b575b',
  'text-3': '#5f6b6f',
  accent: '#0d5c70',
  'on-accent': '#ffffff',
  warn: '#85500a',
  'warn-soft': '#faedd4',
  hairline: 'rgb(16 32 34 / 0.09)',
}

const dark: typeof light = {
  surface: '#16191b',
  'surface-raised': '#1f2326',
  'surface-strong': '#2a2f33',
  text: '#f0f3f3',
  'text-2': '#a9b2b6',
  'text-3': '#8f999e',
  accent: '#6fc0d3',
  'on-accent': '#06222a',
  warn: '#e3b264',
  'warn-soft': '#352b19',
  hairline: 'rgb(226 240 244 / 0.08)',
}

export const colors = { light, dark }
