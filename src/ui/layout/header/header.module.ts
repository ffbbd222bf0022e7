import { CartStore } from '#application/cart/cart.store.ts'
import { ContentStore } from '#application/catalogue/content.store.ts'
import { DownloadStorage } from '#application/downloads/download-storage.port.ts'
import { LocaleStore } from '#application/locale/locale.store.ts'
import { LogOut } from '#application/authentication/log-out.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { TogglePrices } from '#application/pricing/toggle-prices.ts'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { registerModule } from '../../kernel/module.ts'
import { HeaderViewModel } from './header.view-model.ts'

registerModule('header', ({ provide }) => {
  provide(
    HeaderViewModel,
    {
      session: SessionStore,
      content: ContentStore,
      cart: CartStore,
      place: LocaleStore,
      downloads: DownloadStorage,
      capabilities: CapabilitiesStore,
    },
    TogglePrices,
    LogOut,
  )
})
