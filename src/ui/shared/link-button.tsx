import type { Ref } from 'react'
import { Link, type LinkProps } from './link.tsx'
import { buttonClass, type ButtonVariant } from './button-variant.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

type Props = Omit<LinkProps, 'className' | 'style'> &
  ButtonVariant & {
    readonly icon?: IconName | undefined
    readonly ref?: Ref<HTMLAnchorElement> | undefined
    readonly className?: string | undefined
  }

/** A link that looks like a button. */
export function LinkButton({ variant, small, iconOnly, wide, icon, className, children, ...link }: Props) {
  return (
    <Link {...link} data-screen-only className={buttonClass({ variant, small, iconOnly, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}
