import { ContentStore } from '#application/catalogue/content.store.ts'
import { Clock } from '#application/kernel/clock.port.ts'
import { registerModule } from '../../kernel/module.ts'
import { FooterViewModel } from './footer.view-model.ts'

registerModule('footer', ({ provide }) => {
  provide(FooterViewModel, ContentStore, Clock)
})
