import { expect, it } from 'vitest'
import type { DocumentQueue } from '#application/downloads/document-queue.port.ts'
import type { FileSaver } from '#application/downloads/file-saver.port.ts'
import type { DownloadStorage } from '#application/downloads/download-storage.port.ts'
import { DownloadsStore } from '#application/downloads/downloads.store.ts'
import { EndDownload } from '#application/downloads/end-download.ts'
import { PersistedDownloads } from '#application/downloads/persisted-downloads.ts'
import { PollDownloads } from '#application/downloads/poll-downloads.ts'
import { RetryFailed } from '#application/downloads/retry-failed.ts'
import { SaveDownload } from '#application/downloads/save-download.ts'
import { StartDownload } from '#application/downloads/start-download.ts'
import type { TabLock } from '#application/downloads/tab-lock.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { DOWNLOAD_LIFETIME_MS, type Download, type DownloadEntry } from '#domain/downloads/download.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { anyDownload, invoice } from '../../fixtures/downloads.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

type Device = Map<string, unknown>

function storageOn(device: Device, room: number) {
  let notify: ((where: 'here' | 'elsewhere') => void) | undefined
  const storage: DownloadStorage = {
    save: (_, queueId, content) => device.size < room && Boolean(device.set(queueId, content)),
    load: () => Array.from(device, ([queueId, content]) => ({ queueId, content })),
    discard: (_, queueId) => void device.delete(queueId),
    subscribe: (heard) => {
      notify = heard
      return () => (notify = undefined)
    },
  }
  return {
    storage,
    tell: (origin: 'here' | 'elsewhere') => notify?.(origin),
    isHeard: () => notify !== undefined,
  }
}

/** Use cases of downloads in a tab, on a device that can store `room` downloads. */
function downloading(stubs: Partial<DocumentQueue> = {}, { device = new Map() as Device, room = 9 } = {}) {
  const clock = new ManualClock()
  const session = sessionOf('customer', clock)
  const store = new DownloadsStore()
  const { storage, tell, isHeard } = storageOn(device, room)
  const persisted = new PersistedDownloads({ store, storage, session, clock })
  const { port: queue, calls } = recordedPort<DocumentQueue>({
    queue: async (order) => ({ queueId: 'q-1', total: 'documents' in order ? order.documents.length : 1 }),
    ...stubs,
  })
  const files = recordedPort<FileSaver>()
  const outcomes: string[] = []
  const lock: TabLock = { run: async (name, task) => void outcomes.push(name, await task()) }
  const save = new SaveDownload({ persisted, queue, files: files.port, lock })
  const start = new StartDownload({ store, persisted, queue, clock })
  const track = (overrides: Partial<Download> = {}) => {
    const download = anyDownload({ trackedAt: clock.now(), ...overrides })
    persisted.put(download)
    return download
  }
  return {
    ...{ clock, session, store, persisted, device, calls, save, start, track, tell, isHeard, outcomes },
    saved: files.calls,
    end: new EndDownload({ persisted, queue }),
    retry: new RetryFailed({ persisted, start }),
    poll: new PollDownloads({ store, persisted, storage, queue, save, clock }),
  }
}

const entry = (overrides: Partial<DownloadEntry> = {}): DownloadEntry => {
  const { queueId, startTime, title, value, current, total, errors, disabled, isReady } = anyDownload({})
  return { queueId, startTime, title, value, current, total, errors, disabled, isReady, ...overrides }
}
const turn = () => new Promise(setImmediate)
const dead = (): Promise<never> => Promise.reject(new ApiFailure('offline', 'queue'))

it('queues a job, and stores its download on this device', async () => {
  const { start, store, device, clock } = downloading()
  const documents = [invoice('1'), invoice('2')]
  expect(await start.run({ documents })).toEqual(ok(undefined))
  expect(store.list).toEqual([
    {
      queueId: 'q-1',
      total: 2,
      startTime: '2026-11-21T00:00:00.000Z',
      trackedAt: clock.now(),
      title: '',
      value: 0,
      current: 0,
      errors: [],
      disabled: false,
      isReady: false,
      isSaved: false,
      documents,
    },
  ])
  expect([...device.keys()]).toEqual(['q-1'])
})

