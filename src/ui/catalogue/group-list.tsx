import { FormattedMessage } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { Card } from '../shared/card.tsx'
import { PartImage } from '../shared/part-image.tsx'
import { useResultsHref } from '../chosen-vehicle/use-results-href.ts'
import { Text } from '../shared/text.tsx'
import utilities from '../shared/utilities.module.css'
import styles from './group-list.module.css'
import { groupQuery } from './group-query.mapping.ts'
import type { CategoryGroup } from '#domain/catalogue/content.ts'

type Props = {
  readonly groups: readonly CategoryGroup[]
  /** Limits the links to the parts of one division. */
  readonly divisionId?: string | undefined
  readonly hasCounts?: boolean | undefined
  /** Query of a group's link; by default the parts of the group, optionally in the division. */
  readonly queryOf?: ((groupId: string) => string) | undefined
  readonly level?: 2 | 3 | undefined
}

/** Product groups in two levels, each linked to its parts. */
export function GroupList({
  groups,
  divisionId,
  hasCounts = true,
  queryOf = (id) => groupQuery(id, divisionId),
  level = 2,
}: Props) {
  const results = useResultsHref()
  const linkTo = (id: string) => results(queryOf(id))
  const Heading = `h${level}` as const
  return (
    <ul className={styles.groups}>
      {groups.map((group) => (
        <Card as="li" key={group.id} className={styles.group}>
          <PartImage className={styles.image} src={group.picture.src} sizes="88px" alt="" />
          <div>
            <Text as={Heading} large className={styles.name}>
              <Link to={linkTo(group.id)} className={utilities.underlinedOnHover}>
                {group.name}
              </Link>
            </Text>
            {hasCounts && (
              <Text as="p" small muted>
                <FormattedMessage id="catalogue.articles" values={{ count: group.productCount }} />
              </Text>
            )}
          </div>
          {group.children.length > 0 && (
            <ul className={styles.children}>
              {group.children.map((child) => (
                <li key={child.id}>
                  <Link to={linkTo(child.id)} className={utilities.underlinedOnHover}>
                    {child.name}
                  </Link>
                  {hasCounts && (
                    <Text small muted>
                      <FormattedMessage id="catalogue.count" values={{ count: child.productCount }} />
                    </Text>
                  )}
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </ul>
  )
}
