import { expect, it } from 'vitest'
import { offeredCapabilities } from '#adapters/server/offered-capabilities.ts'
import { CAPABILITIES } from '#domain/capabilities/capability.ts'

const MINUTE_MS = 60_000

function api(...answers: (() => Response)[]) {
  let time = 0
  let requestCount = 0
  const notOffered = offeredCapabilities(
    async () => answers[Math.min(requestCount++, answers.length - 1)]!(),
    () => time,
  )
  return {
    notOffered,
    asked: () => requestCount,
    async afterAMinute() {
      time += MINUTE_MS
      await notOffered()
      await new Promise((resolve) => setImmediate(resolve))
      return notOffered()
    },
  }
}

const offering = (offered: unknown) => () => Response.json({ offered })
const failing = (status: number) => () => new Response(null, { status })

it('the shop omits capabilities that the API does not list, and ignores unknown ones', async () => {
  const { notOffered } = api(offering([...CAPABILITIES.filter((one) => one !== 'claims'), 'teleport']))
  expect(await notOffered()).toEqual(['claims'])
})

it.each([
  ['without the call of capabilities', failing(404)],
  ['that is down', failing(503)],
  ['that returns an invalid response', offering('all')],
])('the shop offers all capabilities with an API %s', async (_, respond) => {
  expect(await api(respond).notOffered()).toEqual([])
})

it('the shop requests the capabilities once a minute, and retains the last response while the API is down', async () => {
  const shop = api(offering([]), failing(503), failing(404))
  await Promise.all([shop.notOffered(), shop.notOffered()])
  expect(shop.asked()).toBe(1)
  expect(await shop.afterAMinute()).toEqual(CAPABILITIES)
  expect(await shop.afterAMinute()).toEqual([])
  expect(shop.asked()).toBe(3)
})
