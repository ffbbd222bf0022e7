import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import type { CategoryGroup, Division } from '#domain/catalogue/content.ts'
import { Link } from '../../shared/link.tsx'
import { groupQuery } from '../../catalogue/group-query.mapping.ts'
import { useHrefForVehicle, useVehicleSlug } from '../../chosen-vehicle/use-results-href.ts'
import { useSharedMarkup } from '../../delivery/shared-markup.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { classNames } from '../../shared/class-names.ts'
import { Text } from '../../shared/text.tsx'
import utilities from '../../shared/utilities.module.css'
import type { HeaderViewModel } from './header.view-model.ts'
import { ShowAllLink } from './navigation-panel.tsx'
import styles from './navigation.module.css'

type Props = { readonly model: HeaderViewModel }

export const DivisionLinks = observer(function DivisionLinks({ model }: Props) {
  const { to } = usePaths()
  const items = useSharedMarkup(DivisionItems, { divisions: model.divisions })
  return (
    <>
      <ShowAllLink to={to('divisions')}>
        <FormattedMessage id="header.allDivisions" />
      </ShowAllLink>
      <ul className={styles.divisions} {...items} />
    </>
  )
})

function DivisionItems({ divisions }: { readonly divisions: readonly Division[] }) {
  const { to } = usePaths()
  return divisions.map(({ id, name, productCount }) => (
    <li key={id}>
      <Link
        to={to('division', { divisionId: id })}
        className={classNames(styles.link, utilities.underlinedOnHover)}
      >
        {name}
        <Text muted unbroken>
          <FormattedMessage id="catalogue.count" values={{ count: productCount }} />
        </Text>
      </Link>
    </li>
  ))
}

export const GroupLinks = observer(function GroupLinks({ model }: Props) {
  const { to } = usePaths()
  const items = useSharedMarkup(GroupItems, { groups: model.groups, vehicle: useVehicleSlug() })
  return (
    <>
      <ShowAllLink to={to('categories')}>
        <FormattedMessage id="header.allGroups" />
      </ShowAllLink>
      <ul className={styles.groups} {...items} />
    </>
  )
})

type GroupItemsProps = { readonly groups: readonly CategoryGroup[]; readonly vehicle: string | undefined }

function GroupItems({ groups, vehicle }: GroupItemsProps) {
  const results = useHrefForVehicle(vehicle)
  return groups.map((group) => (
    <li key={group.id}>
      <Link
        to={results(groupQuery(group.id))}
        className={classNames(styles.link, utilities.underlinedOnHover)}
      >
        {group.name}
      </Link>
      {group.children.length > 0 && (
        <ul className={classNames(styles.subGroups, utilities.notOnPhone)}>
          {group.children.map(({ id, name }) => (
            <li key={id}>
              <Link to={results(groupQuery(id))} className={utilities.underlinedOnHover}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  ))
}
