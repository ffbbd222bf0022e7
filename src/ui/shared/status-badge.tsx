import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Spinner } from './spinner.tsx'
import styles from './status-badge.module.css'
import text from './text.module.css'
import type { Severity } from './severity.ts'

const iconOfTone: Readonly<Record<Severity, IconName>> = {
  positive: 'ok',
  warning: 'clock',
  negative: 'error',
  info: 'info',
  neutral: 'minus',
}

type Props = {
  readonly severity: Severity
  /** Replaces the icon of the severity: `calendar` for goods on order, `swap` for a replaced number. */
  readonly icon?: IconName | undefined
  readonly busy?: boolean | undefined
  readonly small?: boolean | undefined
  readonly children: ReactNode
}

export function StatusBadge({ severity, icon, busy, small, children }: Props) {
  return (
    <span className={classNames(small && text.small, text.strong, text[severity], styles.state)}>
      {busy ? (
        <Spinner size={16} className={styles.icon} />
      ) : (
        <Icon name={icon ?? iconOfTone[severity]} size={16} className={styles.icon} />
      )}
      <span>{children}</span>
    </span>
  )
}
