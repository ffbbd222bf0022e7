import { useState, type ComponentProps, type HTMLInputTypeAttribute, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import shape from './control.module.css'
import { Field, type FieldTexts } from './field.tsx'
import { Cluster } from './stack.tsx'
import styles from './text-input.module.css'

type InputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /**
   * Not `date`: a native date field displays the day in the language of the browser. Use `DayInput`, which has the
   * language of the shop.
   */
  readonly type?: Exclude<HTMLInputTypeAttribute, 'date'> | undefined
  readonly small?: boolean | undefined
  /** True to align numbers right. */
  readonly numeric?: boolean | undefined
}

/** An input without label for table cells and bars; needs an `aria-label`. */
export function Input({ small, numeric, className, ...attributes }: InputProps) {
  return (
    <input
      type="text"
      {...attributes}
      className={classNames(
        shape.control,
        shape.invalid,
        styles.input,
        small && styles.small,
        numeric && styles.numeric,
        className,
      )}
    />
  )
}

type Limit = {
  /** Announced when `maxLength` is reached. */
  readonly limitText?: string | undefined
}

type TextInputProps = Omit<InputProps, 'onChange' | 'value' | 'defaultValue' | 'required' | 'id'> &
  FieldTexts &
  Limit & {
    readonly value?: string | undefined
    /** Initial text of an uncontrolled field. */
    readonly defaultValue?: string | undefined
    readonly onChange?: ((text: string) => void) | undefined
    /** Content after the input on the same line, such as its button. */
    readonly beside?: ReactNode
  }

export function TextInput({
  label,
  labelVariant,
  required,
  hint,
  error,
  isErrorLive,
  limitText,
  className,
  beside,
  ...input
}: TextInputProps) {
  const { notice, watch } = useLimitNotice(input, limitText)
  return (
    <Field {...{ label, labelVariant, required, hint, error, isErrorLive, notice, className }}>
      {(control) => (
        <Cluster as="span" gap={8} noWrap>
          <Input {...input} {...control} onChange={(event) => watch(event.target.value)} />
          {beside}
        </Cluster>
      )}
    </Field>
  )
}

type TextAreaProps = Omit<
  ComponentProps<'textarea'>,
  'onChange' | 'value' | 'defaultValue' | 'required' | 'id'
> &
  Pick<TextInputProps, 'value' | 'defaultValue' | 'onChange'> &
  FieldTexts &
  Limit

export function TextArea({
  label,
  labelVariant,
  required,
  hint,
  error,
  limitText,
  className,
  ...area
}: TextAreaProps) {
  const { notice, watch } = useLimitNotice(area, limitText)
  return (
    <Field {...{ label, labelVariant, required, hint, error, notice, className }}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={classNames(shape.control, shape.invalid, styles.input, styles.area)}
          onChange={(event) => watch(event.target.value)}
        />
      )}
    </Field>
  )
}

type Watched = Pick<TextInputProps, 'value' | 'defaultValue' | 'onChange'> & {
  readonly maxLength?: number | undefined
}

function useLimitNotice({ value, defaultValue = '', maxLength, onChange }: Watched, limitText?: string) {
  const [typed, setTyped] = useState(defaultValue)
  const isFull = maxLength !== undefined && (value ?? typed).length >= maxLength
  return {
    notice: limitText === undefined ? undefined : isFull ? limitText : '',
    watch: (text: string) => {
      setTyped(text)
      onChange?.(text)
    },
  }
}
