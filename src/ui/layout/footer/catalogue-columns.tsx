import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { groupQuery } from '../../catalogue/group-facts.mapping.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { useResultsHref } from '../../chosen-vehicle/use-results-href.ts'
import { FooterColumn } from './footer-column.tsx'
import type { FooterViewModel } from './footer.view-model.ts'

type Props = { readonly model: FooterViewModel }

export const CatalogueColumns = observer(function CatalogueColumns({ model }: Props) {
  const { to } = usePaths()
  const results = useResultsHref()
  const { divisions, groups } = model
  return (
    <>
      {divisions.length > 0 && (
        <FooterColumn title={<FormattedMessage id="catalogue.divisions" />} onlyWide>
          {divisions.map(({ id, name }) => (
            <li key={id}>
              <Link to={to('division', { divisionId: id })}>{name}</Link>
            </li>
          ))}
        </FooterColumn>
      )}
      {groups.length > 0 && (
        <FooterColumn title={<FormattedMessage id="catalogue.groups" />} onlyWide>
          {groups.map(({ id, name }) => (
            <li key={id}>
              <Link to={results(groupQuery(id))}>{name}</Link>
            </li>
          ))}
          <li>
            <Link to={to('categories')}>
              <FormattedMessage id="header.allGroups" />
            </Link>
          </li>
        </FooterColumn>
      )}
    </>
  )
})
