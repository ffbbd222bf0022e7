import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiProblem } from '#adapters/http/api-problem.ts'
import { captureConsole } from '#adapters/server/captured-console.ts'
import { forwardingErrors } from '#adapters/server/error-forwarding.ts'
import { createLogger } from '#adapters/server/logger.ts'
import { devLogFormatter } from '#adapters/server/dev-log-formatter.ts'
import { fakeUpstream, TOKEN_WITHOUT_SIGNATURE, SIGNATURE, TOKEN } from './fake-upstream.ts'
import { readableLog } from './log-lines.ts'
import { fakeApp } from './fake-app.ts'

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm5hIn0.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV-adQssw5c'
const PASSWORD = 'correct-horse'

describe('a log entry', () => {
  it('is a line of JSON with time, level, message and further fields', () => {
    const { logger, text, lines } = readableLog()
    logger.error('It failed', new TypeError('fetch failed', { cause: new Error('ECONNRESET') }), {
      status: 502,
    })
    logger.info('Two\nlines')
    expect(text().match(/\n/g)).toHaveLength(2)
    expect(lines()).toEqual([
      {
        level: 'error',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        pid: process.pid,
        message: 'It failed',
        status: 502,
        cause: {
          type: 'TypeError',
          message: 'fetch failed',
          stack: expect.stringContaining('logger.spec.ts'),
          cause: { type: 'Error', message: 'ECONNRESET', stack: expect.any(String) },
        },
      },
      expect.objectContaining({ level: 'info', message: 'Two\nlines' }),
    ])
  })

  it.each([
    ['silent', []],
    ['error', ['error']],
    ['info', ['error', 'info']],
    ['debug', ['error', 'info', 'debug']],
  ] as const)('is written if the level %s includes it', (level, expected) => {
    const writtenTexts: string[] = []
    const logger = createLogger(level, { to: { write: (line) => void writtenTexts.push(line) } })
    logger.error('e')
    logger.info('i')
    logger.debug('d')
    expect(writtenTexts.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(expected)
  })

  it('is formatted for people on a terminal', () => {
    const writtenTexts: string[] = []
    const logger = createLogger('debug', { to: devLogFormatter((text) => void writtenTexts.push(text)) })
    logger.debug('Answered', { path: '/en', status: 200 })
    expect(writtenTexts).toEqual([
      expect.stringMatching(/^[\d:.]{12} debug Answered path=\/en status=200\n$/),
    ])
  })
})

it('a log entry is written for any thrown value', () => {
  const { logger, lines } = readableLog()
  const trap = new Error('a trap')
  Object.defineProperty(trap, 'message', { get: () => Promise.reject.call(undefined) })
  const endless: Error = new Error('endless')
  endless.cause = endless
  const odd = Object.assign(new Error('odd'), { message: 5, name: Symbol.iterator, stack: null })
  for (const thrown of [trap, endless, odd]) logger.error('It failed', thrown)
  expect(lines().map(({ message }) => message)).toEqual(['It failed', 'It failed', 'It failed'])
})

describe('a secret (token, password)', () => {
  const carriers: [string, unknown][] = [
    ['a message', new Error(`refused ${JWT}`)],
    ['a body in a message', new Error(`sent {"username":"anna","password":"${PASSWORD}","token":"${JWT}"}`)],
    ['a cause', new Error('failed', { cause: new Error(`authorization: Bearer ${JWT}`) })],
    [
      'a cause that is not an error',
      new Error('failed', { cause: { headers: { cookie: `a=${JWT}` }, password: PASSWORD } }),
    ],
    ['fields of an error', Object.assign(new Error('failed'), { body: { password: PASSWORD }, token: JWT })],
    ['the code of an error', Object.assign(new Error('failed'), { code: `token=${JWT}` })],
    ['the name of an error', Object.assign(new Error('failed'), { name: `Bearer ${JWT}` })],
    ['a response', Response.json({ token: JWT, password: PASSWORD })],
    ['an object', { token: JWT, query: `q=${PASSWORD}`, password: PASSWORD }],
    ['a text', `GET /en/search?q=${PASSWORD}&token=${JWT}`],
    [
      'an API failure',
      new ApiProblem('refused', 'POST /api/login', {
        code: 401_000,
        body: { password: PASSWORD, token: JWT },
      }),
    ],
    ['several errors', new AggregateError([new Error(JWT)], `cookie: session=${JWT}; x=${PASSWORD}`)],
  ]

  it.each(carriers)('in %s is not written to the log', (_, thrown) => {
    const { logger, text } = readableLog()
    logger.error('It failed', thrown)
    logger.error(`It failed: token=${JWT}`, undefined, { url: `/en/login?password=${PASSWORD}`, token: JWT })
    expect(text()).toContain('It failed')
    for (const secret of [JWT, ...JWT.split('.'), PASSWORD]) expect(text()).not.toContain(secret)
  })

  it('is removed from any logged value and message', () => {
    const { logger, text, lines } = readableLog()
    fc.assert(fc.property(fc.anything(), (thrown) => logger.error('It failed', thrown)))
    fc.assert(fc.property(fc.string(), (message) => logger.error(`${message} password=${PASSWORD}`)))
    expect(lines().length).toBe(200)
    expect(text()).not.toContain(PASSWORD)
  })
})

describe('console output on the server', () => {
  const writtenTexts: string[] = []
  const fake = {
    error: (text: string) => void writtenTexts.push(text),
    warn: (text: string) => void writtenTexts.push(text),
  }
  beforeEach(() => (writtenTexts.length = 0))
  afterEach(() => expect(writtenTexts).toEqual([]))

  it('is logged with the error as its cause and without its secrets', () => {
    const { logger, lines, text } = readableLog()
    captureConsole(fake as Console, logger)
    fake.error(...(['The page failed', new Error(`token=${JWT}`)] as unknown as [string]))
    fake.warn(`deprecated: cookie: a=${JWT}`)
    expect(lines()).toEqual([
      expect.objectContaining({ level: 'error', message: 'The page failed', cause: expect.anything() }),
      expect.objectContaining({ level: 'info', message: 'deprecated: cookie: [hidden]' }),
    ])
    expect(text()).not.toContain(JWT)
  })
})

describe('the error log at the API', () => {
  it('receives the errors of the server log without secrets, but no entries of a lower level', async () => {
    const { logger, lines } = readableLog()
    const { respond, requests } = fakeUpstream()
    const telling = forwardingErrors(logger, respond, 'http://localhost')
    telling.error('It failed', new Error(`password=${PASSWORD}`))
    telling.info('All is well')
    await expect.poll(() => requests.length).toBe(1)
    expect(requests[0]).toMatchObject({ method: 'POST', url: 'http://localhost/api/error-log' })
    expect(requests[0]!.body).toContain('It failed Error: password=[hidden]')
    expect(lines().map(({ level }) => level)).toEqual(['error', 'info'])
  })
})

describe('the request log of the shop', () => {
  const shop = () => {
    const { logger, lines, text } = readableLog()
    const app = fakeApp({ logger })
    return { app, lines, text }
  }

  it('contains a line per request with method, path, status and trace id', async () => {
    const { app, lines } = shop()
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
    const response = await app.request('/nope', { headers: { traceparent, 'x-request-id': 'proxy-17' } })
    expect(lines()).toEqual([
      {
        level: 'debug',
        time: expect.any(String),
        pid: process.pid,
        message: 'Answered',
        method: 'GET',
        path: '/nope',
        status: 404,
        durationMs: expect.any(Number),
        requestId: 'proxy-17',
        traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      },
    ])
    expect(response.headers.get('x-request-id')).toBe('proxy-17')
  })

  it('generates a request id if the proxy sent no valid one', async () => {
    const { app, lines } = shop()
    await app.request('/nope')
    await app.request('/nope', { headers: { 'x-request-id': '"}{"level":"forged"' } })
    for (const line of lines())
      expect(line).toMatchObject({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) })
    expect(new Set(lines().map(({ requestId }) => requestId)).size).toBe(2)
  })

  it('contains no query, token or cookie, even if the API fails', async () => {
    const { app, lines, text } = shop()
    const headers = {
      'content-type': 'application/json',
      cookie: `__Host-signature=${SIGNATURE}`,
      authorization: `Bearer ${TOKEN_WITHOUT_SIGNATURE}`,
    }
    await app.request(`/nope?token=${TOKEN}`)
    await app.request(`/api/infocenter/overview?token=${TOKEN_WITHOUT_SIGNATURE}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ token: TOKEN_WITHOUT_SIGNATURE, password: PASSWORD }),
    })
    expect(lines().map(({ message, path }) => [message, path])).toEqual([
      ['Answered', '/nope'],
      ['No answer from the API to POST /api/infocenter/overview', undefined],
      ['Answered', '/api/infocenter/overview'],
    ])
    expect(lines()[1]!['traceId']).toBe(lines()[2]!['traceId'])
    for (const secret of [TOKEN, TOKEN_WITHOUT_SIGNATURE, SIGNATURE, PASSWORD])
      expect(text()).not.toContain(secret)
  })
})
