import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './text.module.css'

type Props = {
  readonly as?: 'span' | 'p' | 'div' | 'strong' | undefined
  readonly small?: boolean | undefined
  readonly muted?: boolean | undefined
  /** Numbers, dates and prices: never broken over lines. */
  readonly unbroken?: boolean | undefined
  readonly id?: string | undefined
  readonly children: ReactNode
}

export function Text({ as: Element = 'span', small, muted, unbroken, id, children }: Props) {
  const className = classNames(small && styles.small, muted && styles.muted, unbroken && styles.unbroken)
  return (
    <Element id={id} className={className || undefined}>
      {children}
    </Element>
  )
}
