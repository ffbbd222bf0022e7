import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { useNavigate } from 'react-router'
import type { ResultSort as Sort } from '#application/search/results-url.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { Button } from '../../shared/button.tsx'
import { classNames } from '../../shared/class-names.ts'
import { Select } from '../../shared/select.tsx'
import { Cluster } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'
import utilities from '../../shared/utilities.module.css'
import styles from './results-bar.module.css'
import type { SearchResultsViewModel } from './search-results.view-model.ts'

/** Sort control. A separate form, so that it works without scripts. */
export const ResultSort = observer(function ResultSort({
  model,
}: {
  readonly model: SearchResultsViewModel
}) {
  const { to } = usePaths()
  const intl = useIntl()
  const navigate = useNavigate()
  const sortBy = (sort: string) =>
    void navigate({ pathname: to('results'), search: model.queryOfSort(sort) }, { preventScrollReset: true })
  return (
    <Cluster
      as="form"
      method="get"
      action={to('results')}
      gap={8}
      align="center"
      noWrap
      className={classNames(styles.sort, model.view === 'table' && utilities.onlyOnPhone)}
    >
      {model.fieldsBeside('sort').map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Text unbroken className={utilities.notOnPhone} aria-hidden="true">
        <FormattedMessage id="results.sort" />
      </Text>
      <Select
        small
        className={styles.select}
        name="sort"
        label={<FormattedMessage id="results.sort" />}
        labelVariant="hidden"
        value={model.sort}
        onChange={sortBy}
        options={model.sorts.map((sort) => ({
          value: sort,
          text: sortText(sort, model.sortedBy, intl),
        }))}
      />
      <noscript>
        <Button type="submit" small>
          <FormattedMessage id="results.sort.apply" />
        </Button>
      </noscript>
    </Cluster>
  )
})

type SortedBy = SearchResultsViewModel['sortedBy']

function sortText(sort: Sort, sortedBy: SortedBy, intl: IntlShape): string {
  if (!sort.startsWith('attr.')) return intl.formatMessage({ id: `results.sort.${sort}` })
  const direction = sortedBy?.isDescending ? 'descending' : 'ascending'
  return intl.formatMessage({ id: `results.sort.attribute.${direction}` }, { name: sortedBy?.name })
}
