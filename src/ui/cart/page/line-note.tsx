import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { TextButton } from '../../shared/button.tsx'
import { Input } from '../../shared/text-input.tsx'
import { Text } from '../../shared/text.tsx'
import type { CartLineViewModel } from './cart-line.view-model.ts'
import styles from './cart.module.css'

type Props = { readonly line: CartLineViewModel; readonly mayChange: boolean }

/** The customer's note on a line, such as a storage bay, a vehicle or a name. */
export const LineNote = observer(function LineNote({ line, mayChange }: Props) {
  const intl = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  /** True after Enter closed the field: the button that replaces it then gets the focus. */
  const [isLeftByKey, setIsLeftByKey] = useState(false)
  const { note, articleNo, unsaved } = line
  const finish = () => {
    line.leave()
    setIsOpen(false)
  }
  if (isOpen) {
    return (
      <>
        <Input
          small
          ref={focused}
          className={styles.note}
          value={note}
          maxLength={line.noteMaxLength}
          aria-label={intl.formatMessage({ id: 'cart.note.of' }, { number: articleNo })}
          onChange={(event) => line.typeNote(event.target.value)}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // prevents Enter from also pressing the note button, which gets the focus and would open the field again
            event.preventDefault()
            setIsLeftByKey(true)
            finish()
          }}
        />
        <Text as="p" small muted role="status">
          {note.length >= line.noteMaxLength && <FormattedMessage id="field.limitReached" />}
        </Text>
      </>
    )
  }
  return (
    <Text as="p" small muted>
      {note !== '' && <span className={styles.noteText}>{note} </span>}
      {unsaved?.note !== undefined && (
        <FormattedMessage id="cart.line.unsavedNote" values={{ note: unsaved.note }} />
      )}{' '}
      {mayChange && (
        <TextButton
          aria-label={intl.formatMessage({ id: 'cart.note.of' }, { number: articleNo })}
          ref={isLeftByKey ? focused : undefined}
          onClick={() => {
            setIsLeftByKey(false)
            setIsOpen(true)
          }}
        >
          <FormattedMessage id={note === '' ? 'cart.note.add' : 'action.change'} />
        </TextButton>
      )}
    </Text>
  )
})

/** Focuses the field that replaces the pressed button. */
const focused = (element: HTMLElement | null) => element?.focus()
