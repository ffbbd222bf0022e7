import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { usePaths } from '../../routing/use-paths.ts'
import { EmptyState } from '../../shared/empty-state.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { buttonClass } from '../../shared/button-variant.ts'
import { SearchFallbackLink } from '../search-fallback-link.tsx'
import type { SearchResultsViewModel } from './search-results.view-model.ts'

/** Empty result with its likely cause, and links to other searches. */
export const NothingFound = observer(function NothingFound({
  model: { term, nothingFound, widerQuery, fallbacks },
}: {
  readonly model: SearchResultsViewModel
}) {
  const { to } = usePaths()
  return (
    <EmptyState
      icon={widerQuery === undefined ? 'box' : 'filter'}
      title={<FormattedMessage id="results.nothing.title" />}
      text={nothingFound && <FormattedMessage id={`results.nothing.${nothingFound}`} values={{ term }} />}
      actions={
        <>
          {widerQuery !== undefined && (
            <LinkButton to={{ pathname: to('results'), search: widerQuery }}>
              <FormattedMessage id="results.nothing.everywhere" />
            </LinkButton>
          )}
          <LinkButton to={to('categories')}>
            <FormattedMessage id="catalogue.groups" />
          </LinkButton>
          <LinkButton to={to('home')}>
            <FormattedMessage id="results.nothing.home" />
          </LinkButton>
          {fallbacks.map((fallback) => (
            <SearchFallbackLink key={fallback.key} fallback={fallback} className={buttonClass({})} />
          ))}
        </>
      }
    />
  )
})
