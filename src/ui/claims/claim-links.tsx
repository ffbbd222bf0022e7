import { FormattedMessage } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { useOffersPage } from '../kernel/use-offers-page.ts'
import { usePaths } from '../routing/use-paths.ts'
import { Text } from '../shared/text.tsx'
import styles from './claims.module.css'

/** Links to the claims about the goods of a line. */
export function ClaimLinks({ claimNos = [] }: { readonly claimNos?: readonly string[] | undefined }) {
  const { to } = usePaths()
  const offers = useOffersPage()
  if (!offers('claim')) return null
  return claimNos.map((claimNo) => (
    <Text key={claimNo} as="p" small>
      <Link className={styles.number} to={to('claim', { slug: claimNo })}>
        <FormattedMessage id="claims.title" values={{ number: claimNo }} />
      </Link>
    </Text>
  ))
}
