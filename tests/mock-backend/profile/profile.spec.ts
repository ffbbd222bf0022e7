import { expect, it } from 'vitest'
import { api, germany, smallBackend } from '../call-api.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

function setUp() {
  let now = Date.parse('2026-11-30T08:00Z')
  const { post } = api(smallBackend({ clock: () => now }))
  const logIn = async (password = 'demo', userAgent = FIREFOX) => {
    const credentials = { username: 'full@demo.test', password }
    const { body } = await post('/api/login', credentials, { 'user-agent': userAgent })
    return { ...germany, token: body.accessToken as string }
  }
  const isAlive = async (caller: object) => (await post('/api/profile/get', caller)).status === 200
  return { post, logIn, isAlive, pass: (ms: number) => void (now += ms) }
}

it('lists the sessions of the person with their devices', async () => {
  const { post, logIn, pass } = setUp()
  await logIn('demo', 'curl/8')
  pass(60_000)
  const here = await logIn()
  const { sessions } = (await post('/api/profile/get', here)).body
  expect(sessions).toEqual([
    expect.objectContaining({
      device: 'Firefox, Windows',
      startedAt: '2026-11-30T08:01:00.000Z',
      isCurrent: true,
    }),
    expect.objectContaining({ startedAt: '2026-11-30T08:00:00.000Z', isCurrent: false }),
  ])
})

it('ends one session or all sessions of the person', async () => {
  const { post, logIn, isAlive } = setUp()
  const [here, there, third] = [await logIn(), await logIn(), await logIn()]
  const { sessions } = (await post('/api/profile/get', there)).body
  const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
  await post('/api/profile/sessions/revoke', { ...here, id })
  expect(await Promise.all([here, there, third].map(isAlive))).toEqual([true, false, true])
  await post('/api/profile/sessions/revoke', here)
  expect(await Promise.all([here, third].map(isAlive))).toEqual([false, false])
})

it('changes the password, and ends the other sessions of the person', async () => {
  const { post, logIn, isAlive } = setUp()
  const [here, there] = [await logIn(), await logIn()]
  const change = (current: string, password: string) =>
    post('/api/profile/password/set', { ...here, current, password })
  expect((await change('demo', 'fullfull')).body.code).toBe(422061)
  expect((await change('demo', 'a longer one')).status).toBe(200)
  expect(await Promise.all([here, there].map(isAlive))).toEqual([true, false])
  expect(await isAlive(await logIn('a longer one'))).toBe(true)
})

it('locks the change of the password after ten wrong attempts', async () => {
  const { post, logIn } = setUp()
  const here = await logIn()
  const body = { ...here, current: 'wrong', password: 'a longer one' }
  for (let attempt = 0; attempt < 10; attempt += 1) await post('/api/profile/password/set', body)
  expect((await post('/api/profile/password/set', { ...body, current: 'demo' })).status).toBe(429)
})
