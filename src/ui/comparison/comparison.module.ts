import { ChooseCompared } from '#application/comparison/choose-compared.ts'
import { ComparedStore } from '#application/comparison/compared.store.ts'
import { OpenComparison } from '#application/comparison/open-comparison.ts'
import { SessionStore } from '#application/session/session.store.ts'
import './compare-button.module.ts'
import { CompareViewModel } from './compare.view-model.ts'
import { registerModule } from '../kernel/module.ts'

/** Comparing parts. */
registerModule('comparison', ({ provide }) => {
  provide(OpenComparison)
  provide(CompareViewModel, ComparedStore, ChooseCompared, SessionStore)
})
