import { expect, test } from 'vitest'
import type { Transport } from '#contracts/checkout/checkout.dto.ts'
import type * as z from 'zod/mini'
import { readyToBook } from '../appointments/ready-to-book.ts'
import type { MockBackend } from '#mock-backend/create-mock-backend.ts'
import { smallBackend } from '../call-api.ts'
import { IN_STOCK, readyToOrder } from './ready-to-order.ts'

async function atTheRamp() {
  const ready = await readyToBook(smallBackend())
  const { post, caller, slotsNow } = ready
  const offered = async () => {
    const { transports } = (await post('/api/checkout/transports/get', caller)).body
    return transports.find(({ kind }: z.infer<typeof Transport>) => kind === 'PICKUP').slots
  }
  const choose = async (slotId: string) =>
    (
      await post('/api/checkout/transports/set', {
        ...caller,
        transportId: 'pickup',
        deliverComplete: false,
        slotId,
      })
    ).status
  const freeIn = async (slotId: string) =>
    (await slotsNow()).find((slot) => slot.slotId === slotId)?.free ?? 0
  return { ...ready, offered, choose, freeIn }
}

/** A customer who is ready to order and has chosen pick-up. */
async function readyToFetch(backend: MockBackend) {
  const ready = await readyToOrder(backend, { items: [{ sku: IN_STOCK, qty: 2 }] })
  const { slotsNow } = await readyToBook(backend, { now: Date.parse('2026-11-23T09:00:00Z') })
  const { call, order } = ready
  const { transports } = (await call('transports/get')).body
  const pickup = transports.find(({ kind }: z.infer<typeof Transport>) => kind === 'PICKUP')
  const { slotId } = pickup.slots.at(-1)
  await call('transports/set', { transportId: pickup.id, deliverComplete: false, slotId })
  const { basHash } = (await call('validate', { version: order.version })).body
  const place = () => ready.place({ basHash }, `key-${basHash}`)
  const freeIn = async (id: string): Promise<number> =>
    (await slotsNow()).find((slot) => slot.slotId === id)?.free ?? -1
  return { slotId, freeIn, place }
}

test('The checkout offers only free slots of the appointment calendar', async () => {
  const { offered, slotsNow } = await atTheRamp()
  const slots = await offered()
  expect(slots.length).toBeGreaterThan(0)
  const free = new Map((await slotsNow()).map((slot) => [slot.slotId, slot]))
  for (const { slotId, from, to } of slots) expect(free.get(slotId)).toMatchObject({ from, to })
  expect(slots.every(({ slotId }: { slotId: string }) => free.get(slotId)!.free > 0)).toBe(true)
})

test('A slot of an order is occupied, and gets the goods when they are ready', async () => {
  let now = Date.parse('2026-11-23T09:00:00Z')
  const backend = smallBackend({ clock: () => now })
  const { slotId, freeIn, place } = await readyToFetch(backend)
  const free = await freeIn(slotId)
  const { orderNumbers } = (await place()).body
  expect(await freeIn(slotId)).toBe(free - 1)
  const isItsOwn = ({ orderNo }: { orderNo?: string }) => orderNo === orderNumbers.first
  const asked = async () => {
    const { post, caller, goods } = await readyToBook(backend, { now })
    const query = { start: 0, length: 1000, filter: {} }
    const { items } = (await post('/api/appointment/list', { ...caller, ...query })).body
    return { own: items.filter(isItsOwn), waiting: goods.filter(isItsOwn) }
  }
  expect((await asked()).own).toMatchObject([{ slotId, goods: [], status: 'confirmed' }])
  now += 26 * 3_600_000
  const { own, waiting } = await asked()
  expect(own[0].goods.map(({ orderNo }: { orderNo: string }) => orderNo)).toEqual([orderNumbers.first])
  expect(waiting).toEqual([])
})

test('A full slot is not offered, and is rejected', async () => {
  const { offered, choose, freeIn, book } = await atTheRamp()
  const { slotId } = (await offered()).at(-1)
  expect(await choose(slotId)).toBe(200)
  for (let free = await freeIn(slotId); free > 0; free -= 1) await book({ slotId })
  expect(await freeIn(slotId)).toBe(0)
  expect((await offered()).map((slot: { slotId: string }) => slot.slotId)).not.toContain(slotId)
  expect(await choose(slotId)).toBe(400)
})
