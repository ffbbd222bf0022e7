import { FormattedMessage } from 'react-intl'
import type { VehicleMaker } from '#domain/vehicles/vehicle.ts'
import { Link } from '../../shared/link.tsx'
import { BreadcrumbsFromHome } from '../../page/breadcrumbs-from-home.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { Card } from '../../shared/card.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { Page, PageHead } from '../../shared/page-frame.tsx'
import { Text } from '../../shared/text.tsx'
import styles from './makers.module.css'

export type ListedMaker = VehicleMaker & { readonly modelCount: number }

export function Makers({ makers }: { readonly makers: readonly ListedMaker[] }) {
  const { to } = usePaths()
  return (
    <Page>
      <BreadcrumbsFromHome current={<FormattedMessage id="vehicles.title" />} />
      <PageHead
        title={<FormattedMessage id="vehicles.title" />}
        intro={<FormattedMessage id="vehicles.intro" />}
        actions={
          <LinkButton to={to('vin')} icon="search">
            <FormattedMessage id="vin.title" />
          </LinkButton>
        }
      />
      <ul className={styles.makers}>
        {makers.map(({ slug, name, modelCount }) => (
          <Card as="li" key={slug} className={styles.maker}>
            <Link to={to('vehiclesOfMaker', { maker: slug })}>{name}</Link>
            <Text small muted>
              <FormattedMessage id="vehicles.models" values={{ count: modelCount }} />
            </Text>
          </Card>
        ))}
      </ul>
    </Page>
  )
}
