import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Vehicle } from '#domain/vehicles/vehicle.ts'
import { Link } from '../shared/link.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Cell, HeadCell } from '../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../shared/table.tsx'
import { Text } from '../shared/text.tsx'

const COLUMNS = ['model', 'years', 'engine', 'power', 'axles'] as const

type ListedVehicle = Omit<Vehicle, 'displacementCcm'> & {
  /** Restriction of the part to some of the vehicles. */
  readonly restriction?: string | undefined
}

type Props = {
  readonly caption: ReactNode
  readonly vehicles: readonly ListedVehicle[]
  /** False for accounts that have no vehicle search and therefore cannot open the pages of vehicles. */
  readonly isLinked: boolean
}

/** Models with their distinctive facts; each links to its page. */
export function VehicleTable({ caption, vehicles, isLinked }: Props) {
  return (
    <div data-density="compact">
      <Table caption={caption}>
        <TableHead>
          {COLUMNS.map((column) => (
            <HeadCell key={column} align={column === 'power' ? 'end' : undefined}>
              <FormattedMessage id={`product.vehicles.${column}`} />
            </HeadCell>
          ))}
        </TableHead>
        <TableBody>
          {vehicles.map((vehicle, index) => (
            <VehicleRow key={index} vehicle={vehicle} isLinked={isLinked} />
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

type RowProps = { readonly vehicle: ListedVehicle; readonly isLinked: boolean }

function VehicleRow({ vehicle, isLinked }: RowProps) {
  const intl = useIntl()
  const { to } = usePaths()
  const label = (column: (typeof COLUMNS)[number]) => intl.formatMessage({ id: `product.vehicles.${column}` })
  const { manufacturer, model, yearFrom, yearTo, engineCode, powerKw, powerHp, restriction } = vehicle
  const name = (
    <>
      <strong>{manufacturer}</strong> {model}
    </>
  )
  return (
    <Row>
      <Cell place="head">
        {isLinked ? (
          <Link to={to('vehicle', { type: vehicle.type, slug: vehicle.slug })}>{name}</Link>
        ) : (
          <span>{name}</span>
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
}
