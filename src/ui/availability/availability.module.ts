import { registerModule } from '../kernel/module.ts'
import { TABLE } from '../quick-order/quick-order.module.ts'
import { AvailabilityViewModel } from './availability.view-model.ts'

registerModule('availability', ({ provide }) => {
  provide(AvailabilityViewModel, TABLE)
})
