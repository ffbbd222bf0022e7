import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { ChosenVehicle } from '#application/vehicles/vehicle-cookie.ts'
import { useViewModel } from '../../kernel/container.tsx'
import { FitBadge } from '../../vehicles/fit-badge.tsx'
import { FitBar } from '../../vehicles/fit-bar.tsx'
import '../../vehicles/fits.module.ts'
import { FitsViewModel } from '../../vehicles/fits.view-model.ts'
import { ResultHits } from './result-hits.tsx'
import type { SearchResultsViewModel } from './search-results.view-model.ts'

type Props = { readonly model: SearchResultsViewModel; readonly vehicle: ChosenVehicle }

/** Hits with a mark whether they fit the vehicle; those that do not fit are last on the page. */
export const FittedHits = observer(function FittedHits({ model, vehicle }: Props) {
  const { parts, fits: knownPartFits } = model
  const fits = useViewModel(
    FitsViewModel,
    (viewModel) => viewModel.prove(vehicle, numbersOf(parts), knownPartFits),
    parts,
  )
  // the page has now stored the vehicle of the list as the chosen vehicle: the marks depend on the facts of the chosen
  // vehicle from now on, which the user may enter
  useEffect(() => fits.followChosen(), [fits])
  return (
    <>
      {fits.hasFits && <FitBar model={fits} isOfPage={model.total > parts.length} />}
      <ResultHits
        model={model}
        parts={fits.inOrder(parts, ({ sku }) => sku)}
        renderMark={(sku) => <Mark fits={fits} sku={sku} isShort={model.view === 'table'} />}
      />
    </>
  )
})

type MarkProps = { readonly fits: FitsViewModel; readonly sku: string; readonly isShort: boolean }

const Mark = observer(function Mark({ fits, sku, isShort }: MarkProps) {
  return <FitBadge fit={fits.fit(sku)} isShort={isShort} />
})

const numbersOf = (parts: SearchResultsViewModel['parts']) => parts.map(({ sku }) => sku)
