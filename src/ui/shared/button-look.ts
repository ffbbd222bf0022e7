import styles from './button-look.module.css'
import { classNames } from './class-names.ts'

export type ButtonLook = {
  /** Amber `buy` stands once in a view, or once in a row of a list; one `primary` in a page. */
  readonly look?: 'default' | 'primary' | 'buy' | 'quiet' | 'danger' | undefined
  readonly small?: boolean | undefined
  /** A square with an icon alone; its name comes in as `aria-label`. */
  readonly iconOnly?: boolean | undefined
  readonly wide?: boolean | undefined
}

export function buttonClass({ look, small, iconOnly, wide }: ButtonLook, className?: string): string {
  return classNames(
    styles.button,
    look && styles[look],
    small && styles.small,
    iconOnly && styles.iconOnly,
    wide && styles.wide,
    className,
  )
}
