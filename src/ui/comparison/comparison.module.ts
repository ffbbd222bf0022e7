import { ChooseCompared } from '#application/comparison/choose-compared.ts'
import { CookieJar } from '#application/kernel/cookie-jar.port.ts'
import { ComparedStore } from '#application/comparison/compared.store.ts'
import { OpenComparison } from '#application/comparison/open-comparison.ts'
import { PartsCatalogue } from '#application/products/parts-catalogue.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { CompareButtonViewModel } from './compare-button.view-model.ts'
import { CompareViewModel } from './compare.view-model.ts'
import { registerModule } from '../kernel/module.ts'

/** Comparing parts. */
registerModule('comparison', ({ provide }) => {
  provide(ChooseCompared, ComparedStore, CookieJar)
  provide(OpenComparison, ComparedStore, PartsCatalogue)
  provide(CompareButtonViewModel, ComparedStore, ChooseCompared)
  provide(CompareViewModel, ComparedStore, ChooseCompared, SessionStore)
})
