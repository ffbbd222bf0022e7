import type { MakeDownload } from '#mock-backend/documents/download-file.ts'
import type { MadeFile } from '#mock-backend/documents/document-file.ts'
import { BoundedQueue } from './bounded-queue.ts'
import { inThread } from './in-thread.ts'

const WORKER = new URL('../../../mock-backend/documents/download.worker.ts', import.meta.url)

/** Bounds in ms, in megabytes of heap, in customers that may wait, and in downloads of a customer that may wait. */
const LIMITS = { longest: 60_000, memory: 512, waiting: 20, waitingOfOne: 4 }

/**
 * Makes downloads of the mock backend in a thread, one after the other, so that an export or hundreds of PDFs
 * do not block the event loop. Customers take turns, however many downloads each of them requests. A thread is
 * ended after a timeout, or when its client disconnects.
 */
export function downloadsInThread(limits: Partial<typeof LIMITS> = {}): MakeDownload {
  const { longest, memory, waiting, waitingOfOne } = { ...LIMITS, ...limits }
  const ofAll = new BoundedQueue({ concurrency: 1, length: waiting })
  // one for each account of the demo: what comes first in it waits in the queue of all
  const ofCustomers = new Map<string, BoundedQueue>()
  return async (job, signal) => {
    const { customerId } = job.caller.account
    const ofOne = ofCustomers.get(customerId) ?? new BoundedQueue({ concurrency: 1, length: waitingOfOne })
    ofCustomers.set(customerId, ofOne)
    const make = async () =>
      (await ofAll.run(() => inThread<MadeFile>(WORKER, job, signal, { longest, memory }), signal)) ?? 'busy'
    return (await ofOne.run(make, signal)) ?? 'busy'
  }
}
