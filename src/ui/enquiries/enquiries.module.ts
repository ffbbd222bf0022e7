import { Enquiries } from '#application/enquiries/enquiries.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'

/** What visitors without a login write to the company. */
registerModule('enquiries', ({ latePort }) => {
  latePort(
    Enquiries,
    viaApi(async () => (await import('#adapters/http/enquiries/http-enquiries.ts')).HttpEnquiries),
    ApiAccess,
  )
})
