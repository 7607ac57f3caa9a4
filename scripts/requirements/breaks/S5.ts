import type { Breaks } from '../breaks.ts'

export const breaks: Breaks = {
  'S5.03': {
    breaks: [
      {
        clause: 'A name to register has at least 4 characters',
        file: 'widget/core/names/validate.ts',
        from: "if (label.length < NAME_CHARS_LEAST) return 'tooShort'",
        to: '',
        red: 'widget/core/names/validate.test.ts',
      },
      {
        clause: 'which are letters, digits or hyphens',
        file: 'widget/core/names/validate.ts',
        from: '/^[a-z\\d-]*$/i',
        to: '/^[a-z\\d-_]*$/i',
        red: 'widget/core/names/validate.test.ts',
      },
      {
        clause: 'must be below 2^31',
        file: 'widget/core/names/coinType.ts',
        from: 'chainId >= EVM_BIT',
        to: 'chainId > 2 * EVM_BIT',
        red: 'widget/core/names/coinType.test.ts',
      },
      {
        clause: 'else "Invalid chainId"',
        file: 'widget/core/names/coinType.ts',
        from: "'Invalid chainId'",
        to: "'Unknown chain'",
        red: 'widget/core/names/coinType.test.ts',
      },
    ],
  },
}
