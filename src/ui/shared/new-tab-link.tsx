import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type Props = {
  readonly href: string
  readonly icon?: IconName | undefined
  readonly iconSize?: 16 | 20
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Opens an external page in a new tab and announces it. */
export function NewTabLink({ href, icon = 'external', iconSize = 16, className, children }: Props) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name={icon} size={iconSize} />{' '}
      <VisuallyHidden>
        <FormattedMessage id="link.newTab" />
      </VisuallyHidden>
    </a>
  )
}
