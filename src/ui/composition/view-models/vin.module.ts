import { ContainerModule } from 'inversify'
import { RecallVins } from '#application/vin/recall-vins.ts'
import { VinHistoryStore } from '#application/vin/vin-history.store.ts'
import { VinInputViewModel } from '../../vin/vin-input.view-model.ts'

/** The pages about vehicles. */
export const vinViewModels = new ContainerModule(({ bind }) => {
  bind(VinInputViewModel).toResolvedValue(
    (recallVins: RecallVins, history: VinHistoryStore) => new VinInputViewModel(recallVins, history),
    [RecallVins, VinHistoryStore],
  )
})
