import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterEach, expect, it, vi } from 'vitest'
import { EventLoopGuard } from '#adapters/server/operations/event-loop-guard.ts'

let stop = () => {}
afterEach(() => stop())

function guarded() {
  const guard = new EventLoopGuard()
  const info = vi.fn()
  stop = guard.watch({ info })
  const app = new Hono()
  app.use(guard.observe)
  app.get('/hold/:ms', (context) => {
    const end = performance.now() + Number(context.req.param('ms'))
    while (performance.now() < end);
    return context.text('held')
  })
  return { app, info }
}

it('the event loop guard logs the request that blocked the event loop, and the duration', async () => {
  const { app, info } = guarded()
  await app.request('/hold/400?secret=1')
  await pause(100)
  expect(info).toHaveBeenCalledOnce()
  const [message, facts] = info.mock.calls[0]!
  expect(message).toBe('The event loop was held')
  expect(facts).toMatchObject({ requests: 'GET /hold/400', heldMs: expect.any(Number) })
  expect(facts.heldMs).toBeGreaterThan(200)
})

it('the event loop guard logs nothing after it is stopped', async () => {
  const { app, info } = guarded()
  stop()
  await app.request('/hold/400')
  await pause(100)
  expect(info).not.toHaveBeenCalled()
})
