import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useHydrated } from '../shared/use-hydrated.ts'
import { useChosenVehicle } from '../chosen-vehicle/use-chosen-vehicle.ts'
import { FitLine, ListFit } from './lazy-fits.ts'
import type { ListFitProps } from './listed-part.ts'

/** Fit of the listed parts. Loads code and data only if a vehicle is chosen. */
export function FitOfList(props: ListFitProps) {
  return (
    <AfterPage>
      <ListFit {...props} />
    </AfterPage>
  )
}

type RowProps = { readonly articleNo: string }

/** Fit of a part in a row of an order, with the name of the vehicle. */
export function FitOfLine({ articleNo }: RowProps) {
  return (
    <AfterPage>
      <FitLine articleNo={articleNo} />
    </AfterPage>
  )
}

/** `FitOfLine` for content that is already inside a `noscript`, which cannot be nested. */
function PlainFitOfLine({ articleNo }: RowProps) {
  const { first } = useChosenVehicle()
  return first && <FitLine articleNo={articleNo} />
}

export const fitOfLine = (articleNo: string) => <FitOfLine articleNo={articleNo} />
export const plainFitOfLine = (articleNo: string) => <PlainFitOfLine articleNo={articleNo} />

/**
 * Renders its children after hydration. The server renders them only inside `noscript`, for browsers without scripts.
 */
const AfterPage = observer(function AfterPage({ children }: { readonly children: ReactNode }) {
  const chosenVehicleStore = useChosenVehicle()
  const isHydrated = useHydrated()
  if (isHydrated) return chosenVehicleStore.vehicle ? children : null
  // rendered even without content, so that hydration matches: in a punch-out session the server may not get the cookie
  // with the vehicle
  return <noscript>{import.meta.env.SSR && chosenVehicleStore.first && children}</noscript>
})
