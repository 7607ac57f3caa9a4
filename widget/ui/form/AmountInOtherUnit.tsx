import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx'
import { Icon } from '../icons/Icon.tsx'
import { flipIcon } from '../icons/laterPaths.ts'
import { useMessages } from '../i18n/MessagesContext.tsx'
import type { AmountUnit } from './types.ts'
import styles from './AmountInOtherUnit.module.css'

type AmountInOtherUnitProps = {
  /** The amount in the other unit. */
  fiatValue: string | undefined
  symbol: string | undefined
  unit: AmountUnit | undefined
}

/** The amount in the other unit; a press switches to that one. */
export function AmountInOtherUnit({ fiatValue, symbol, unit }: AmountInOtherUnitProps) {
  const { bridge } = useMessages()
  if (unit === undefined || symbol === undefined)
    return <span className={styles.worth}>{fiatValue}</span>
  const other = unit.isDollars ? bridge.inToken(symbol) : bridge.inDollars
  return (
    <button type="button" className={styles.unit} onClick={unit.onToggle}>
      <bdi>{fiatValue ?? (unit.isDollars ? symbol : '$')}</bdi>
      <Icon path={flipIcon} size={12} />
      <VisuallyHidden>{other}</VisuallyHidden>
    </button>
  )
}