it('splits a download that exceeds the maximum of documents of one job', async () => {
  const { start, calls } = downloading()
  await start.run({ documents: Array.from({ length: 2_001 }, (_, index) => invoice(`${index}`)) })
  const parts = calls.map(([, order]) => (order as { documents: { documentNo: string }[] }).documents)
  expect(parts.map(({ length }) => length)).toEqual([1_000, 1_000, 1])
  expect(parts.map(([first]) => first?.documentNo)).toEqual(['0', '1000', '2000'])
})

it('queues a table unchanged, and lists its download without documents', async () => {
  const { start, store, calls } = downloading()
  const table = { title: 'Orders' } as never
  await start.run({ table })
  expect(calls).toEqual([['queue', { table }]])
  expect(store.list).toMatchObject([{ documents: [] }])
})

it('a started download is running until its job is ready', async () => {
  const requested = Promise.withResolvers<{ queueId: string; total: number }>()
  const { start, store, persisted } = downloading({ queue: () => requested.promise })
  expect(start.isRunning).toBe(false)
  const starting = start.run({ documents: [invoice('1')] })
  expect([start.isRunning, store.pendingCount, store.isPending]).toEqual([true, 1, true])
  requested.resolve({ queueId: 'q-1', total: 1 })
  await starting
  expect([start.isRunning, store.unqueuedCount, store.pendingCount]).toEqual([true, 0, 1])
  persisted.put({ ...store.find('q-1')!, isReady: true })
  expect(start.isRunning).toBe(false)
})

it('reports that the job of a download could not be queued', async () => {
  const { start, store } = downloading({ queue: dead })
  expect(await start.run({ documents: [invoice('1')] })).toEqual(fail({ kind: 'unreachable' }))
  expect([start.isRunning, store.isPending]).toEqual([false, false])
})

it('stores no download of a customer who logged out before the job was queued', async () => {
  const { start, session, store, device } = downloading({
    queue: async () => {
      session.end()
      return { queueId: 'q-1', total: 1 }
    },
  })
  await start.run({ documents: [invoice('1')] })
  expect([store.list, device.size]).toEqual([[], 0])
})

it('lists the newest download first, with the overall progress', () => {
  const { store, track, clock } = downloading()
  track({ queueId: 'old', current: 3, isReady: true })
  clock.pass(1)
  track({ queueId: 'new', current: 0, total: 5 })
  expect(store.list.map(({ queueId }) => queueId)).toEqual(['new', 'old'])
  expect(store.running.map(({ queueId }) => queueId)).toEqual(['new'])
  expect([store.percent, store.pendingCount]).toEqual([37, 2])
})

it('announces the completion of each started download', () => {
  const { store, track } = downloading()
  expect(store.isCompletionUnannounced).toBe(false)
  store.begin()
  expect(store.isCompletionUnannounced).toBe(true)
  store.markCompletionAnnounced()
  track()
  expect(store.isCompletionUnannounced).toBe(true)
})

it('hides downloads of a previous customer, but does not delete them', () => {
  const { store, persisted, track, device } = downloading()
  track()
  store.begin()
  store.setReachable(false)
  let isStopped = false
  store.setTimer(() => (isStopped = true))
  store.empty()
  persisted.empty()
  expect(store).toMatchObject({
    list: [],
    unqueuedCount: 0,
    isUnreachable: false,
    isCompletionUnannounced: false,
  })
  expect([isStopped, device.size]).toEqual([true, 1])
})

it('cancels a running download at the API, and removes any download', async () => {
  const { end, track, store, device, calls } = downloading({ cancel: async () => {} })
  track()
  track({ queueId: 'q-2', isReady: true })
  expect(await end.run('q-1')).toEqual(ok(undefined))
  expect(await end.run('q-2')).toEqual(ok(undefined))
  expect(await end.run('q-3')).toEqual(ok(undefined))
  expect([store.list, device.size]).toEqual([[], 0])
  expect(calls).toEqual([['cancel', 'q-1']])
})

