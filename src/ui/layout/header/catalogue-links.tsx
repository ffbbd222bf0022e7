import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { groupQuery } from '../../catalogue/group-facts.mapping.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { classNames } from '../../shared/class-names.ts'
import utilities from '../../shared/utilities.module.css'
import type { HeaderViewModel } from './header.view-model.ts'
import { useResultsHref } from '../../chosen-vehicle/use-results-href.ts'
import { Text } from '../../shared/text.tsx'
import { WholeListLink } from './navigation-panel.tsx'
import styles from './navigation.module.css'

type Props = { readonly model: HeaderViewModel }

export const DivisionLinks = observer(function DivisionLinks({ model }: Props) {
  const { to } = usePaths()
  return (
    <>
      <WholeListLink to={to('divisions')}>
        <FormattedMessage id="header.allDivisions" />
      </WholeListLink>
      <ul className={styles.divisions}>
        {model.divisions.map(({ id, name, productCount }) => (
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
        ))}
      </ul>
    </>
  )
})

export const GroupLinks = observer(function GroupLinks({ model }: Props) {
  const { to } = usePaths()
  const results = useResultsHref()
  return (
    <>
      <WholeListLink to={to('categories')}>
        <FormattedMessage id="header.allGroups" />
      </WholeListLink>
      <ul className={styles.groups}>
        {model.groups.map((group) => (
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
        ))}
      </ul>
    </>
  )
})
