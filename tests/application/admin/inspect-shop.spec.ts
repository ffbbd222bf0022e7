import { expect, it } from 'vitest'
import type { AdminStore } from '#application/admin/admin.store.ts'
import type { Administration } from '#application/admin/administration.port.ts'
import { InspectShop } from '#application/admin/inspect-shop.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'

const report = (index: number, message: string) =>
  ({ at: index, level: 'error', message, userId: undefined }) as const
const down = () => Promise.reject(new ApiFailure('offline', 'any'))

/** InspectShop with a fake API, for an administrator with the token `second`. */
function inspecting(answers: Partial<Administration> = {}) {
  const clock = new ManualClock()
  const calls: unknown[] = []
  const own = { token: 'second', empty: () => void calls.push('empty') }
  const service = {
    mock: async (sent: string, change: object) => {
      calls.push(['mock', sent, change])
      return { latencyMs: 5, fault: 'none' }
    },
    ping: async () => clock.pass(40),
    errorReports: async (sent: string, length: number) => {
      calls.push(['errorReports', sent, length])
      return [report(3, 'Lamp 1'), report(2, 'Lamp 2'), report(1, 'Wheel')]
    },
    redirects: async (sent: string) => {
      calls.push(['redirects', sent])
      return [{ from: '/old', to: '/new', status: 301 }]
    },
    cases: async (sent: string) => {
      calls.push(['cases', sent])
      return []
    },
    ...answers,
  } as Administration
  return {
    inspect: new InspectShop({
      administration: service,
      admin: own as unknown as AdminStore,
      clock,
      facts: { RELEASE: '7' },
    }),
    calls,
    own,
  }
}

it('applies a requested fault to the mock backend, and returns the state of the shop', async () => {
  const { inspect, calls } = inspecting()
  expect(await inspect.run({ fault: 'down' })).toEqual({
    latency: 40,
    reports: [
      { ...report(3, 'Lamp 1'), count: 2 },
      { ...report(1, 'Wheel'), count: 1 },
    ],
    mock: { latencyMs: 5, fault: 'none' },
    redirects: [{ from: '/old', to: '/new', status: 301 }],
    cases: [],
    configuration: { RELEASE: '7' },
  })
  expect(calls).toEqual([
    ['mock', 'second', { fault: 'down' }],
    ['errorReports', 'second', 200],
    ['redirects', 'second'],
    ['cases', 'second'],
  ])
})

it('returns at most twenty groups of error reports', async () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    report(index, `Lamp ${String.fromCharCode(97 + index)}`),
  )
  const { inspect } = inspecting({ errorReports: async () => many })
  expect((await inspect.run())?.reports).toHaveLength(20)
})

it('returns only the configuration if no call of shop and mock backend succeeds', async () => {
  const { inspect, calls } = inspecting({
    mock: down,
    ping: down,
    errorReports: down,
    redirects: down,
    cases: down,
  })
  expect(await inspect.run()).toEqual({
    latency: undefined,
    reports: [],
    mock: undefined,
    redirects: [],
    cases: [],
    configuration: { RELEASE: '7' },
  })
  expect(calls).toEqual([])
})

it('discards the login of an administrator that the API no longer accepts', async () => {
  const { inspect, calls } = inspecting({ errorReports: async () => undefined })
  expect(await inspect.run()).toBeUndefined()
  expect(calls.at(-1)).toBe('empty')
})

it('returns no state of the shop if the administrator has logged in again during the request', async () => {
  const { inspect, calls, own } = inspecting({
    redirects: async () => {
      own.token = 'third'
      return []
    },
  })
  expect(await inspect.run()).toBeUndefined()
  expect(calls).not.toContain('empty')
})

it('requests no state of the shop without the login of an administrator', async () => {
  const calls: string[] = []
  const ask = async () => void calls.push('asked')
  const service = { mock: ask, ping: ask, errorReports: ask, redirects: ask } as unknown as Administration
  const otherUser = { token: undefined } as AdminStore
  expect(
    await new InspectShop({
      administration: service,
      admin: otherUser,
      clock: new ManualClock(),
      facts: {},
    }).run(),
  ).toBeUndefined()
  expect(calls).toEqual([])
})

it('rethrows an unexpected error while loading the state of the shop', async () => {
  const defect = new TypeError('a defect')
  await expect(inspecting({ ping: () => Promise.reject(defect) }).inspect.run()).rejects.toBe(defect)
})