it('retains a download whose cancellation fails', async () => {
  const { end, track, store } = downloading({ cancel: dead })
  track()
  expect(await end.run('q-1')).toEqual(fail({ kind: 'unreachable' }))
  expect(store.list).toHaveLength(1)
})

const FAILED = {
  documents: [invoice('1'), invoice('2')],
  errors: [{ documentId: '2', message: 'gone' }],
  isReady: true,
}

it('requests only the failed documents again, and clears the failure', async () => {
  const { retry, track, store, calls } = downloading({ queue: async () => ({ queueId: 'q-2', total: 1 }) })
  track({ ...FAILED, isSaved: true })
  expect(await retry.run('q-1')).toEqual(ok(undefined))
  expect(calls).toEqual([['queue', { documents: [invoice('2')] }]])
  expect(store.list.map(({ queueId }) => queueId)).toEqual(['q-2'])
})

it('a retry retains an unsaved file without its errors, and removes a failed download', async () => {
  const answers = { queue: async () => ({ queueId: 'q-2', total: 1 }) }
  const unsaved = downloading(answers)
  unsaved.track(FAILED)
  await unsaved.retry.run('q-1')
  expect(unsaved.store.find('q-1')).toMatchObject({ errors: [], isSaved: false })
  const ended = downloading(answers)
  ended.track({ ...FAILED, disabled: true })
  await ended.retry.run('q-1')
  expect(ended.store.find('q-1')).toBeUndefined()
})

it('retains the failure if the retry fails, and sends no retry without failed documents', async () => {
  const { retry, track, store, calls } = downloading({ queue: dead })
  track({ ...FAILED, isSaved: true })
  expect(await retry.run('q-1')).toEqual(fail({ kind: 'unreachable' }))
  expect(store.find('q-1')).toMatchObject({ errors: FAILED.errors })
  track({ queueId: 'q-2', documents: FAILED.documents })
  expect(await retry.run('q-2')).toEqual(ok(undefined))
  expect(await retry.run('q-3')).toEqual(ok(undefined))
  expect(calls).toHaveLength(1)
})

const FILE = { name: 'invoices.zip', file: new Blob(['zip']) }

it('saves the file of a download once, and then removes the download', async () => {
  const { save, track, store, saved, outcomes } = downloading({ file: async () => FILE })
  track({ isReady: true })
  await save.once('q-1')
  await save.once('q-1')
  expect(saved).toEqual([['save', FILE.file, FILE.name]])
  expect(outcomes).toEqual(['download q-1', 'settled', 'download q-1', 'open'])
  expect(store.list).toEqual([])
})

it('retains a saved download with unread errors, and does not save its file again', async () => {
  const { save, track, store, saved } = downloading({ file: async () => FILE })
  track({ ...FAILED, trouble: 'file' })
  expect(await save.run('q-1')).toBe(true)
  expect(store.find('q-1')).toMatchObject({ isSaved: true, trouble: undefined })
  await save.once('q-1')
  expect(saved).toHaveLength(1)
})

it.each<readonly [string, DocumentQueue['file'], object]>([
  ['that no longer exists', async () => undefined, { trouble: 'gone', disabled: true }],
  ['that could not be downloaded', dead, { trouble: 'file', disabled: false }],
])('reports the problem of a download with a file %s, and saves nothing', async (_, file, reported) => {
  const { save, track, store, saved, outcomes } = downloading({ file })
  track({ isReady: true })
  await save.once('q-1')
  expect(store.find('q-1')).toMatchObject(reported)
  expect([saved, outcomes.at(-1)]).toEqual([[], 'open'])
})

it('saves no file of a previous customer or of a removed download', async () => {
  const remaining: ReturnType<typeof downloading> = downloading({
    file: async () => {
      remaining.session.end()
      return FILE
    },
  })
  remaining.track({ isReady: true })
  expect(await remaining.save.run('q-1')).toBe(false)
  const removed: ReturnType<typeof downloading> = downloading({
    file: async () => {
      removed.persisted.remove('q-1')
      return FILE
    },
  })
  removed.track({ isReady: true })
  expect(await removed.save.run('q-1')).toBe(false)
  expect([remaining.saved, removed.saved]).toEqual([[], []])
})

