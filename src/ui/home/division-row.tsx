import { FormattedMessage } from 'react-intl'
import type { Division } from '#domain/catalogue/content.ts'
import { Link } from '../routing/link.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Text } from '../shared/text.tsx'
import styles from './division-row.module.css'

/** Divisions in one row, for customers who know the range. */
export function DivisionRow({ divisions }: { readonly divisions: readonly Division[] }) {
  const { to } = usePaths()
  return (
    <ul className={styles.row}>
      {divisions.map(({ id, name, productCount }) => (
        <li key={id}>
          <Link to={to('division', { divisionId: id })}>{name}</Link>
          <Text small muted>
            <FormattedMessage id="catalogue.articles" values={{ count: productCount }} />
          </Text>
        </li>
      ))}
    </ul>
  )
}
