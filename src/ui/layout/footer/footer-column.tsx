import { useId, type ReactNode } from 'react'
import { classNames } from '../../shared/class-names.ts'
import { Stack } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'
import styles from './footer.module.css'

type Props = {
  readonly title: ReactNode
  /** Left out on a phone (spec 2). */
  readonly onlyWide?: boolean | undefined
  readonly children: ReactNode
}

export function FooterColumn({ title, onlyWide, children }: Props) {
  const titleId = useId()
  return (
    <div className={classNames(onlyWide && styles.onlyWide)}>
      <Text as="h2" id={titleId} small muted className={styles.title}>
        {title}
      </Text>
      <Stack as="ul" aria-labelledby={titleId}>
        {children}
      </Stack>
    </div>
  )
}
