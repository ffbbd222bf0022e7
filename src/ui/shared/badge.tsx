import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import type { Severity } from './severity.ts'
import severities from './severity.module.css'

type Props = {
  readonly severity?: Severity | 'promotion' | undefined
  readonly icon?: IconName | undefined
  readonly children: ReactNode
}

export function Badge({ severity = 'neutral', icon, children }: Props) {
  return (
    <span
      className={classNames(styles.badge, severity === 'promotion' ? styles.promotion : severities[severity])}
    >
      {icon && <Icon name={icon} size={14} className={styles.icon} />}
      {children}
    </span>
  )
}

/** A number in a circle, such as the number of cart lines. */
export function CountBubble({ children }: { readonly children: ReactNode }) {
  return <span className={styles.bubble}>{children}</span>
}
