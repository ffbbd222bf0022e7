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
  switch (detour.kind) {
    case 'all-parts':
      return (
        <Link to={{ pathname: to('results'), search: detour.query }} {...attributes}>
          <FormattedMessage id="search.allParts" />
        </Link>
      )
    case 'document':
      return (
        <Link to={{ pathname: to('infocenter'), search: detour.query }} {...attributes}>
          <FormattedMessage id="search.document" />
        </Link>
      )
    case 'vin':
      return (
        <Link to={to('vin')} {...attributes}>
          <FormattedMessage id="vin.title" />
        </Link>
      )
    case 'help-desk':
      return (
        <NewTabLink href={detour.href} {...attributes}>
          <FormattedMessage id="search.helpDesk" />
        </NewTabLink>
      )
  }
}
