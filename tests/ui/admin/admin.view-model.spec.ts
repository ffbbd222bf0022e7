import { describe, expect, it } from 'vitest'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { AdminStore } from '#application/admin/admin.store.ts'
import type { Administration, MockBehaviour, OpenCase } from '#application/admin/administration.port.ts'
import { DecideCase } from '#application/admin/decide-case.ts'
import { InspectShop } from '#application/admin/inspect-shop.ts'
import { LogInAsAdmin } from '#application/admin/log-in-as-admin.ts'
import { LogOutAdmin } from '#application/admin/log-out-admin.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { NO_FEATURES } from '#domain/session/features.ts'
import { fail, ok } from '#domain/shared/result.ts'
import { AdminViewModel } from '#ui/admin/admin.view-model.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'
import { sessionOf } from '../../fixtures/session.fixture.ts'

const REPORT = { at: 1, level: 'error', message: 'The lamp is broken', userId: 'D0100001' } as const
const REDIRECT = { from: '/old', to: '/new', status: 301 }
const CASE: OpenCase = {
  caseNo: 'T2026-1',
  customerId: 'D0100001',
  company: 'Becker',
  topic: 'WARRANTY',
  at: '2026-11-30T09:00:00Z',
  text: 'It leaks',
  decisions: ['ACCEPT', 'REFUSE', 'ANSWER'],
}
const NORMAL: MockBehaviour = { latencyMs: 0, fault: 'none' }

/** An administration page; `fields` is the configuration of the server, which the browser does not know. */
function adminOf(overrides: Partial<Administration> = {}, fields: Readonly<Record<string, string>> = {}) {
  const { port, calls } = recordedPort<Administration>({
    logIn: async () => ok('token'),
    mock: async (_, change) => ({ ...NORMAL, ...change }),
    errorReports: async () => [REPORT],
    redirects: async () => [REDIRECT],
    cases: async () => [CASE],
    decide: async () => true,
    ...overrides,
  })
  const session = sessionOf('admin')
  session.grant({ ...NO_FEATURES, order: true })
  const store = new AdminStore(session, new RequestCookieJar(null))
  const model = new AdminViewModel({
    session,
    logIn: new LogInAsAdmin({ administration: port, admin: store }),
    logOut: new LogOutAdmin({ administration: port, admin: store }),
    decide: new DecideCase({ administration: port, admin: store }),
    inspect: new InspectShop({ administration: port, admin: store, clock: new ManualClock(), facts: fields }),
  })
  return { model, calls, store }
}

async function loggedIn(overrides?: Partial<Administration>) {
  const opened = adminOf(overrides)
  await opened.model.logIn()
  return opened
}

it('the administration page lists all permissions, and marks those of the administrator’s session', () => {
  const { features } = adminOf().model
  expect(features.filter(({ isOn }) => isOn)).toEqual([{ name: 'order', isOn: true }])
  expect(features.map(({ name }) => name)).toEqual(Object.keys(NO_FEATURES))
})

it('the administration page shows no data before the login', async () => {
  const { model, calls } = adminOf()
  await model.look()
  expect(model).toMatchObject({ isLoggedIn: false, reports: [], redirects: [], configuration: [] })
  expect([model.latency, model.mock, model.messageId, calls]).toEqual([undefined, undefined, undefined, []])
})

describe('the login at the administration', () => {
  it('succeeds, clears the password, and loads the state of the shop', async () => {
    const { model, calls } = adminOf()
    expect([model.username, model.password]).toEqual(['', ''])
    model.typeUsername(' admin@demo.test ')
    model.typePassword(' demo ')
    expect(await model.logIn()).toBe(true)
    expect(calls[0]).toEqual(['logIn', { username: 'admin@demo.test', password: ' demo ' }])
    expect(model).toMatchObject({ isLoggedIn: true, password: '', username: ' admin@demo.test ', latency: 0 })
    expect(model).toMatchObject({ reports: [{ ...REPORT, count: 1 }], redirects: [REDIRECT], mock: NORMAL })
  })

  it.each<[string, Administration['logIn']]>([
    ['wrong-credentials', async () => fail({ kind: 'wrong-credentials' })],
    ['unreachable', () => Promise.reject(new ApiFailure('offline', 'admin'))],
  ])('shows why it is rejected: %s', async (kind, logIn) => {
    const { model } = adminOf({ logIn })
    model.typePassword('demo')
    expect(await model.logIn()).toBe(false)
    expect(model).toMatchObject({ isLoggedIn: false, password: '', messageId: `login.${kind}` })
  })

  it('is sent once even if it is submitted twice', async () => {
    const { model, calls } = adminOf()
    expect(await Promise.all([model.logIn(), model.logIn()])).toEqual([true, false])
    expect(calls.filter(([name]) => name === 'logIn')).toHaveLength(1)
  })
})

