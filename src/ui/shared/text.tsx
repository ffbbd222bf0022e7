import type { ElementType } from 'react'
import { classNames } from './class-names.ts'
import type { Polymorphic } from './polymorphic.ts'
import styles from './text.module.css'
import type { Severity } from './severity.ts'

type Variant = {
  readonly small?: boolean | undefined
  /** True for the size of a card title. */
  readonly large?: boolean | undefined
  readonly strong?: boolean | undefined
  /** True for normal weight inside a heading. */
  readonly light?: boolean | undefined
  readonly muted?: boolean | undefined
  readonly severity?: Severity | undefined
  readonly block?: boolean | undefined
  /** True to prevent line breaks in numbers, dates and prices. */
  readonly unbroken?: boolean | undefined
  /** True to allow line breaks anywhere in long words, such as URLs. */
  readonly breakable?: boolean | undefined
}

export function Text<As extends ElementType = 'span'>({
  as,
  small,
  large,
  strong,
  light,
  muted,
  severity,
  block,
  unbroken,
  breakable,
  className,
  ...attributes
}: Polymorphic<As, Variant>) {
  const Element: ElementType = as ?? 'span'
  const names = classNames(
    small && styles.small,
    large && styles.large,
    strong && styles.strong,
    light && styles.light,
    muted && styles.muted,
    severity && styles[severity],
    block && styles.block,
    unbroken && styles.unbroken,
    breakable && styles.breakable,
    className,
  )
  return <Element {...attributes} className={names || undefined} />
}
