import type { GenerateDownload } from '#mock-backend/documents/download-file.ts'
import type { GeneratedFile } from '#mock-backend/documents/document-file.ts'
import { BoundedQueue } from './bounded-queue.ts'
import { inThread } from './in-thread.ts'

const WORKER = new URL('../../../mock-backend/documents/download.worker.ts', import.meta.url)

/** Timeout in ms, heap in megabytes, maximum number of waiting customers, and of waiting downloads per customer. */
const LIMITS = { longest: 60_000, memory: 512, waiting: 20, waitingOfOne: 4 }

/**
 * Generates downloads of the mock backend in a thread, one after the other, so that an export or hundreds of PDFs do
 * not block the event loop. Customers take turns, regardless of how many downloads each requests. A thread is
 * terminated after a timeout, or when its client disconnects.
 */
export function generateInThread(limits: Partial<typeof LIMITS> = {}): GenerateDownload {
  const { longest, memory, waiting, waitingOfOne } = { ...LIMITS, ...limits }
  const ofAll = new BoundedQueue({ concurrency: 1, length: waiting })
  // one queue per demo account; the first download of each account waits in the queue of all accounts
  const ofCustomers = new Map<string, BoundedQueue>()
  return async (job, signal) => {
    const { customerId } = job.caller.account
    const ofOne = ofCustomers.get(customerId) ?? new BoundedQueue({ concurrency: 1, length: waitingOfOne })
    ofCustomers.set(customerId, ofOne)
    const make = async () =>
      (await ofAll.run(() => inThread<GeneratedFile>(WORKER, job, signal, { longest, memory }), signal)) ??
      'busy'
    return (await ofOne.run(make, signal)) ?? 'busy'
  }
}
