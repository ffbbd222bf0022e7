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
openArea('compare', ({ provide }) => {
  provide(ChooseCompared, ComparedStore, ComparedMemory)
  provide(OpenComparison, ComparedStore, PartsCatalogue)
  provide(CompareButtonViewModel, ComparedStore, ChooseCompared)
  provide(CompareViewModel, ComparedStore, ChooseCompared, SessionStore)
})
