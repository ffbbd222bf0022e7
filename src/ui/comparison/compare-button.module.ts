import { ChooseCompared } from '#application/comparison/choose-compared.ts'
import { ComparedStore } from '#application/comparison/compared.store.ts'
import { CookieJar } from '#application/kernel/cookie-jar.port.ts'
import { registerModule } from '../kernel/module.ts'
import { CompareButtonViewModel } from './compare-button.view-model.ts'

registerModule('compare-button', ({ provide }) => {
  provide(ChooseCompared, ComparedStore, CookieJar)
  provide(CompareButtonViewModel, ComparedStore, ChooseCompared)
})
