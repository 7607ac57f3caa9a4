/** Whole looks, in the variables that any site may set. */
export const presets = {
  ember: {
    '--causeway-accent': '#d9480f',
    '--causeway-color-mix': '#d9480f',
    '--causeway-color-mix-strength': '4%',
  },
  graphite: {
    '--causeway-accent': '#475569',
    '--causeway-color-mix': '#64748b',
    '--causeway-color-mix-strength': '10%',
    '--causeway-radius-master': '2px',
  },
  meadow: {
    '--causeway-accent': '#2f7d4f',
    '--causeway-color-mix': '#2f7d4f',
    '--causeway-color-mix-strength': '6%',
    '--causeway-radius-master': '5px',
  },
  paper: {
    '--causeway-accent': '#8a5a1f',
    '--causeway-color-mix': '#c9a56a',
    '--causeway-color-mix-strength': '14%',
    '--causeway-radius-master': '2px',
    '--causeway-font-family': 'Georgia, serif',
  },
  rose: {
    '--causeway-accent': '#be185d',
    '--causeway-color-mix': '#be185d',
    '--causeway-color-mix-strength': '4%',
    '--causeway-radius-master': '6px',
  },
  violet: {
    '--causeway-accent': '#6d4aff',
    '--causeway-color-mix': '#6d4aff',
    '--causeway-color-mix-strength': '6%',
  },
}
