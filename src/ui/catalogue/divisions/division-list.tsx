import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Link } from '../../shared/link.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { Card } from '../../shared/card.tsx'
import { PartImage } from '../../shared/part-image.tsx'
import { Stack } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'
import { useResultsHref } from '../../chosen-vehicle/use-results-href.ts'
import { groupQuery } from '../group-query.mapping.ts'
import groupStyles from '../group-list.module.css'
import styles from './division-list.module.css'
import type { DivisionsViewModel } from './divisions.view-model.ts'

type Props = { readonly model: DivisionsViewModel }

/** All divisions, each with links to its main groups. */
export const DivisionList = observer(function DivisionList({ model }: Props) {
  const { to } = usePaths()
  const results = useResultsHref()
  return (
    <Stack as="ul" gap={12}>
      {model.divisions.map((division) => (
        <Card as="li" key={division.id} className={styles.division}>
          <PartImage
            className={styles.image}
            src={division.picture.src}
            sizes="(width <= 768px) 112px, 160px"
            alt=""
          />
          <div>
            <Text as="h2" large className={groupStyles.name}>
              <Link to={to('division', { divisionId: division.id })}>{division.name}</Link>
            </Text>
            <Text as="p" small muted>
              <FormattedMessage id="catalogue.articles" values={{ count: division.productCount }} />
            </Text>
          </div>
          <ul className={styles.groups}>
            {model.groupsOf(division).map(({ id, name }) => (
              <li key={id}>
                <Link to={results(groupQuery(id, division.id))}>{name}</Link>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </Stack>
  )
})
