import type { KeyboardEvent } from 'react'
import { classNames } from './class-names.ts'
import shape from './control.module.css'
import { Icon } from './icon.tsx'
import styles from './quantity-spinner.module.css'

type Props = {
  readonly id?: string | undefined
  /** The typed text, which may not be a number yet. */
  readonly value: string
  readonly minimum: number
  readonly maximum: number
  /** Called on typing, and for Ctrl+Home and Ctrl+End, with the minimum and maximum. */
  readonly onChange: (text: string) => void
  /** Called with 1 or -1, or 10 or -10 for Page Up and Page Down; the caller clamps the result. */
  readonly onStep: (by: number) => void
  /** Called when the field loses the focus, to round and clamp the value. */
  readonly onLeave?: (() => void) | undefined
  /** Called on Enter, for the action of the button next to the field. */
  readonly onEnter?: (() => void) | undefined
  readonly label: string
  readonly lessLabel: string
  readonly moreLabel: string
  readonly large?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly invalid?: boolean | undefined
  readonly describedBy?: string | undefined
  readonly name?: string | undefined
  readonly className?: string | undefined
}

const stepOfKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

export function QuantitySpinner(props: Props) {
  const { value, minimum, maximum, onChange, onStep, disabled } = props
  const quantity = /^\s*\d+\s*$/.test(value) ? Number(value) : undefined

  const answerKey = (event: KeyboardEvent) => {
    if (event.metaKey || event.altKey || event.shiftKey) return
    const limit = event.ctrlKey ? { Home: minimum, End: maximum }[event.key] : undefined
    if (limit === undefined && event.ctrlKey) return
    const step = stepOfKey[event.key]
    if (limit !== undefined) onChange(String(limit))
    else if (step !== undefined) onStep(step)
    else if (event.key === 'Enter' && props.onEnter) props.onEnter()
    else return
    event.preventDefault()
  }

  return (
    <div className={classNames(styles.spinner, shape.invalid, props.large && styles.large, props.className)}>
      <StepButton
        label={`${props.lessLabel}: ${props.label}`}
        icon="minus"
        disabled={disabled || (quantity !== undefined && quantity <= minimum)}
        onClick={() => onStep(-1)}
      />
      <input
        id={props.id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        name={props.name}
        value={value}
        disabled={disabled}
        aria-label={props.label}
        aria-valuenow={quantity}
        aria-valuemin={minimum}
        aria-valuemax={maximum}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={answerKey}
        onFocus={(event) => event.target.select()}
        onBlur={props.onLeave}
      />
      <StepButton
        label={`${props.moreLabel}: ${props.label}`}
        icon="plus"
        disabled={disabled || (quantity !== undefined && quantity >= maximum)}
        onClick={() => onStep(1)}
      />
    </div>
  )
}

type StepButtonProps = {
  readonly label: string
  readonly icon: 'minus' | 'plus'
  readonly disabled: boolean | undefined
  readonly onClick: () => void
}

/** Plus or minus button. Only for pointers, and it does not take the focus: keyboard users have the arrow keys. */
function StepButton({ label, icon, disabled, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name={icon} size={16} />
    </button>
  )
}
