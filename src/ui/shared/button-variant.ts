import styles from './button-variant.module.css'
import { classNames } from './class-names.ts'

export type ButtonVariant = {
  /** Use amber `buy` once per view, or once per list row, and `primary` once per page. */
  readonly variant?: 'default' | 'primary' | 'buy' | 'quiet' | 'danger' | undefined
  readonly small?: boolean | undefined
  /** True for a square button with only an icon; needs an `aria-label`. */
  readonly iconOnly?: boolean | undefined
  readonly wide?: boolean | undefined
}

export function buttonClass({ variant, small, iconOnly, wide }: ButtonVariant, className?: string): string {
  return classNames(
    styles.button,
    variant && styles[variant],
    small && styles.small,
    iconOnly && styles.iconOnly,
    wide && styles.wide,
    className,
  )
}
