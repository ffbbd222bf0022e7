import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import styles from './segmented.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type Segment<Value extends string> = {
  readonly value: Value
  readonly label: ReactNode
  /** Replaces the visible label; screen readers still read the label. */
  readonly icon?: IconName | undefined
}

type Props<Value extends string> = {
  /** Accessible name of the group. */
  readonly legend: ReactNode
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly name?: string | undefined
  readonly small?: boolean | undefined
  readonly className?: string | undefined
}

/** Radio buttons as a row of segments. */
export function Segmented<Value extends string>({
  legend,
  segments,
  value,
  onChange,
  name,
  small,
  className,
}: Props<Value>) {
  const ownName = useId()
  return (
    <fieldset className={classNames(styles.segmented, small && styles.small, className)}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {segments.map((segment) => (
        <label key={segment.value} className={classNames(segment.value === value && styles.chosen)}>
          <input
            type="radio"
            name={name ?? ownName}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon ? (
            <>
              <Icon name={segment.icon} />
              <VisuallyHidden>{segment.label}</VisuallyHidden>
            </>
          ) : (
            segment.label
          )}
        </label>
      ))}
    </fieldset>
  )
}
