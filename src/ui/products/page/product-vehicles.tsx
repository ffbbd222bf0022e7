import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { useSearchParams } from 'react-router'
import { Link } from '../../shared/link.tsx'
import { useViewModel } from '../../kernel/container.tsx'
import { SectionHead } from '../../shared/page-frame.tsx'
import { Text } from '../../shared/text.tsx'
import utilities from '../../shared/utilities.module.css'
import { SearchModeViewModel } from '../../vehicles/search-mode.view-model.ts'
import { VehicleTable } from '../../vehicles/vehicle-table.tsx'
import { SECTION_IDS } from './section-ids.ts'
import styles from './product.module.css'
import type { ProductViewModel } from './product.view-model.ts'

/** Vehicles that the part fits; `?vehicles=all` shows all of them. */
export const ProductVehicles = observer(function ProductVehicles({
  model,
}: {
  readonly model: ProductViewModel
}) {
  const headingId = `${SECTION_IDS.vehicles}-heading`
  const [search] = useSearchParams()
  const { offersVin } = useViewModel(SearchModeViewModel)
  if (model.vehicleCount === 0) return null
  const displayedVehicles = model.vehicles(search.get('vehicles') === 'all')
  return (
    <section id={SECTION_IDS.vehicles} className={styles.section} aria-labelledby={headingId}>
      <SectionHead
        id={headingId}
        title={<FormattedMessage id="product.section.vehicles" />}
        actions={
          <Text as="p" small muted>
            <FormattedMessage
              id="product.vehicleCounts"
              values={{ makers: model.vehicleMakerCount, models: model.vehicleCount }}
            />
          </Text>
        }
      />
      <VehicleTable
        caption={<FormattedMessage id="product.vehicles.caption" />}
        vehicles={displayedVehicles}
        isLinked={offersVin}
      />
      {displayedVehicles.length < model.vehicleCount && (
        <p className={utilities.before8}>
          <FormattedMessage
            id="product.vehicles.shown"
            values={{ shown: displayedVehicles.length, count: model.vehicleCount }}
          />{' '}
          <Link to={{ search: '?vehicles=all' }} replace preventScrollReset>
            <FormattedMessage id="product.vehicles.all" values={{ count: model.vehicleCount }} />
          </Link>
        </p>
      )}
    </section>
  )
})
