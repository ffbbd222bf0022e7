import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'
import { NewTabLink } from '../shared/new-tab-link.tsx'
import type { Detour } from './detours.ts'

type Props = {
  readonly detour: Detour
  readonly className?: string | undefined
  readonly tabIndex?: number | undefined
}

export function DetourLink({ detour, ...attributes }: Props) {
  const { to } = usePaths()
  return detour.kind === 'vin' ? (
    <Link to={to('vin')} {...attributes}>
      <FormattedMessage id="vin.title" />
    </Link>
  ) : (
    <NewTabLink href={detour.href} {...attributes}>
      <FormattedMessage id="search.helpDesk" />
    </NewTabLink>
  )
}
