import { expect, it } from 'vitest'
import { VERSION_CHECK_MS, VersionViewModel } from '#ui/versions/version.view-model.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'

function watched(ownValue: string | undefined, latest: () => Promise<string>) {
  const clock = new ManualClock()
  let requestCount = 0
  const model = new VersionViewModel({
    builds: { own: ownValue, latest: () => (requestCount++, latest()) },
    clock,
  })
  const stop = model.watch()
  const pass = async (ms: number) => {
    clock.pass(ms)
    await new Promise(setImmediate)
  }
  return { model, stop, pass, asked: () => requestCount }
}

it('the version check requests the version once an hour until a new version is found', async () => {
  let latest = 'one'
  const { model, pass, asked } = watched('one', async () => latest)
  await pass(VERSION_CHECK_MS - 1)
  expect(asked()).toBe(0)
  await pass(1)
  expect([asked(), model.isOutdated]).toEqual([1, false])

  latest = 'two'
  await pass(VERSION_CHECK_MS)
  expect([asked(), model.isOutdated]).toEqual([2, true])
  await pass(VERSION_CHECK_MS * 3)
  expect(asked()).toBe(2)
})

it('a failed version check does not report a new version', async () => {
  const { model, pass } = watched('one', () => Promise.reject(new TypeError('fetch failed')))
  await pass(VERSION_CHECK_MS)
  expect(model.isOutdated).toBe(false)
})

it('the version check requests nothing if no build id is served or after the user has left the page', async () => {
  const unserved = watched(undefined, async () => 'two')
  await unserved.pass(VERSION_CHECK_MS)
  expect(unserved.asked()).toBe(0)

  const left = watched('one', async () => 'two')
  left.stop()
  await left.pass(VERSION_CHECK_MS)
  expect(left.asked()).toBe(0)
})
