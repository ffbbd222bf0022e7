import { useEffect, useRef, type ReactNode } from 'react'
import { buttonClass } from '../shared/button-variant.ts'
import { classNames } from '../shared/class-names.ts'
import { Icon } from '../shared/icon.tsx'
import type { IconName } from '../shared/icon-names.ts'
import { Layer } from '../shared/layer.tsx'
import utilities from '../shared/utilities.module.css'
import styles from './list-drop-down.module.css'

type Props = {
  readonly icon: IconName
  readonly title: ReactNode
  readonly isQuiet?: boolean | undefined
  /** True to open above its button, at the bottom of the page. */
  readonly isUpwards?: boolean | undefined
  readonly onOpen?: (() => void) | undefined
  readonly children: ReactNode
}

/** Drop-down that opens under its button, also without scripts. Escape and a click elsewhere close it. */
export function ListDropDown({ icon, title, isQuiet, isUpwards, onOpen, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const collapseWhenLeft = ({ target }: Event) => {
      const isInside = target instanceof Node && details.current?.contains(target)
      if (details.current?.open && !isInside) details.current.open = false
    }
    const collapseOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return
      details.current.open = false
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', collapseWhenLeft)
    document.addEventListener('focusin', collapseWhenLeft)
    document.addEventListener('keydown', collapseOnEscape)
    return () => {
      document.removeEventListener('keydown', collapseOnEscape)
      document.removeEventListener('pointerdown', collapseWhenLeft)
      document.removeEventListener('focusin', collapseWhenLeft)
    }
  }, [])
  return (
    <details
      ref={details}
      className={classNames(styles.place, utilities.anchor)}
      onToggle={({ newState }) => newState === 'open' && onOpen?.()}
    >
      <summary className={buttonClass({ variant: isQuiet ? 'quiet' : undefined, small: !isUpwards })}>
        <Icon name={icon} />
        {title}
      </summary>
      <Layer className={classNames(styles.layer, isUpwards && styles.upwards)}>{children}</Layer>
    </details>
  )
}

/** Closes the drop-down that contains the element, and returns the focus to its button. */
export function closeDropDown(element: Element | null): void {
  const details = element?.closest('details')
  if (!details) return
  details.open = false
  details.querySelector('summary')?.focus()
}
