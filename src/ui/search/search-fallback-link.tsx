import { FormattedMessage } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { NewTabLink } from '../shared/new-tab-link.tsx'
import type { SearchFallback } from './search-fallbacks.ts'

type Props = {
  readonly fallback: SearchFallback
  readonly className?: string | undefined
  readonly tabIndex?: number | undefined
}

export function SearchFallbackLink({ fallback, ...attributes }: Props) {
  const { to } = usePaths()
  switch (fallback.kind) {
    case 'all-parts':
      return (
        <Link to={{ pathname: to('results'), search: fallback.query }} {...attributes}>
          <FormattedMessage id="search.allParts" />
        </Link>
      )
    case 'document':
      return (
        <Link to={{ pathname: to('infocenter'), search: fallback.query }} {...attributes}>
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
        <NewTabLink href={fallback.href} {...attributes}>
          <FormattedMessage id="search.helpDesk" />
        </NewTabLink>
      )
  }
}
