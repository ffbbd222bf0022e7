import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { useViewModel } from '../kernel/container.tsx'
import { useHydrated } from '../shared/use-hydrated.ts'
import { ChosenVehicleViewModel } from './chosen-vehicle.view-model.ts'
import { FitMark, ListFit } from './late-fits.ts'

/** Loads its code and asks the API for those alone who have chosen a vehicle. */
export const FitOfList = observer(function FitOfList({
  articleNos,
}: {
  readonly articleNos: readonly string[]
}) {
  const { vehicle } = useViewModel(ChosenVehicleViewModel)
  const isHydrated = useHydrated()
  if (!vehicle || !isHydrated) return null
  return (
    <Suspense>
      <ListFit articleNos={articleNos} />
    </Suspense>
  )
})

/** For a row of such a list. */
export const FitOfRow = observer(function FitOfRow({ articleNo }: { readonly articleNo: string }) {
  const { vehicle } = useViewModel(ChosenVehicleViewModel)
  const isHydrated = useHydrated()
  if (!vehicle || !isHydrated) return null
  return (
    <Suspense>
      <FitMark articleNo={articleNo} />
    </Suspense>
  )
})
