import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { CopyNumber } from '../../part/copy-number.tsx'
import { KeyValueList, type KeyValue } from '../../shared/key-value-list.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { Section } from '../../shared/page-frame.tsx'
import { Cluster } from '../../shared/stack.tsx'
import type { VehicleViewModel } from './vehicle.view-model.ts'
import styles from './vehicle.module.css'

/** Known facts of the vehicle; unknown ones are omitted. */
export function VehicleFacts({ model: { vehicle, vin } }: { readonly model: VehicleViewModel }) {
  const intl = useIntl()
  const { yearFrom, yearTo, displacementCcm, powerKw, powerHp } = vehicle
  const fact = (key: string, term: ReactNode, value: ReactNode): KeyValue[] =>
    value === undefined || value === '' ? [] : [{ key, term, value }]
  return (
    <Section title={<FormattedMessage id="vehicle.facts" />} className={styles.facts}>
      <KeyValueList
        variant="columns"
        items={[
          ...fact('vin', <FormattedMessage id="vehicle.vin" />, vin && <Vin vin={vin} />),
          ...fact('maker', <FormattedMessage id="vehicle.manufacturer" />, vehicle.manufacturer),
          ...fact('series', <FormattedMessage id="vehicle.series" />, vehicle.series),
          ...fact('model', <FormattedMessage id="product.vehicles.model" />, vehicle.model),
          ...fact(
            'years',
            <FormattedMessage id="vehicle.years" />,
            yearTo === undefined ? (
              <FormattedMessage id="product.vehicles.since" values={{ year: String(yearFrom) }} />
            ) : (
              `${yearFrom}–${yearTo}`
            ),
          ),
          ...fact('engine', <FormattedMessage id="product.vehicles.engine" />, vehicle.engineCode),
          ...fact(
            'displacement',
            <FormattedMessage id="vehicle.displacement" />,
            displacementCcm && (
              <FormattedMessage id="vehicle.displacement.ccm" values={{ ccm: displacementCcm }} />
            ),
          ),
          ...fact(
            'power',
            <FormattedMessage id="product.vehicles.power" />,
            powerKw && powerHp && `${powerKw} / ${powerHp}`,
          ),
          ...fact(
            'axles',
            <FormattedMessage id="product.vehicles.axles" />,
            intl.formatList(vehicle.axleConfigurations, { style: 'narrow' }),
          ),
        ]}
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