it('restores stored downloads, and deletes entries that are corrupt, expired or stored under another id', () => {
  const device: Device = new Map()
  const { persisted, store, clock } = downloading({}, { device })
  const good = anyDownload({ trackedAt: clock.now() - DOWNLOAD_LIFETIME_MS + 1 })
  device.set('q-1', good)
  device.set('q-2', 'garbled')
  device.set('q-3', anyDownload({ trackedAt: clock.now() }))
  device.set('q-4', anyDownload({ queueId: 'q-4', trackedAt: clock.now() - DOWNLOAD_LIFETIME_MS }))
  persisted.restore()
  expect(store.list).toEqual([good])
  expect([...device.keys()]).toEqual(['q-1'])
})

it('applies changes of downloads in another tab', () => {
  const { persisted, store, track, device } = downloading()
  const download = track({ current: 2 })
  track({ queueId: 'q-2' })
  device.set('q-1', { ...download, current: 3 })
  device.delete('q-2')
  persisted.restore()
  expect(store.list).toMatchObject([{ queueId: 'q-1', current: 3 }])
})

it('does not replace newer progress of this tab by older progress of another tab', () => {
  const { persisted, store, track, device } = downloading()
  const download = track({ current: 2, errors: ['one'] })
  device.set('q-1', { ...download, current: 1, isSaved: true })
  persisted.restore()
  expect(store.find('q-1')).toMatchObject({ current: 2, isSaved: true })
  device.set('q-1', { ...download, current: 1, errors: [] })
  persisted.restore()
  expect(store.find('q-1')).toMatchObject({ current: 1, errors: [] })
})

it('lists downloads that the device has no space to store', () => {
  const { persisted, store, track, device } = downloading({}, { room: 1 })
  track()
  track({ queueId: 'q-2' })
  persisted.restore()
  expect([store.list.length, device.size]).toEqual([2, 1])
  expect(persisted.find('q-2')).toMatchObject({ queueId: 'q-2' })
  persisted.remove('q-2')
  expect(persisted.find('q-2')).toBeUndefined()
})

it('stores no download without a logged-in account', () => {
  const { persisted, session, store, track, device } = downloading()
  session.end()
  track()
  persisted.restore()
  expect([store.list, device.size]).toEqual([[], 0])
})

it('polls downloads after half a second, then less often without progress, and saves files that are ready', async () => {
  const queueEntries = [entry(), entry({ current: 1 }), entry({ current: 3, isReady: true })]
  const { poll, track, clock, calls, store, saved } = downloading({
    status: async () => [queueEntries.shift() ?? entry()],
    file: async () => FILE,
  })
  track()
  poll.run()
  clock.pass(499)
  expect(calls).toEqual([])
  clock.pass(1)
  await turn()
  expect(calls).toEqual([['status', ['q-1']]])
  clock.pass(624)
  expect(calls).toHaveLength(1)
  clock.pass(1)
  await turn()
  expect(store.find('q-1')).toMatchObject({ current: 1 })
  clock.pass(1_000)
  await turn()
  expect(saved).toEqual([['save', FILE.file, FILE.name]])
  clock.pass(60_000)
  await turn()
  expect(calls.filter(([name]) => name === 'status')).toHaveLength(3)
})

/** Milliseconds between the calls, from the start on. */
async function pausesOf(count: number, status: (call: number) => Promise<readonly DownloadEntry[]>) {
  const times: number[] = []
  const { poll, track, clock } = downloading({
    status: async () => {
      times.push(clock.now())
      return status(times.length)
    },
  })
  track({ total: 1_000 })
  const begin = clock.now()
  poll.run()
  while (times.length < count) {
    clock.pass(125)
    await turn()
  }
  return times.map((time, index) => time - (times[index - 1] ?? begin))
}

it('polls of downloads are at most 2 seconds apart with progress, 8 without, and 30 after failures', async () => {
  expect((await pausesOf(12, async (call) => [entry({ current: call })])).at(-1)).toBe(2_000)
  expect((await pausesOf(18, async () => [entry()])).at(-1)).toBe(8_000)
  expect((await pausesOf(9, dead)).slice(0, 3)).toEqual([500, 1_000, 2_000])
  expect((await pausesOf(9, dead)).at(-1)).toBe(30_000)
})

