import { ChooseCompared } from '#application/comparison/choose-compared.ts'
import { ComparedStore } from '#application/comparison/compared.store.ts'
import { registerModule } from '../kernel/module.ts'
import { CompareButtonViewModel } from './compare-button.view-model.ts'

registerModule('compare-button', ({ provide }) => {
  provide(ChooseCompared)
  provide(CompareButtonViewModel, ComparedStore, ChooseCompared)
})
