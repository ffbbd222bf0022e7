import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { groupQuery } from '../../catalogue/group-query.mapping.ts'
import { classNames } from '../../shared/class-names.ts'
import { useResultsHref } from '../../chosen-vehicle/use-results-href.ts'
import { Text } from '../../shared/text.tsx'
import styles from './search-popup.module.css'
import { gridId, groupKey } from './search-options.ts'
import type { SearchViewModel } from './search.view-model.ts'

type Props = { readonly model: SearchViewModel; readonly id: string }

export const FoundGroups = observer(function FoundGroups({ model, id }: Props) {
  const results = useResultsHref()
  const titleId = useId()
  const { groups, groupCount, activeOption } = model
  return (
    <section className={styles.groups} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage id="catalogue.groups" />{' '}
        <Text light muted>
          <FormattedMessage id="catalogue.count" values={{ count: groupCount }} />
        </Text>
      </h2>
      {groups.length === 0 ? (
        <p className={styles.nothing}>
          <FormattedMessage id="search.noGroups" />
        </p>
      ) : (
        <div id={gridId(id, 'groups')} role="grid" aria-labelledby={titleId}>
          {groups.map((group) => {
            const isActive = activeOption?.key === groupKey(group)
            return (
              <div
                key={group.id}
                role="row"
                id={`${id}-${groupKey(group)}`}
                aria-selected={isActive}
                className={classNames(isActive && styles.active)}
              >
                <div role="gridcell">
                  <Link to={results(groupQuery(group.id))} tabIndex={-1}>
                    {group.name}
                    <Text light muted>
                      <FormattedMessage id="catalogue.count" values={{ count: group.count }} />
                    </Text>
                  </Link>
                </div>
              </div>
            )
          })}
        </div>
      )}
    </section>
  )
})
