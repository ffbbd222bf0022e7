import type { ReactNode } from 'react'
import type { To } from 'react-router'
import { Link } from './link.tsx'
import styles from './chip.module.css'
import { Icon } from './icon.tsx'
import { Text } from './text.tsx'

type Props = {
  /** Name of the filter, such as "Maker". */
  readonly name?: ReactNode
  readonly value: ReactNode
  readonly removeLabel: string
  /** Link to the URL without the filter; without it, `onRemove` is called. */
  readonly removeTo?: To | undefined
  readonly onRemove?: (() => void) | undefined
}

export function Chip({ name, value, removeLabel, removeTo, onRemove }: Props) {
  return (
    <span className={styles.chip}>
      <span>
        {name !== undefined && <Text muted>{name} </Text>}
        {value}
      </span>
      {removeTo !== undefined ? (
        <Link
          className={styles.remove}
          to={removeTo}
          preventScrollReset
          aria-label={removeLabel}
          onClick={onRemove}
        >
          <Icon name="close" size={16} />
        </Link>
      ) : (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <Icon name="close" size={16} />
        </button>
      )}
    </span>
  )
}

type RowProps = { readonly label: string; readonly children: ReactNode }

export function ChipRow({ label, children }: RowProps) {
  return (
    <div role="group" aria-label={label} className={styles.row}>
      {children}
    </div>
  )
}
