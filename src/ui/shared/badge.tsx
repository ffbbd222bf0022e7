import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import type { Tone } from './tone.ts'
import tones from './tone.module.css'

type Props = {
  readonly tone?: Tone | 'promotion' | undefined
  readonly icon?: IconName | undefined
  readonly children: ReactNode
}

export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span className={classNames(styles.badge, tone === 'promotion' ? styles.promotion : tones[tone])}>
      {icon && <Icon name={icon} size={14} className={styles.icon} />}
      {children}
    </span>
  )
}

/** A number in a circle, such as the number of cart lines. */
export function CountBubble({ children }: { readonly children: ReactNode }) {
  return <span className={styles.bubble}>{children}</span>
}
