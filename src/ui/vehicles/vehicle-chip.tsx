import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { useViewModel } from '../kernel/container.tsx'
import { isPathOf } from '../routing/paths.ts'
import { Chip, ChipRow } from '../shared/chip.tsx'
import { Container } from '../shared/page-frame.tsx'
import { ChosenVehicleViewModel } from './chosen-vehicle.view-model.ts'
import styles from './vehicle-chip.module.css'

/** Tells on every page that lists hold the parts of one vehicle alone; a list of parts has a chip of its own. */
export const VehicleChip = observer(function VehicleChip() {
  const { vehicle, drop } = useChosen()
  const { pathname } = useLocation()
  const intl = useIntl()
  if (!vehicle || isPathOf('results', pathname)) return null
  return (
    <Container className={styles.place}>
      <ChipRow label={intl.formatMessage({ id: 'results.choices' })}>
        <Chip
          name={<FormattedMessage id="vin.onlyFor" />}
          value={vehicle.name}
          removeLabel={intl.formatMessage({ id: 'results.removeChoice' }, { name: vehicle.name })}
          onRemove={drop}
        />
      </ChipRow>
    </Container>
  )
})

/** The chip that was pressed is gone then: the focus goes on to the page. */
function useChosen() {
  const model = useViewModel(ChosenVehicleViewModel)
  const drop = () => {
    model.drop()
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return { vehicle: model.vehicle, drop }
}
