import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useHydrated } from '../shared/use-hydrated.ts'
import { useChosenVehicle } from '../chosen-vehicle/use-chosen-vehicle.ts'
import { FitLine, ListFit } from './lazy-fits.ts'
import type { ListedPart } from './listed-part.ts'

/** Loads its code and asks the API only if a vehicle is chosen. */
export function FitOfList({ parts }: { readonly parts: readonly ListedPart[] }) {
  return (
    <AfterPage>
      <ListFit parts={parts} />
    </AfterPage>
  )
}

type RowProps = { readonly articleNo: string }

/** For an order row: it names the vehicle. */
export function FitOfLine({ articleNo }: RowProps) {
  return (
    <AfterPage>
      <FitLine articleNo={articleNo} />
    </AfterPage>
  )
}

/** The same inside a `noscript`, which cannot be nested. */
function PlainFitOfLine({ articleNo }: RowProps) {
  const { first } = useChosenVehicle()
  return first && <FitLine articleNo={articleNo} />
}

export const fitOf = (articleNo: string) => <FitOfLine articleNo={articleNo} />
export const plainFitOf = (articleNo: string) => <PlainFitOfLine articleNo={articleNo} />

/** Loads after the page; the server's loader provides the data only for browsers without scripts. */
const AfterPage = observer(function AfterPage({ children }: { readonly children: ReactNode }) {
  const chosen = useChosenVehicle()
  const isHydrated = useHydrated()
  if (isHydrated) return chosen.vehicle ? children : null
  // always there: a session of another system may not have the cookies of the browser
  return <noscript>{import.meta.env.SSR && chosen.first && children}</noscript>
})
