import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Spinner } from './spinner.tsx'
import styles from './status-badge.module.css'
import { Text } from './text.tsx'
import type { Tone } from './tone.ts'

const iconOfTone: Readonly<Record<Tone, IconName>> = {
  positive: 'ok',
  warning: 'clock',
  negative: 'error',
  info: 'info',
  neutral: 'minus',
}

type Props = {
  readonly tone: Tone
  /** Replaces the icon of the tone: `calendar` for goods on order, `swap` for a replaced number. */
  readonly icon?: IconName | undefined
  readonly busy?: boolean | undefined
  readonly small?: boolean | undefined
  readonly children: ReactNode
}

export function StatusBadge({ tone, icon, busy, small, children }: Props) {
  return (
    <Text tone={tone} small={small} strong className={styles.state}>
      {busy ? (
        <Spinner size={16} className={styles.icon} />
      ) : (
        <Icon name={icon ?? iconOfTone[tone]} size={16} className={styles.icon} />
      )}
      <span>{children}</span>
    </Text>
  )
}
