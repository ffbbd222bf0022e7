import { FormattedMessage, useIntl } from 'react-intl'
import { CopyNumber } from '../../part/copy-number.tsx'
import { FactList } from '../../shared/fact-list.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { Section } from '../../shared/page-frame.tsx'
import { Cluster } from '../../shared/stack.tsx'
import type { VehicleViewModel } from './vehicle.view-model.ts'
import styles from './vehicle.module.css'

/** Known facts of the vehicle; unknown ones are omitted. */
export function VehicleFacts({ model: { vehicle, vin } }: { readonly model: VehicleViewModel }) {
  const intl = useIntl()
  const { yearFrom, yearTo, displacementCcm, powerKw, powerHp } = vehicle
  return (
    <Section title={<FormattedMessage id="vehicle.facts" />} className={styles.facts}>
      <FactList
        variant="columns"
        facts={{
          'vehicle.vin': vin && <Vin vin={vin} />,
          'vehicle.manufacturer': vehicle.manufacturer,
          'vehicle.series': vehicle.series,
          'product.vehicles.model': vehicle.model,
          'vehicle.years':
            yearTo === undefined ? (
              <FormattedMessage id="product.vehicles.since" values={{ year: String(yearFrom) }} />
            ) : (
              `${yearFrom}–${yearTo}`
            ),
          'product.vehicles.engine': vehicle.engineCode,
          'vehicle.displacement': displacementCcm && (
            <FormattedMessage id="vehicle.displacement.ccm" values={{ ccm: displacementCcm }} />
          ),
          'product.vehicles.power': powerKw && powerHp && `${powerKw} / ${powerHp}`,
          'product.vehicles.axles': intl.formatList(vehicle.axleConfigurations, { style: 'narrow' }),
        }}
      />
    </Section>
  )
}

function Vin({ vin }: { readonly vin: string }) {
  return (
    <Cluster as="span" inline noWrap gap={4} align="center">
      <PartNumber>{vin}</PartNumber>
      <CopyNumber number={vin} />
    </Cluster>
  )
}
