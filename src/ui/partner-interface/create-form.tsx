import { useRef, type FormEvent, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { focusInvalid } from '../shared/focus-invalid.ts'
import { useChangeAndReload } from '../shared/use-change-and-reload.ts'
import { Button } from '../shared/button.tsx'
import { Checkbox, ChoiceGroup } from '../shared/checkbox.tsx'
import styles from './partner.module.css'

type FormProps = {
  readonly title: ReactNode
  readonly busy: boolean
  /** Resolves to true if the creation succeeded. */
  readonly onCreate: (typed: FormData) => Promise<boolean>
  readonly children: ReactNode
}

/** Form that creates an entry. After success it is reset; otherwise the first error gets the focus. */
export function CreateForm({ title, busy, onCreate, children }: FormProps) {
  const change = useChangeAndReload()
  const elementRef = useRef<HTMLFormElement>(null)
  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const formData = new FormData(event.currentTarget)
    if (await change(() => onCreate(formData))) elementRef.current?.reset()
    else focusInvalid(elementRef.current)
  }
  return (
    <form ref={elementRef} className={styles.form} noValidate onSubmit={(event) => void create(event)}>
      <h2>{title}</h2>
      {children}
      <Button type="submit" variant="primary" busy={busy}>
        <FormattedMessage id="action.create" />
      </Button>
    </form>
  )
}

type ChoicesProps = {
  readonly legend: ReactNode
  readonly name: string
  readonly choices: readonly { readonly value: string; readonly label: ReactNode }[]
  readonly isInvalid: boolean
}

/** A required group of check boxes. */
export function Choices({ legend, name, choices, isInvalid }: ChoicesProps) {
  return (
    <ChoiceGroup
      legend={legend}
      error={isInvalid ? <FormattedMessage id="partner.flaw.choice" /> : undefined}
    >
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          label={label}
          aria-invalid={isInvalid ? true : undefined}
        />
      ))}
    </ChoiceGroup>
  )
}
