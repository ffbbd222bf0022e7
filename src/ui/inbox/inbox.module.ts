import { InboxApi } from '#application/inbox/inbox.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

registerModule('inbox', ({ lazyPort }) => {
  lazyPort(
    InboxApi,
    viaApi(async () => (await import('#adapters/http/inbox/http-inbox.ts')).HttpInbox),
    ApiAccess,
  )
})
