import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './check-list.module.css'
import { Cluster, Stack } from './stack.tsx'

type Props = { readonly className?: string | undefined; readonly children: ReactNode }

/** List of benefits, each with a check mark. */
export function CheckList({ className, children }: Props) {
  return (
    <Stack as="ul" gap={4} top className={className}>
      {children}
    </Stack>
  )
}

export function CheckItem({ children }: { readonly children: ReactNode }) {
  return (
    <Cluster as="li" gap={8} align="start" noWrap>
      <Icon name="check" size={16} className={styles.check} />
      <span>{children}</span>
    </Cluster>
  )
}
