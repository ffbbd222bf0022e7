import type { ElementType } from 'react'
import { classNames } from './class-names.ts'
import type { Polymorphic } from './polymorphic.ts'
import styles from './stack.module.css'

/** Gap in pixels; only values of the spacing tokens. */
type Gap = 2 | 4 | 8 | 12 | 16 | 24

type StackVariant = {
  readonly gap?: Gap | undefined
  /** True to align children to the start of the line instead of stretching them. */
  readonly start?: boolean | undefined
  /** True for the fields of a form: all have the same width, buttons are as wide as their text. */
  readonly fields?: boolean | undefined
  /** True to align rows to the top instead of stretching them to the height. */
  readonly top?: boolean | undefined
}

/** Children below each other. */
export function Stack<As extends ElementType = 'div'>({
  as,
  gap,
  start,
  fields,
  top,
  className,
  ...attributes
}: Polymorphic<As, StackVariant>) {
  const Element: ElementType = as ?? 'div'
  const names = classNames(
    styles.stack,
    gap && styles[`gap${gap}`],
    start && styles.start,
    fields && styles.fields,
    top && styles.top,
    className,
  )
  return <Element {...attributes} className={names} />
}

type ClusterVariant = {
  readonly gap?: Gap | undefined
  /** The gap between lines, if it differs. */
  readonly rowGap?: 0 | 2 | 4 | 8 | 12 | undefined
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | undefined
  readonly justify?: 'end' | 'between' | undefined
  readonly inline?: boolean | undefined
  readonly noWrap?: boolean | undefined
}

/** Layout of children beside each other, wrapped if needed. */
export function Cluster<As extends ElementType = 'div'>({
  as,
  gap,
  rowGap,
  align,
  justify,
  inline,
  noWrap,
  className,
  ...attributes
}: Polymorphic<As, ClusterVariant>) {
  const Element: ElementType = as ?? 'div'
  const names = classNames(
    styles.cluster,
    gap && styles[`gap${gap}`],
    rowGap !== undefined && styles[`rowGap${rowGap}`],
    align && styles[`${align}Aligned`],
    justify && styles[`${justify}Justified`],
    inline && styles.inline,
    noWrap && styles.noWrap,
    className,
  )
  return <Element {...attributes} className={names} />
}
