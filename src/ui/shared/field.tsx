import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import { Icon } from './icon.tsx'
import { Text } from './text.tsx'
import hidden from './visually-hidden.module.css'

const labelClass = { normal: styles.label, small: styles.smallLabel, hidden: hidden.hidden }

/** Attributes that connect the control with its label, hint and error. */
type FieldControl = {
  readonly id: string
  readonly required: boolean
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export type FieldTexts = {
  readonly label: ReactNode
  readonly labelVariant?: keyof typeof labelClass | undefined
  readonly required?: boolean | undefined
  readonly hint?: ReactNode
  /** Error message with its cause and remedy. */
  readonly error?: ReactNode
  /** True if the error must be announced although the focus stays in the field. */
  readonly isErrorLive?: boolean | undefined
}

type Props = FieldTexts & {
  /**
   * Text of a live region that changes while the user types. Pass an empty text instead of removing it, so that changes
   * are announced.
   */
  readonly notice?: string | undefined
  readonly className?: string | undefined
  readonly children: (control: FieldControl) => ReactNode
}

export function Field({
  label,
  labelVariant = 'normal',
  required = false,
  hint,
  error,
  isErrorLive = false,
  notice,
  className,
  children,
}: Props) {
  const id = useId()
  const hintId = isThere(hint) && `${id}hint`
  const errorId = isThere(error) && `${id}error`
  const noticeId = isThere(notice) && `${id}notice`
  return (
    <div className={classNames(styles.field, className)}>
      <label className={classNames(labelClass[labelVariant], required && styles.required)} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        required,
        'aria-describedby': classNames(hintId, errorId, noticeId) || undefined,
        'aria-invalid': isThere(error) || undefined,
      })}
      {hintId && (
        <Text as="p" small muted id={hintId}>
          {hint}
        </Text>
      )}
      <div className={styles.errors} role={isErrorLive ? 'status' : undefined}>
        {errorId && <FieldError id={errorId}>{error}</FieldError>}
      </div>
      {notice !== undefined && (
        <Text
          as="p"
          small
          severity="warning"
          className={styles.notice}
          id={noticeId || undefined}
          aria-live="polite"
        >
          {notice}
        </Text>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <Text as="p" small severity="negative" className={styles.error} id={id}>
      <Icon name="error" size={16} />
      <span>{children}</span>
    </Text>
  )
}

function isThere(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== false && text !== ''
}
