import { Enquiries } from '#application/enquiries/enquiries.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'

/** Binding of the contact form for visitors without a login. */
registerApiPort(
  Enquiries,
  async () => (await import('#adapters/http/enquiries/http-enquiries.ts')).HttpEnquiries,
)
