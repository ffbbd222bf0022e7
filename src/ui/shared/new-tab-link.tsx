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
  readonly tabIndex?: number | undefined
  readonly children: ReactNode
}

/** Opens an external page in a new tab and announces it. */
export function NewTabLink({ href, icon = 'external', iconSize = 16, children, ...attributes }: Props) {
  return (
    <a {...attributes} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name={icon} size={iconSize} />{' '}
      <VisuallyHidden>
        <FormattedMessage id="link.newTab" />
      </VisuallyHidden>
    </a>
  )
}
