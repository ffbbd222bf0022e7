import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Button, ButtonRow } from './button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './dialog.module.css'

type Question = {
  readonly question: ReactNode
  /** Explanation of an action that cannot be undone. */
  readonly text?: ReactNode
  readonly confirm: ReactNode
  readonly keep: ReactNode
  readonly onConfirm: () => void
}
type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & Question

/**
 * Button with a confirmation dialog. The default button of the dialog cancels, so that Enter changes nothing. Without
 * scripts it is a submit button without a confirmation.
 */
export function ConfirmButton({ question, text, confirm, keep, onConfirm, ...button }: Props) {
  const [isAsking, ask] = useState(false)
  return (
    <>
      <Button
        {...button}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          ask(true)
        }}
      />
      {isAsking && (
        <Ask
          question={question}
          text={text}
          confirm={confirm}
          keep={keep}
          onConfirm={onConfirm}
          onClose={() => ask(false)}
        />
      )}
    </>
  )
}

function Ask({
  question,
  text,
  confirm,
  keep,
  onConfirm,
  onClose,
}: Question & { readonly onClose: () => void }) {
  const titleId = useId()
  const keeper = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => keeper.current?.focus(), [])
  const act = () => {
    onClose()
    onConfirm()
  }
  return (
    <Dialog narrow role="alertdialog" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} className={styles.title}>
        {question}
      </h2>
      {text !== undefined && <p>{text}</p>}
      <ButtonRow className={styles.actions}>
        <Button ref={keeper} onClick={onClose}>
          {keep}
        </Button>
        <Button variant="danger" onClick={act}>
          {confirm}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}
