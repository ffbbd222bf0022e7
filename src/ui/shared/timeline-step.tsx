import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import styles from './timeline-step.module.css'

type Props = {
  readonly icon: IconName
  readonly children: ReactNode
}

/** Item of a timeline, joined to the next one by a line. */
export function TimelineStep({ icon, children }: Props) {
  return (
    <li className={styles.step}>
      <Icon name={icon} size={16} className={styles.icon} />
      {children}
    </li>
  )
}
