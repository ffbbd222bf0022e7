import { expect, it } from 'vitest'
import { Documents } from '#application/documents/documents.port.ts'
import { TraceNumber } from '#application/trace/trace-number.ts'
import '#ui/trace/trace.module.ts'
import { TraceViewModel } from '#ui/trace/trace.view-model.ts'
import { loggedInShop, type Partner } from '../../fixtures/logged-in-shop.fixture.ts'

const LIST = { start: 0, length: 1, sortBy: 'date', desc: true, filters: {} }

async function traced(partner: Partner, number?: string) {
  const shop = await loggedInShop(partner)
  const [note] = (await shop.get(Documents).list('DESPATCH_ADVICE', LIST)).items
  const model = shop.get(TraceViewModel)
  model.show(await shop.get(TraceNumber).run(number ?? note!.documentNo))
  return { model, note: note! }
}

const stepsOf = (model: TraceViewModel) => model.chains.flatMap(({ steps }) => steps)

it('each document leads to its page, and can be had as a PDF', async () => {
  const { model, note } = await traced('full')
  const [order] = stepsOf(model)
  expect(order).toMatchObject({ kind: 'ORDER', documentType: 'ORDER_RESPONSE' })
  expect(order?.link).toMatchObject({ routeId: 'order', params: { slug: order?.link.text } })
  const delivery = stepsOf(model).find(({ isMatched }) => isMatched)
  expect(delivery).toMatchObject({ kind: 'DESPATCH_ADVICE', documentType: 'DESPATCH_ADVICE' })
  expect(delivery?.link).toEqual({
    text: note.documentNo,
    routeId: 'deliveryNote',
    params: { slug: note.documentNo },
  })
  for (const { link } of delivery!.packages) expect(link.query).toBe(`?shipment=${note.documentNo}`)
  expect(model.missingRights).toEqual([])
})

it('what is left out is named', async () => {
  const { model } = await traced('noprice')
  expect(model.missingRights).toEqual(['invoice'])
  expect(stepsOf(model).map(({ kind }) => kind)).not.toContain('INVOICE')
})

it.each(['no such number', ' ', 'x'.repeat(101)])('keeps what was typed: %j', async (number) => {
  const { model } = await traced('full', number)
  expect(model.traced).toEqual({ kind: 'unknown', number })
  expect(model.number).toBe(number)
  expect(model.chains).toEqual([])
})
