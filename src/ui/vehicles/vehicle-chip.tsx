import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { isPathOf } from '../routing/paths.ts'
import { Chip, ChipRow } from '../shared/chip.tsx'
import { Container } from '../shared/page-frame.tsx'
import { useHydrated } from '../shared/use-hydrated.ts'
import { useChosenVehicle } from '../chosen-vehicle/use-chosen-vehicle.ts'
import { RemoveVehicleForm, StoreVehicleForm } from './no-script-vehicle-form.tsx'
import { isCataloguePage } from './catalogue-pages.ts'
import type { VehicleViewModel } from './page/vehicle.view-model.ts'
import styles from './vehicle-chip.module.css'

/**
 * Chip on catalogue pages with the vehicle to which lists are limited; shown where the header has no space for the
 * vehicle.
 */
export const VehicleChip = observer(function VehicleChip() {
  const { vehicle, drop } = useChosen()
  const { pathname } = useLocation()
  if (!vehicle || !isCataloguePage(pathname) || hasOwnChip(pathname)) return null
  return (
    <Container className={styles.place}>
      <OnlyFor name={vehicle.name} onRemove={drop} isKept />
    </Container>
  )
})

/** True for pages that render the chip themselves: lists of parts and the page of a vehicle. */
const hasOwnChip = (pathname: string) => isPathOf('results', pathname) || isPathOf('vehicle', pathname)

type OwnProps = { readonly model: VehicleViewModel }

/**
 * Chip on the page of a vehicle. The server renders it, before the browser has stored the vehicle as the chosen one.
 */
export const OwnVehicleChip = observer(function OwnVehicleChip({ model: pageModel }: OwnProps) {
  const { model, vehicle, drop } = useChosen()
  const { slug } = pageModel.vehicle
  useEffect(() => model.choose(pageModel.chosenAfter(model.vehicle)), [model, pageModel])
  const isHydrated = useHydrated()
  const wasKept = model.first?.slug === slug
  if (isHydrated && vehicle?.slug !== slug) return null
  return (
    <>
      <div className={styles.place} data-scripts-only={wasKept ? undefined : ''}>
        <OnlyFor name={pageModel.name} onRemove={drop} isKept={wasKept} />
      </div>
      {!wasKept && <noscript>{import.meta.env.SSR && <StoreVehicleForm />}</noscript>}
    </>
  )
})

type ChipProps = { readonly name: string; readonly onRemove: () => void; readonly isKept: boolean }

function OnlyFor({ name, onRemove, isKept }: ChipProps) {
  const intl = useIntl()
  return (
    <ChipRow label={intl.formatMessage({ id: 'results.choices' })}>
      <Chip
        name={<FormattedMessage id="vin.onlyFor" />}
        value={name}
        removeLabel={intl.formatMessage({ id: 'results.removeChoice' }, { name })}
        onRemove={onRemove}
      />
      {isKept && <noscript>{import.meta.env.SSR && <RemoveVehicleForm />}</noscript>}
    </ChipRow>
  )
}

/** Chosen vehicle, and a function that removes it and focuses the page, because the pressed chip is removed too. */
function useChosen() {
  const model = useChosenVehicle()
  const drop = () => {
    model.choose(undefined)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return { model, vehicle: model.vehicle, drop }
}
