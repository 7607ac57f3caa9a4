import type { ThemeMode } from '#protocol'
import { Panel } from '#ui/components/Panel.tsx'
import { useMessages } from '#ui/i18n/MessagesContext.tsx'
import { Select } from '#ui/primitives/Select.tsx'
import styles from './Settings.module.css'

/** One thing that can be chosen: what is, what else there is, and `''` where the site decides. */
export type Choice<T extends string = string> = {
  value: T | ''
  options: readonly { value: T; text: string }[]
  onChange: (value: T | undefined) => void
}

export type ChoicesProps = {
  language: Choice
  theme: Choice<ThemeMode>
  /** Absent where the site offers one network, or keeps people from choosing. */
  network?: Choice | undefined
  /** In percent; absent where nothing can be swapped. */
  slippage?: Choice | undefined
}

/** What the person sets for themselves. */
export function Choices({ language, theme, network, slippage }: ChoicesProps) {
  const { settings, swap } = useMessages()
  return (
    <>
      <Panel>
        <Setting name={settings.language} choice={language} />
        <Setting name={settings.theme} choice={theme} />
        {network !== undefined && <Setting name={settings.network} choice={network} />}
        {slippage !== undefined && <Setting name={swap.slippage} choice={slippage} />}
      </Panel>
      <p className={styles.note}>{settings.note}</p>
    </>
  )
}

function Setting<T extends string>({ name, choice }: { name: string; choice: Choice<T> }) {
  const { settings } = useMessages()
  const { value, options, onChange } = choice
  return (
    <div className={styles.setting}>
      <span aria-hidden="true">{name}</span>
      <Select
        label={name}
        value={value}
        options={[{ value: '', text: settings.asSite }, ...options]}
        onChange={(next) => onChange(options.find((one) => one.value === next)?.value)}
      />
    </div>
  )
}
