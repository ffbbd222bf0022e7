import { primaryKey } from '@mswjs/data'
import type { Services } from '../services.ts'
import { ApiKeys } from './api-keys.ts'
import { CallLog } from './call-log.ts'
import { partnerInterfaceHandlers } from './partner-interface.handlers.ts'
import { PartnerInterfaces } from './partner-interfaces.ts'
import { ScheduledExports } from './scheduled-exports.ts'
import { Webhooks } from './webhooks.ts'

const tables = {
  /** `content` is JSON, because the library cannot store optional fields or arrays of objects. */
  partnerInterface: { customerId: primaryKey(String), content: String },
}

declare module '../db.ts' {
  interface Tables extends Readonly<typeof tables> {}
}

declare module '../services.ts' {
  interface Services {
    readonly partnerInterfaces: PartnerInterfaces
    readonly apiKeys: ApiKeys
    readonly callLog: CallLog
    readonly webhooks: Webhooks
    readonly scheduledExports: ScheduledExports
  }
}

export const partnerInterfaceMock = {
  tables,
  services: ({ db, clock, scheduler, ledger, catalogue, webhookClient }: Services) => {
    const partnerInterfaces = new PartnerInterfaces({ db })
    const callLog = new CallLog()
    const webhooks = new Webhooks({ scheduler, ledger, partnerInterfaces, callLog, webhookClient })
    return {
      partnerInterfaces,
      callLog,
      webhooks,
      apiKeys: new ApiKeys({ partnerInterfaces, clock }),
      scheduledExports: new ScheduledExports({
        db,
        catalogue,
        scheduler,
        ledger,
        partnerInterfaces,
        webhooks,
      }),
    }
  },
  handlers: { partnerInterface: partnerInterfaceHandlers },
}
