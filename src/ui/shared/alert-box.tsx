import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import styles from './alert-box.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import type { Severity } from './severity.ts'
import severities from './severity.module.css'

type Modifier = Exclude<Severity, 'neutral'>

const iconOfModifier: Readonly<Record<Modifier, IconName>> = {
  positive: 'ok',
  warning: 'warn',
  negative: 'error',
  info: 'info',
}

type AlertEntry = string | { readonly name: string; readonly href: string }

type Props = {
  readonly modifier: Modifier
  readonly icon?: IconName | undefined
  readonly headline: ReactNode
  readonly text?: ReactNode
  readonly list?: readonly AlertEntry[] | undefined
  /** `alert` interrupts screen readers, so use it for failures only; use `none` for content of the first render. */
  readonly role?: 'status' | 'alert' | 'none' | undefined
  readonly closeLabel?: string | undefined
  readonly onClose?: (() => void) | undefined
  /** Content other than paragraphs, such as a form. */
  readonly children?: ReactNode
}

export function AlertBox({
  modifier,
  icon,
  headline,
  text,
  list = [],
  role,
  closeLabel,
  onClose,
  children,
}: Props) {
  const announcement = role ?? (modifier === 'negative' ? 'alert' : 'status')
  return (
    <div
      className={classNames(styles.alert, severities[modifier])}
      role={announcement === 'none' ? undefined : announcement}
    >
      <Icon name={icon ?? iconOfModifier[modifier]} />
      <div className={styles.body}>
        <p>
          <strong>{headline}</strong>
        </p>
        {text !== undefined && <p className={styles.more}>{text}</p>}
        {list.length > 0 && (
          <ul className={classNames(styles.more, styles.list)}>
            {list.map((entry) => (
              <li key={typeof entry === 'string' ? entry : entry.href + entry.name}>
                {typeof entry === 'string' ? entry : <Link to={entry.href}>{entry.name}</Link>}
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
      {onClose && (
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  )
}
