import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Vehicle } from '#domain/vehicles/vehicle.ts'
import { Link } from '../shared/link.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { ColumnTable } from '../shared/column-table.tsx'
import { Text } from '../shared/text.tsx'
import utilities from '../shared/utilities.module.css'

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
  const { to } = usePaths()
  return (
    <div data-density="compact">
      <ColumnTable
        caption={caption}
        items={vehicles}
        keyOf={(_, index) => index}
        columns={[
          {
            head: 'product.vehicles.model',
            place: 'head',
            render: ({ manufacturer, model, type, slug, restriction }) => {
              const name = (
                <>
                  <strong>{manufacturer}</strong> {model}
                </>
              )
              return (
                <>
                  {isLinked ? (
                    <Link to={to('vehicle', { type, slug })} className={utilities.touchTarget}>
                      {name}
                    </Link>
                  ) : (
                    <span>{name}</span>
                  )}
                  {restriction !== undefined && (
                    <Text small muted block>
                      {restriction}
                    </Text>
                  )}
                </>
              )
            },
          },
          {
            head: 'product.vehicles.years',
            render: ({ yearFrom, yearTo }) => (
              <Text unbroken>
                {yearTo === undefined ? (
                  <FormattedMessage id="product.vehicles.since" values={{ year: String(yearFrom) }} />
                ) : (
                  `${yearFrom}–${yearTo}`
                )}
              </Text>
            ),
          },
          { head: 'product.vehicles.engine', render: ({ engineCode }) => engineCode },
          {
            head: 'product.vehicles.power',
            align: 'end',
            render: ({ powerKw, powerHp }) =>
              powerKw !== undefined && powerHp !== undefined && `${powerKw} / ${powerHp}`,
          },
          {
            head: 'product.vehicles.axles',
            render: ({ axleConfigurations }) => axleConfigurations.join(', '),
          },
        ]}
      />
    </div>
  )
}
