import { FormattedMessage } from 'react-intl'
import type { Division } from '#domain/catalogue/content.ts'
import { Link } from '../shared/link.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Text } from '../shared/text.tsx'
import utilities from '../shared/utilities.module.css'
import styles from './division-row.module.css'

/** Links to the divisions in one row, for customers who know the range. */
export function DivisionRow({ divisions }: { readonly divisions: readonly Division[] }) {
  const { to } = usePaths()
  return (
    <ul className={styles.row}>
      {divisions.map(({ id, name, productCount }) => (
        <li key={id} className={utilities.anchor}>
          <Link to={to('division', { divisionId: id })} className={utilities.coversParent}>
            {name}
          </Link>
          <Text small muted>
            <FormattedMessage id="catalogue.articles" values={{ count: productCount }} />
          </Text>
        </li>
      ))}
    </ul>
  )
}
