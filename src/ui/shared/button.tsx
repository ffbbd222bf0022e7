import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass, type ButtonVariant } from './button-variant.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import styles from './button.module.css'
import { Spinner } from './spinner.tsx'
import { Cluster } from './stack.tsx'

type Props = ComponentProps<'button'> &
  ButtonVariant & {
    readonly icon?: IconName | undefined
    /** True to show a spinner and ignore clicks; width and focus do not change. */
    readonly busy?: boolean | undefined
  }

export function Button({
  variant,
  small,
  iconOnly,
  wide,
  icon,
  busy,
  className,
  children,
  onClick,
  ...attributes
}: Props) {
  const refuse = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      type="button"
      {...attributes}
      className={buttonClass({ variant, small, iconOnly, wide }, className)}
      onClick={busy ? refuse : onClick}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {busy ? <Spinner className={icon ? undefined : styles.over} /> : icon && <Icon name={icon} />}
      {busy && !icon ? <span className={styles.hushed}>{children}</span> : children}
    </button>
  )
}

/** A button that looks like a link: it acts on the page and does not navigate. */
export function TextButton({ className, ...attributes }: ComponentProps<'button'>) {
  return <button type="button" {...attributes} className={classNames(styles.text, className)} />
}

export function ButtonRow(attributes: ComponentProps<'div'>) {
  return <Cluster {...attributes} gap={8} align="center" />
}
