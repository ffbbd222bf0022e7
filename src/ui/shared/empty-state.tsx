import type { ReactNode } from 'react'
import { ButtonRow } from './button.tsx'
import styles from './empty-state.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Text } from './text.tsx'

type Props = {
  /** `box`: none yet, `filter`: no match, `lock`: not allowed, `error`: failed. */
  readonly icon: IconName
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly actions?: ReactNode
  readonly level?: 2 | 3
  /** `alert` for a failure, `status` for a list that became empty while it was open. */
  readonly role?: 'status' | 'alert' | undefined
}

export function EmptyState({ icon, title, text, actions, level = 2, role }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty} role={role}>
      <Text as={Icon} name={icon} size={24} muted />
      <Text as={Heading} large>
        {title}
      </Text>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {actions !== undefined && <ButtonRow className={styles.actions}>{actions}</ButtonRow>}
    </div>
  )
}
