import { ChooseCompared } from '#application/comparison/choose-compared.ts'
import { ComparedMemory } from '#application/comparison/compared-memory.port.ts'
import { ComparedStore } from '#application/comparison/compared.store.ts'
import { OpenComparison } from '#application/comparison/open-comparison.ts'
import { PartsCatalogue } from '#application/products/parts-catalogue.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { CompareButtonViewModel } from '../../comparison/compare-button.view-model.ts'
import { CompareViewModel } from '../../comparison/compare.view-model.ts'
import { openArea } from '../open-area.ts'

/** Comparing parts. */
openArea('compare', ({ provide }) => {
  provide(ChooseCompared, ComparedStore, ComparedMemory)
  provide(OpenComparison, ComparedStore, PartsCatalogue)
  provide(CompareButtonViewModel, ComparedStore, ChooseCompared)
  provide(CompareViewModel, ComparedStore, ChooseCompared, SessionStore)
})
