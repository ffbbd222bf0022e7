import { nullable, primaryKey } from '@mswjs/data'
import { Archive } from './archive.ts'
import { documentsHandlers } from './documents.handlers.ts'
import type { GenerateDownload } from './download-file.ts'
import { invoicesHandlers } from './invoices.handlers.ts'

const tables = {
  /** `content` and `table` are JSON; `table` is separate, because a status query does not need it. */
  download: {
    queueId: primaryKey(String),
    customerId: String,
    startedAt: Number,
    keptUntil: Number,
    /** The person who requested the download. */
    personId: String,
    isCancelled: Boolean,
    content: String,
    table: nullable<string>(() => null),
  },
}

declare module '../db.ts' {
  interface Tables extends Readonly<typeof tables> {}
}

declare module '../services.ts' {
  interface Services {
    readonly archive: Archive
    readonly makeDownload: GenerateDownload
  }
}

export const documentsMock = {
  tables,
  services: () => ({ archive: new Archive() }),
  handlers: { documents: documentsHandlers, invoices: invoicesHandlers },
}
