import { useId, type MouseEvent, type ReactNode } from 'react'
import { buttonClass } from '../shared/button-variant.ts'
import anchored from '../shared/anchored.module.css'
import { classNames } from '../shared/class-names.ts'
import { Icon } from '../shared/icon.tsx'
import { Layer } from '../shared/layer.tsx'
import { Spinner } from '../shared/spinner.tsx'
import { Stack } from '../shared/stack.tsx'
import styles from './row-menu.module.css'

type Props = {
  /** Accessible name of the button; it contains the name of the row. */
  readonly name: string
  /** True while an action of this row is running. */
  readonly busy?: boolean | undefined
  readonly children: ReactNode
}

/**
 * Menu with further actions of a row. It is a popover, so that it works without scripts and scroll containers do not
 * clip it.
 */
export function RowMenu({ name, busy, children }: Props) {
  const id = useId()
  /** Closes the menu after a choice, unless the button opens a panel inside the menu or the click is in that panel. */
  const closeOnceChosen = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof Element) || target.closest('[popover]') !== currentTarget) return
    if (target.closest('a, button:not([aria-expanded])')) currentTarget.hidePopover()
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={buttonClass({ variant: 'quiet', small: true, iconOnly: true }, styles.dots)}
        aria-label={name}
        title={name}
        aria-busy={busy || undefined}
      >
        {busy ? <Spinner size={16} /> : <Icon name="more" />}
      </button>
      <Layer
        id={id}
        popover="auto"
        className={classNames(anchored.anchored, styles.menu)}
        onClick={closeOnceChosen}
        onKeyDown={(event) => event.stopPropagation()}
      >
        <Stack start>{children}</Stack>
      </Layer>
    </>
  )
}
