import { ChooseCompared } from '#application/compare/choose-compared.ts'
import { ComparedMemory } from '#application/compare/compared-memory.port.ts'
import { ComparedStore } from '#application/compare/compared.store.ts'
import { OpenComparison } from '#application/compare/open-comparison.ts'
import { PartsCatalogue } from '#application/parts/parts-catalogue.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { CompareButtonViewModel } from '../../compare/compare-button.view-model.ts'
import { CompareViewModel } from '../../compare/compare.view-model.ts'
import { openArea } from '../open-area.ts'

/** Comparing parts. */
openArea('compare', ({ bind }) => {
  bind(ChooseCompared).toResolvedValue(
    (compared: ComparedStore, memory: ComparedMemory) => new ChooseCompared(compared, memory),
    [ComparedStore, ComparedMemory],
  )
  bind(OpenComparison).toResolvedValue(
    (compared: ComparedStore, catalogue: PartsCatalogue) => new OpenComparison(compared, catalogue),
    [ComparedStore, PartsCatalogue],
  )
  bind(CompareButtonViewModel).toResolvedValue(
    (compared: ComparedStore, choose: ChooseCompared) => new CompareButtonViewModel(compared, choose),
    [ComparedStore, ChooseCompared],
  )
  bind(CompareViewModel).toResolvedValue(
    (compared: ComparedStore, choose: ChooseCompared, session: SessionStore) =>
      new CompareViewModel(compared, choose, session),
    [ComparedStore, ChooseCompared, SessionStore],
  )
})
