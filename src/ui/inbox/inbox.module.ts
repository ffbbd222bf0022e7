import { InboxApi } from '#application/inbox/inbox.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'

registerApiPort(InboxApi, async () => (await import('#adapters/http/inbox/http-inbox.ts')).HttpInbox)
