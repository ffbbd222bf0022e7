import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { Link } from '../../shared/link.tsx'
import { isPathOf } from '../../routing/paths.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { Flag } from '../../shared/flag.tsx'
import { VisuallyHidden } from '../../shared/visually-hidden.tsx'
import type { HeaderViewModel } from './header.view-model.ts'

/** Link to the choice of the country, which returns to this page. */
export const CountryLink = observer(function CountryLink({ model }: { readonly model: HeaderViewModel }) {
  const { pathname, search } = useLocation()
  const { to } = usePaths()
  const { countryId, countryName } = model
  const query = isPathOf('geoselection', pathname)
    ? search
    : `?${new URLSearchParams({ next: pathname + search })}`
  return (
    <Link to={to('geoselection') + query}>
      <Flag countryId={countryId} />
      <VisuallyHidden>
        <FormattedMessage id="word.country" />{' '}
      </VisuallyHidden>
      <span>{countryName ?? countryId}</span>
    </Link>
  )
})
