import { expect, test } from 'vitest'
import { limitedLogger } from '#adapters/server/limited-logger.ts'
import { withRequestContext, requestContextOf } from '#adapters/server/request-context.ts'
import { readableLog } from './log-lines.ts'

function limitedLog() {
  const { logger, lines } = readableLog()
  let now = 0
  const limited = limitedLogger(logger, () => now)
  return {
    logger: limited,
    /** Logs an error in a request of this client. */
    fail: (client: string) =>
      withRequestContext(
        requestContextOf(() => undefined, client),
        () => limited.error('It failed'),
      ),
    pass: (ms: number) => (now += ms),
    messages: () => lines().map(({ message }) => message),
  }
}

const LEFT_OUT = 'Log lines are left out for a minute'

test('a client causes at most 60 log lines a minute, without limiting other clients', () => {
  const { fail, messages, pass } = limitedLog()
  for (let count = 0; count < 100; count += 1) fail('203.0.113.9')
  expect(messages()).toHaveLength(61)
  expect(messages().at(-1)).toBe(LEFT_OUT)
  fail('203.0.113.10')
  expect(messages()).toHaveLength(62)
  pass(60_000)
  fail('203.0.113.9')
  expect(messages()).toHaveLength(63)
})

test('all clients cause at most 600 log lines a minute, without limiting the server’s own lines', () => {
  const { fail, logger, messages } = limitedLog()
  for (let count = 0; count < 700; count += 1) fail(`198.51.100.${count % 100}`)
  expect(messages()).toHaveLength(601)
  logger.info('Stopping')
  expect(messages().at(-1)).toBe('Stopping')
})