describe('a reload of the administration page', () => {
  it('with a changed setting sends it to the mock backend, and shows the new setting', async () => {
    const { model, calls } = await loggedIn()
    await model.look({ fault: 'down' })
    expect(calls.filter(([name]) => name === 'mock')).toEqual([
      ['mock', 'token', {}],
      ['mock', 'token', { fault: 'down' }],
    ])
    expect(model.mock).toEqual({ ...NORMAL, fault: 'down' })
  })

  it('shows that the API does not respond', async () => {
    const { model } = await loggedIn({ ping: () => Promise.reject(new ApiFailure('offline', 'ping')) })
    expect([model.isLoggedIn, model.latency]).toEqual([true, undefined])
  })

  it('retains the configuration that the server has rendered', async () => {
    const { model } = adminOf({}, { PORT: '1' })
    const state = {
      latency: 5,
      reports: [],
      mock: undefined,
      redirects: [],
      cases: [],
      configuration: { PORT: '3000' },
    }
    model.open(state)
    expect([model.isLoggedIn, model.latency, model.mock]).toEqual([true, 5, undefined])
    await model.logIn()
    expect(model.configuration).toEqual([{ name: 'PORT', value: '3000' }])
    const { model: alone } = adminOf({}, { PORT: '1' })
    await alone.logIn()
    expect(alone.configuration).toEqual([{ name: 'PORT', value: '1' }])
  })
})

describe('the logout from the administration', () => {
  it('clears all data, and logs out at the second service', async () => {
    const { model, calls, store } = await loggedIn()
    const pending = model.logOut()
    expect(model).toMatchObject({
      isLoggedIn: false,
      reports: [],
      redirects: [],
      cases: [],
      configuration: [],
    })
    await pending
    expect([calls.at(-1), store.token]).toEqual([['logOut', 'token'], undefined])
  })

  it('is not undone by the response to an earlier reload', async () => {
    const gate = Promise.withResolvers<MockBehaviour>()
    const answers: (Promise<MockBehaviour> | MockBehaviour)[] = [NORMAL, gate.promise]
    const { model } = await loggedIn({ mock: async () => answers.shift() })
    const look = model.look()
    await model.logOut()
    gate.resolve(NORMAL)
    await look
    expect(model.isLoggedIn).toBe(false)
  })
})

describe('a warranty claim to decide', () => {
  it('is rejected with a reason, and the typed text is cleared after success', async () => {
    const { model, calls } = await loggedIn()
    model.typeAnswer(CASE, ' Worn out ')
    await model.decide(CASE, 'REFUSE')
    expect(calls).toContainEqual(['decide', 'token', CASE, 'REFUSE', 'Worn out'])
    expect([model.answerTo(CASE), model.undecided]).toEqual(['', undefined])
  })

  it('can be accepted without a reason, but not rejected', async () => {
    const { model, calls } = await loggedIn()
    await model.decide(CASE, 'REFUSE')
    expect(model.undecided).toEqual({ caseNo: CASE.caseNo, failure: 'missing' })
    await model.decide(CASE, 'ACCEPT')
    expect(calls.filter(([name]) => name === 'decide')).toEqual([['decide', 'token', CASE, 'ACCEPT', '']])
  })

  it('retains the typed reply after a failure', async () => {
    const { model } = await loggedIn({ decide: async () => false })
    model.typeAnswer(CASE, 'Worn out')
    await model.decide(CASE, 'ANSWER')
    expect(model.undecided?.failure).toBe('failed')
    expect(model.answerTo(CASE)).toBe('Worn out')
  })
})
