import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import shape from './control.module.css'
import { Field, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'
import styles from './select.module.css'

export type SelectOption = {
  readonly value: string
  readonly text: string
  readonly disabled?: boolean
}

type SelectGroup = { readonly text: string; readonly options: readonly SelectOption[] }

type Props = Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'required' | 'id' | 'children' | 'size'> &
  FieldTexts & {
    readonly options: readonly (SelectOption | SelectGroup)[]
    readonly value?: string | undefined
    readonly onChange?: ((value: string, field: HTMLSelectElement) => void) | undefined
    readonly small?: boolean | undefined
  }

export function Select({
  label,
  labelVariant,
  required,
  hint,
  error,
  options,
  small,
  className,
  onChange,
  ...select
}: Props) {
  return (
    <Field {...{ label, labelVariant, required, hint, error, className }}>
      {(control) => (
        <span className={styles.frame}>
          <select
            {...select}
            {...control}
            className={classNames(shape.control, shape.invalid, styles.select, small && styles.small)}
            onChange={(event) => onChange?.(event.target.value, event.target)}
          >
            {options.map((entry) =>
              'options' in entry ? (
                <optgroup key={entry.text} label={entry.text}>
                  {entry.options.map(renderOption)}
                </optgroup>
              ) : (
                renderOption(entry)
              ),
            )}
          </select>
          <Icon name="chevron-down" size={16} className={styles.arrow} />
        </span>
      )}
    </Field>
  )
}

function renderOption({ value, text, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {text}
    </option>
  )
}
