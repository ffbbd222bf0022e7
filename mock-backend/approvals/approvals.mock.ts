import { primaryKey } from '@mswjs/data'
import type { Services } from '../services.ts'
import { approvalsHandlers } from './approvals.handlers.ts'
import { Approvals } from './approvals.ts'
import { BookRequest } from './book-request.ts'
import { Deputies } from './deputies.ts'
import { ApprovalRequestStore } from './request-store.ts'

const tables = {
  /** `content` is JSON, because the library cannot store optional fields or arrays of objects. */
  approvalRequest: { no: primaryKey(String), customerId: String, content: String },
  deputy: { approverId: primaryKey(String), personId: String, until: String },
}

declare module '../db.ts' {
  interface Tables extends Readonly<typeof tables> {}
}

declare module '../services.ts' {
  interface Services {
    readonly approvals: Approvals
    readonly deputies: Deputies
  }
}

export const approvalsMock = {
  tables,
  services: (services: Services) => {
    const deputies = new Deputies(services)
    const store = new ApprovalRequestStore(services)
    const book = new BookRequest(services)
    return { deputies, approvals: new Approvals({ ...services, deputies, store, book }) }
  },
  handlers: { approvals: approvalsHandlers },
}
