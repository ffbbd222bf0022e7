import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import styles from './checkbox.module.css'
import { classNames } from './class-names.ts'
import shape from './control.module.css'
import field from './field.module.css'
import { FieldError } from './field.tsx'
import { Text } from './text.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type Props = Omit<ComponentProps<'input'>, 'type' | 'size' | 'onChange' | 'id' | 'ref'> & {
  readonly label: ReactNode
  /** Hides the label visually, for check boxes in tables. */
  readonly labelHidden?: boolean | undefined
  /** Number of matches, at the end of the line. */
  readonly count?: ReactNode
  /** `isRange`: true if Shift was pressed, to select all rows since the last selected one. */
  readonly onChange?: ((checked: boolean, isRange: boolean) => void) | undefined
}

type CheckboxProps = Props & {
  /** True if some but not all items are selected. */
  readonly indeterminate?: boolean | undefined
  readonly error?: ReactNode
}

export function Checkbox({ indeterminate = false, error, ...choice }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  const errorId = useId()
  const isWrong = error !== undefined && error !== ''
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <>
      <Choice
        {...choice}
        type="checkbox"
        inputRef={box}
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      {isWrong && <FieldError id={errorId}>{error}</FieldError>}
    </>
  )
}

export function Radio(choice: Props) {
  return <Choice {...choice} type="radio" />
}

type ChoiceProps = Props & {
  readonly type: 'checkbox' | 'radio'
  readonly inputRef?: ComponentProps<'input'>['ref']
}

function Choice({ label, labelHidden, count, onChange, className, inputRef, ...input }: ChoiceProps) {
  return (
    <label className={classNames(styles.choice, labelHidden && styles.alone, className)}>
      <input
        {...input}
        ref={inputRef}
        className={classNames(styles.box, styles[input.type], shape.invalid)}
        onChange={(event) => onChange?.(event.target.checked, hasShift(event.nativeEvent))}
      />
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.word}>{label}</span>}
      {count !== undefined && <Text muted>{count}</Text>}
    </label>
  )
}

/** True if Shift was pressed: the browser dispatches the change of a check box with its click event. */
const hasShift = (event: Event) => event instanceof MouseEvent && event.shiftKey

type GroupProps = {
  readonly legend: ReactNode
  readonly legendHidden?: boolean | undefined
  readonly error?: ReactNode
  readonly children: ReactNode
}

export function ChoiceGroup({ legend, legendHidden, error, children }: GroupProps) {
  const errorId = useId()
  const isWrong = error !== undefined && error !== ''
  return (
    <fieldset aria-describedby={isWrong ? errorId : undefined}>
      <legend className={classNames(field.label, styles.legend)}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {children}
      {isWrong && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
