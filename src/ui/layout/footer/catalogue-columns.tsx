import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import type { Category, Division } from '#domain/catalogue/content.ts'
import { Link } from '../../shared/link.tsx'
import { groupQuery } from '../../catalogue/group-query.mapping.ts'
import { useHrefForVehicle, useVehicleSlug } from '../../chosen-vehicle/use-results-href.ts'
import { useSharedMarkup } from '../../delivery/shared-markup.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { FooterColumn } from './footer-column.tsx'
import type { FooterViewModel } from './footer.view-model.ts'

type Props = { readonly model: FooterViewModel }

export const CatalogueColumns = observer(function CatalogueColumns({ model }: Props) {
  const { divisions, groups } = model
  const divisionItems = useSharedMarkup(DivisionItems, { divisions })
  const groupItems = useSharedMarkup(GroupItems, { groups, vehicle: useVehicleSlug() })
  return (
    <>
      {divisions.length > 0 && (
        <FooterColumn title={<FormattedMessage id="catalogue.divisions" />} onlyWide {...divisionItems} />
      )}
      {groups.length > 0 && (
        <FooterColumn title={<FormattedMessage id="catalogue.groups" />} onlyWide {...groupItems} />
      )}
    </>
  )
})

function DivisionItems({ divisions }: { readonly divisions: readonly Division[] }) {
  const { to } = usePaths()
  return divisions.map(({ id, name }) => (
    <li key={id}>
      <Link to={to('division', { divisionId: id })}>{name}</Link>
    </li>
  ))
}

type GroupItemsProps = { readonly groups: readonly Category[]; readonly vehicle: string | undefined }

function GroupItems({ groups, vehicle }: GroupItemsProps) {
  const { to } = usePaths()
  const results = useHrefForVehicle(vehicle)
  return (
    <>
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
    </>
  )
}
