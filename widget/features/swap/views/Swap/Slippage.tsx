import { useState } from 'react'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Chip } from '#ui/primitives/Chip.tsx'
import { Field } from '#ui/primitives/Field.tsx'
import { Link } from '#ui/primitives/Link.tsx'
import type { SlippageProps } from './types.ts'
import styles from './Slippage.module.css'

const usual = ['0.5', '1', '2'] as const

/** How much worse the price may get: one of the usual figures, or one's own. */
export function Slippage(props: SlippageProps & { onDone: () => void }) {
  const { value, isHigh, onChange, onDone } = props
  const { swap } = useMessages()
  const [text, setText] = useState(value)
  const [isBad, setBad] = useState(false)

  function change(next: string) {
    const plain = next.replace(',', '.')
    setText(next)
    setBad(!onChange(plain))
  }

  const warning = isHigh ? swap.slippageHigh : swap.slippageBody
  return (
    <fieldset className={styles.slippage} aria-label={swap.slippage}>
      <div className={styles.choices}>
        {usual.map((choice) => (
          <Chip key={choice} pressed={!isBad && value === choice} onClick={() => change(choice)}>
            {choice}%
          </Chip>
        ))}
        <Link size={12} onClick={onDone}>
          {swap.slippageDone}
        </Link>
      </div>
      <Field
        label={swap.slippageLabel}
        value={text}
        onChange={change}
        hint={warning}
        problem={isBad ? swap.slippageBad : undefined}
        end="%"
      />
    </fieldset>
  )
}
