import { expect, test } from 'vitest'
import type { Transport } from '#contracts/checkout.dto.ts'
import type * as z from 'zod/mini'
import { readyToBook } from '../appointments/ready-to-book.ts'
import { smallBackend } from '../call-api.ts'

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

test('A checkout offers the slots that appointments have free, and no others', async () => {
  const { offered, slotsNow } = await atTheRamp()
  const slots = await offered()
  expect(slots.length).toBeGreaterThan(0)
  const free = new Map((await slotsNow()).map((slot) => [slot.slotId, slot]))
  for (const { slotId, from, to } of slots) expect(free.get(slotId)).toMatchObject({ from, to })
  expect(slots.every(({ slotId }: { slotId: string }) => free.get(slotId)!.free > 0)).toBe(true)
})

test('A slot whose last place was booked is offered no more, and refused', async () => {
  const { offered, choose, freeIn, book } = await atTheRamp()
  const { slotId } = (await offered()).at(-1)
  expect(await choose(slotId)).toBe(200)
  for (let free = await freeIn(slotId); free > 0; free -= 1) await book({ slotId })
  expect(await freeIn(slotId)).toBe(0)
  expect((await offered()).map((slot: { slotId: string }) => slot.slotId)).not.toContain(slotId)
  expect(await choose(slotId)).toBe(400)
})
