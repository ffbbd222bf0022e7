import { ContainerModule } from 'inversify'
import { RecallVins } from '#application/vin/recall-vins.ts'
import { SearchModeStore } from '#application/vin/search-mode.store.ts'
import { VinHistoryStore } from '#application/vin/vin-history.store.ts'
import { VinInputViewModel } from '../../vin/vin-input.view-model.ts'
import { VinOfferViewModel } from '../../vin/vin-offer.view-model.ts'

/** The pages about vehicles. */
export const vinViewModels = new ContainerModule(({ bind }) => {
  bind(VinOfferViewModel).toResolvedValue(
    (searchMode: SearchModeStore) => new VinOfferViewModel(searchMode),
    [SearchModeStore],
  )
  bind(VinInputViewModel).toResolvedValue(
    (recallVins: RecallVins, history: VinHistoryStore) => new VinInputViewModel(recallVins, history),
    [RecallVins, VinHistoryStore],
  )
})
