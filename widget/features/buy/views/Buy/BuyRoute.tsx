import { useId } from 'react'
import type { FormattedAmount } from '#ui/components/viewModels.ts'
import { Tile } from '#ui/components/Tile.tsx'
import { Icon } from '#ui/icons/Icon.tsx'
import { downIcon } from '#ui/icons/laterPaths.ts'
import { useLocale, useMessages } from '#ui/i18n/MessagesContext.tsx'
import { AmountInput } from '#ui/primitives/AmountInput.tsx'
import { AmountOutput } from '#ui/primitives/AmountOutput.tsx'
import { Skeleton } from '#ui/primitives/Skeleton.tsx'
import { LiveRegion } from '#ui/primitives/LiveRegion.tsx'
import { Leg } from '#ui/form/Leg.tsx'
import type { BuyFormViewModel, Choice } from './buyForm.ts'
import { signOf } from '#ui/i18n/money.ts'
import styles from './BuyRoute.module.css'

type BuyRouteProps = {
  form: BuyFormViewModel
  receive: FormattedAmount | undefined
  estimated: boolean
  pricing: boolean
  problemId: string | undefined
}

/** Money at the top, what it becomes under it. */
export function BuyRoute({ form, receive, estimated, pricing, problemId }: BuyRouteProps) {
  const { buy } = useMessages()
  return (
    <div className={styles.route}>
      <PayLeg form={form} problemId={problemId} />
      <Leg side={buy.receive} token={form.token} onPick={form.onPick}>
        {pricing ? (
          <Skeleton width={104} height={26} />
        ) : (
          <AmountOutput formatted={estimated ? about(receive) : receive} />
        )}
        <span className={styles.word}>
          {estimated && receive !== undefined ? buy.estimate : ''}
        </span>
      </Leg>
      <LiveRegion
        message={receive && !pricing ? buy.gives(receive.value, form.token.symbol) : undefined}
      />
      <div className={styles.rail} />
    </div>
  )
}

/** The route before anything is known. */
export function BuyRouteSkeleton() {
  const { buy } = useMessages()
  return (
    <div className={styles.route} aria-busy="true">
      <Leg side={buy.pay} isLoading />
      <Leg side={buy.receive} isLoading />
      <div className={styles.rail} />
    </div>
  )
}

function PayLeg({ form, problemId }: { form: BuyFormViewModel; problemId: string | undefined }) {
  const { buy } = useMessages()
  const locale = useLocale()
  const id = useId()
  return (
    <div className={styles.leg}>
      <span className={styles.tile}>
        <Tile name={signOf(form.currency.value, locale)} />
      </span>
      <label className={styles.label} htmlFor={id}>
        {buy.pay}
      </label>
      <span className={styles.choices}>
        <Choose
          label={buy.currency}
          strong
          chosen={form.currency}
          choices={form.currencies}
          onChange={form.onCurrency}
        />
        {form.method !== undefined && (
          <Choose
            label={buy.method}
            chosen={form.method}
            choices={form.methods}
            onChange={form.onMethod}
          />
        )}
      </span>
      <div className={styles.amount}>
        <AmountInput
          id={id}
          value={form.amount}
          onChange={form.onAmount}
          invalid={problemId !== undefined}
          describedBy={problemId}
        />
      </div>
    </div>
  )
}

type ChooseProps = {
  label: string
  chosen: Choice
  choices: readonly Choice[]
  strong?: boolean | undefined
  onChange: (value: string) => void
}

/** The browser's own list behind a word. */
function Choose({ label, chosen, choices, strong, onChange }: ChooseProps) {
  return (
    <span className={styles.choose} data-strong={strong || undefined}>
      <span aria-hidden="true">
        {strong === true ? chosen.value : chosen.text}
        <Icon path={downIcon} size={strong === true ? 16 : 12} />
      </span>
      <select
        aria-label={label}
        value={chosen.value}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}

function about(formatted: FormattedAmount | undefined): FormattedAmount {
  return formatted === undefined ? { value: '—' } : { ...formatted, value: `≈ ${formatted.value}` }
}
