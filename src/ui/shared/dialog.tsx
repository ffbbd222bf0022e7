import { useLayoutEffect, useRef, type ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'

type Props = Omit<ComponentProps<'dialog'>, 'ref' | 'open'> & { readonly narrow?: boolean }

/**
 * Native dialog, which is open while it is rendered. It traps the focus, Escape closes it, and the focus returns to the
 * previous element.
 */
export function Dialog({ narrow, className, ...attributes }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      {...attributes}
      className={classNames(styles.dialog, narrow && styles.narrow, className)}
    />
  )
}
