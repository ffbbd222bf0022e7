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
  /** Names the row, too. */
  readonly name: string
  /** Something of it is under way. */
  readonly busy?: boolean | undefined
  readonly children: ReactNode
}

/**
 * What else can be done with a row. It lies over everything, so that no frame that scrolls cuts it off, and the
 * browser opens and closes it: also without scripts.
 */
export function RowMenu({ name, busy, children }: Props) {
  const id = useId()
  const closeOnceChosen = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    if (target instanceof Element && target.closest('a, button')) currentTarget.hidePopover()
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
