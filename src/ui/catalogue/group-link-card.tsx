import { FormattedMessage, useIntl } from 'react-intl'
import { GroupCard } from '../shared/group-card.tsx'
import { useResultsHref } from '../chosen-vehicle/use-results-href.ts'
import { groupQuery } from './group-query.mapping.ts'
import type { CategoryGroup } from '#domain/catalogue/content.ts'

type Props = { readonly group: CategoryGroup; readonly divisionId?: string | undefined }

/** Card of a product group, linked to its parts. */
export function GroupLinkCard({ group, divisionId }: Props) {
  const results = useResultsHref()
  const intl = useIntl()
  const some = group.children.slice(0, 3).map(({ name }) => name)
  return (
    <GroupCard
      to={results(groupQuery(group.id, divisionId))}
      name={group.name}
      imageSrc={group.picture.src}
      summary={some.length > 0 ? intl.formatList(some, { style: 'narrow' }) : undefined}
      count={<FormattedMessage id="catalogue.articles" values={{ count: group.productCount }} />}
    />
  )
}
