import { Enquiries } from '#application/enquiries/enquiries.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

/** Contact form for visitors without a login. */
registerModule('enquiries', ({ lazyPort }) => {
  lazyPort(
    Enquiries,
    viaApi(async () => (await import('#adapters/http/enquiries/http-enquiries.ts')).HttpEnquiries),
    ApiAccess,
  )
})
