import { useEffect, useRef, type ReactNode } from 'react'
import { buttonClass } from '../../shared/button-look.ts'
import { Icon } from '../../shared/icon.tsx'
import type { IconName } from '../../shared/icon-names.ts'
import { Layer } from '../../shared/layer.tsx'
import styles from './list-drop-down.module.css'

type Props = {
  readonly icon: IconName
  readonly title: ReactNode
  readonly isQuiet?: boolean | undefined
  readonly children: ReactNode
}

/** Folds out under its button, also without scripts; Escape and a click elsewhere fold it in. */
export function ListDropDown({ icon, title, isQuiet, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const foldWhenLeft = ({ target }: Event) => {
      const isInside = target instanceof Node && details.current?.contains(target)
      if (details.current?.open && !isInside) details.current.open = false
    }
    const foldOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return
      details.current.open = false
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', foldWhenLeft)
    document.addEventListener('focusin', foldWhenLeft)
    document.addEventListener('keydown', foldOnEscape)
    return () => {
      document.removeEventListener('keydown', foldOnEscape)
      document.removeEventListener('pointerdown', foldWhenLeft)
      document.removeEventListener('focusin', foldWhenLeft)
    }
  }, [])
  return (
    <details ref={details} className={styles.place}>
      <summary className={buttonClass({ look: isQuiet ? 'quiet' : undefined, small: true })}>
        <Icon name={icon} />
        {title}
      </summary>
      <Layer className={styles.layer}>{children}</Layer>
    </details>
  )
}
