import { ContainerModule } from 'inversify'
import { ChooseCompared } from '#application/compare/choose-compared.ts'
import { ComparedMemory } from '#application/compare/compared-memory.port.ts'
import { ComparedStore } from '#application/compare/compared.store.ts'
import { OpenComparison } from '#application/compare/open-comparison.ts'
import { PartsCatalogue } from '#application/parts/parts-catalogue.port.ts'
import { PlaceStore } from '#application/place/place.store.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { LookBack } from '#application/viewed/look-back.ts'
import { ViewedMemory } from '#application/viewed/viewed-memory.port.ts'
import { CompareViewModel } from '../../compare/compare.view-model.ts'
import { CompareButtonViewModel } from '../../compare/compare-button.view-model.ts'
import { ViewedPartsViewModel } from '../../product/viewed-parts.view-model.ts'

/** Comparing parts, and looking back at them. */
export const compareModule = new ContainerModule(({ bind }) => {
  bind(ChooseCompared).toResolvedValue(
    (compared: ComparedStore, memory: ComparedMemory) => new ChooseCompared(compared, memory),
    [ComparedStore, ComparedMemory],
  )
  bind(OpenComparison).toResolvedValue(
    (compared: ComparedStore, catalogue: PartsCatalogue) => new OpenComparison(compared, catalogue),
    [ComparedStore, PartsCatalogue],
  )
  bind(LookBack).toResolvedValue((memory: ViewedMemory) => new LookBack(memory), [ViewedMemory])

  bind(CompareViewModel).toResolvedValue(
    (compared: ComparedStore, choose: ChooseCompared, session: SessionStore) =>
      new CompareViewModel(compared, choose, session),
    [ComparedStore, ChooseCompared, SessionStore],
  )
  bind(CompareButtonViewModel).toResolvedValue(
    (compared: ComparedStore, choose: ChooseCompared) => new CompareButtonViewModel(compared, choose),
    [ComparedStore, ChooseCompared],
  )
  bind(ViewedPartsViewModel).toResolvedValue(
    (lookBack: LookBack, place: PlaceStore) => new ViewedPartsViewModel(lookBack, place),
    [LookBack, PlaceStore],
  )
})
