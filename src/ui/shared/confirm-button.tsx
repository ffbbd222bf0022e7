import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { Button, ButtonRow } from './button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './dialog.module.css'

type Question = {
  readonly question: ReactNode
  /** The action that cannot be undone. */
  readonly text?: ReactNode
  readonly confirm: ReactNode
  readonly keep: ReactNode
  readonly onConfirm: () => void
}
type Props = Omit<ComponentProps<typeof Button>, 'onClick'> & Question

/** Asks for confirmation. The default button cancels, so Enter changes nothing. A submit button works without scripts. */
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
