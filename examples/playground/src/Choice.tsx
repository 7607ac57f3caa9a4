type ChoiceProps<T extends string> = {
  label: string
  values: readonly T[]
  value: T
  onChange: (value: T) => void
}

/** One of a few, all of them seen. */
export function Choice<T extends string>({ label, values, value, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className="choice">
      <legend className="unseen">{label}</legend>
      {values.map((one) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          {one}
        </button>
      ))}
    </fieldset>
  )
}
