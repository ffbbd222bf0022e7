import { Drafts } from '#application/drafts/drafts.ts'
import { QuickOrderLines } from '#application/quick-order/quick-order-lines.port.ts'
import { QueryInterpreter } from '#application/search/query-interpreter.port.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { VehicleRange } from '#application/vehicles/vehicle-range.port.ts'
import { LineCheck } from '#application/line-check/line-check.port.ts'
import { NonFittingParts } from '#application/vehicles/non-fitting-parts.port.ts'
import '../line-check/line-check.module.ts'
import '../vehicles/vehicle-range.module.ts'
import type { Wiring } from '../kernel/module.ts'

/** Ports that any page may need, but not for its first render. */
export const lazyPorts: Wiring = ({ lazyPort }) => {
  lazyPort(
    QueryInterpreter,
    async (lineCheck: LineCheck) => {
      const { InterpretQuery } = await import('#application/search/interpret-query.ts')
      return new InterpretQuery({ lineCheck })
    },
    LineCheck,
  )
  lazyPort(
    QuickOrderLines,
    async (drafts: Drafts) => {
      const { AddToQuickOrder } = await import('#application/quick-order/add-to-quick-order.ts')
      return new AddToQuickOrder({ drafts })
    },
    Drafts,
  )

  lazyPort(
    NonFittingParts,
    async (chosenVehicleStore: ChosenVehicleStore, range: VehicleRange) => {
      const { FindNonFittingPart } = await import('#application/vehicles/find-non-fitting-part.ts')
      return new FindNonFittingPart({ chosen: chosenVehicleStore, range })
    },
    ChosenVehicleStore,
    VehicleRange,
  )
}
