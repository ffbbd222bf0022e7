import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link, useSearchParams } from 'react-router'
import { useViewModel } from '../../kernel/container.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { SectionHead } from '../../shared/page-frame.tsx'
import { Cell, HeadCell } from '../../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../../shared/table.tsx'
import { Text } from '../../shared/text.tsx'
import { SearchModeViewModel } from '../../vehicles/search-mode.view-model.ts'
import { SECTION_IDS } from './section-tabs.tsx'
import styles from './product.module.css'
import type { ProductViewModel } from './product.view-model.ts'
import type { FittingVehicle } from '#domain/products/product.ts'

const COLUMNS = ['model', 'years', 'engine', 'power', 'axles'] as const

/** The vehicles that the part fits. All of them stand in the address `?vehicles=all`. */
export const ProductVehicles = observer(function ProductVehicles({
  model,
}: {
  readonly model: ProductViewModel
}) {
  const headingId = `${SECTION_IDS.vehicles}-heading`
  const [search] = useSearchParams()
  if (model.vehicleCount === 0) return null
  const shown = model.vehicles(search.get('vehicles') === 'all')
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
      <div data-density="compact">
        <Table caption={<FormattedMessage id="product.vehicles.caption" />}>
          <TableHead>
            {COLUMNS.map((column) => (
              <HeadCell key={column} align={column === 'power' ? 'end' : undefined}>
                <FormattedMessage id={`product.vehicles.${column}`} />
              </HeadCell>
            ))}
          </TableHead>
          <TableBody>
            {shown.map((vehicle, index) => (
              <VehicleRow key={index} vehicle={vehicle} />
            ))}
          </TableBody>
        </Table>
      </div>
      {shown.length < model.vehicleCount && (
        <p className={styles.more}>
          <FormattedMessage
            id="product.vehicles.shown"
            values={{ shown: shown.length, count: model.vehicleCount }}
          />
          <Link to={{ search: '?vehicles=all' }} replace preventScrollReset>
            <FormattedMessage id="product.vehicles.all" values={{ count: model.vehicleCount }} />
          </Link>
        </p>
      )}
    </section>
  )
})

const VehicleRow = observer(function VehicleRow({ vehicle }: { readonly vehicle: FittingVehicle }) {
  const intl = useIntl()
  const { to } = usePaths()
  const { offersVin } = useViewModel(SearchModeViewModel)
  const label = (column: (typeof COLUMNS)[number]) => intl.formatMessage({ id: `product.vehicles.${column}` })
  const { manufacturer, model, yearFrom, yearTo, engineCode, powerKw, powerHp, restriction } = vehicle
  return (
    <Row>
      <Cell place="head">
        {offersVin ? (
          <Link to={to('vehicle', { type: vehicle.type, slug: vehicle.slug })}>
            <strong>{manufacturer}</strong> {model}
          </Link>
        ) : (
          <span>
            <strong>{manufacturer}</strong> {model}
          </span>
        )}
        {restriction !== undefined && (
          <Text small muted block>
            {restriction}
          </Text>
        )}
      </Cell>
      <Text as={Cell} label={label('years')} unbroken>
        {yearTo === undefined ? (
          <FormattedMessage id="product.vehicles.since" values={{ year: String(yearFrom) }} />
        ) : (
          `${yearFrom}–${yearTo}`
        )}
      </Text>
      <Cell label={label('engine')}>{engineCode}</Cell>
      <Cell label={label('power')} align="end">
        {powerKw !== undefined && powerHp !== undefined && `${powerKw} / ${powerHp}`}
      </Cell>
      <Cell label={label('axles')}>{vehicle.axleConfigurations.join(', ')}</Cell>
    </Row>
  )
})