it('waits for Retry-After before the next poll of downloads', async () => {
  const busy = () => Promise.reject(new ApiFailure('refused', 'status', { retryAfter: 20 }))
  expect(await pausesOf(2, busy)).toEqual([500, 20_000])
})

it('reports that the queue of downloads is unreachable until it responds again', async () => {
  let isDead = true
  const { poll, track, clock, store } = downloading({ status: async () => (isDead ? dead() : [entry()]) })
  track()
  poll.run()
  clock.pass(500)
  await turn()
  expect(store.isUnreachable).toBe(true)
  isDead = false
  clock.pass(1_000)
  await turn()
  expect(store.isUnreachable).toBe(false)
})

it.each<readonly [string, DocumentQueue['status']]>([
  ['failed poll', dead],
  ['progress', async () => [entry({ current: 2 })]],
])('discards the %s of the previous customer after the session has ended', async (_, respond) => {
  const { poll, track, clock, store, session, device } = downloading({
    status: async () => {
      session.end()
      store.empty()
      return respond([])
    },
  })
  track()
  poll.run()
  clock.pass(500)
  await turn()
  expect(store).toMatchObject({ isUnreachable: false, list: [] })
  expect(device.get('q-1')).toMatchObject({ current: 0 })
})

it('marks a download as gone if the queue no longer contains it', async () => {
  const { poll, track, clock, store, saved } = downloading({ status: async () => [] })
  track()
  poll.run()
  clock.pass(500)
  await turn()
  expect(store.find('q-1')).toMatchObject({ disabled: true, trouble: 'gone' })
  expect(saved).toEqual([])
})

it('does not restore a download that was cancelled during a poll', async () => {
  const { poll, track, clock, store, persisted } = downloading({
    status: async () => {
      persisted.remove('q-1')
      return [entry({ current: 2 })]
    },
  })
  track()
  poll.run()
  clock.pass(500)
  await turn()
  expect(store.list).toEqual([])
})

it('polls at most a hundred downloads at once', async () => {
  const { poll, track, clock, calls } = downloading({ status: async () => [] }, { room: 200 })
  for (let time = 0; time < 101; time++) track({ queueId: `q-${time}` })
  poll.run()
  clock.pass(500)
  expect(calls[0]?.[1]).toHaveLength(100)
})

it.each([{ title: 'Renamed' }, { errors: ['one'] }, { disabled: true }])(
  'applies the change %j from the response of a poll',
  async (change) => {
    const { poll, track, clock, store } = downloading({ status: async () => [entry(change)] })
    track()
    poll.run()
    clock.pass(500)
    await turn()
    expect(store.find('q-1')).toMatchObject(change)
  },
)

it('loads a download of another tab when it is stored, and ignores storage events of this tab', async () => {
  const { poll, device, clock, tell, store, calls, isHeard } = downloading({ status: async () => [entry()] })
  const stop = poll.run()
  device.set('q-1', anyDownload({ trackedAt: clock.now() }))
  tell('here')
  expect(store.list).toEqual([])
  tell('elsewhere')
  expect(store.list).toHaveLength(1)
  stop()
  expect(isHeard()).toBe(false)
  clock.pass(60_000)
  await turn()
  expect(calls).toEqual([])
})

it('does not poll downloads before polling is started', async () => {
  const { poll, track, clock, calls } = downloading({ status: async () => [entry()] })
  track()
  poll.wake()
  clock.pass(60_000)
  await turn()
  expect(calls).toEqual([])
})

it('removes an expired download that is not polled', async () => {
  const { poll, track, clock, store, calls } = downloading()
  track({ isReady: true, trouble: 'file' })
  poll.run()
  clock.pass(DOWNLOAD_LIFETIME_MS - 1)
  await turn()
  expect(store.list).toHaveLength(1)
  clock.pass(1)
  await turn()
  expect([store.list, calls]).toEqual([[], []])
})
