import { expect, it } from 'vitest'
import { ManageOwnNumbers } from '#application/own-numbers/manage-own-numbers.ts'
import type { OwnNumbers } from '#application/own-numbers/own-numbers.port.ts'
import type { OwnNumberInput } from '#domain/own-numbers/own-number.ts'
import { rowsOfText } from '#domain/list-reader/list-rows.ts'
import { fail, ok } from '#domain/shared/result.ts'

const file = { name: 'warehouse.csv', size: 1, bytes: async () => new Uint8Array() }

function setUp(text = '', save?: OwnNumbers['save']) {
  const batches: number[] = []
  const numbers = {
    list: async () => ({ items: [], total: 0 }),
    save: async (sent: readonly OwnNumberInput[]) => {
      batches.push(sent.length)
      return save ? save(sent) : ok(sent.map(() => 'saved' as const))
    },
    remove: async (sent: readonly string[]) => void batches.push(sent.length),
  }
  return {
    manage: new ManageOwnNumbers({ numbers, files: { read: async () => ok(rowsOfText(text)) } }),
    batches,
  }
}

const inputs = Array.from({ length: 2_300 }, (_, index) => ({
  number: `L-${index}`,
  articleNo: `2.${10_000 + index}`,
}))

it('sends a thousand own numbers per call, and returns the status of each', async () => {
  const { manage, batches } = setUp()
  const result = await manage.save(inputs)
  expect(batches).toEqual([1_000, 1_000, 300])
  expect(result.ok && result.value.length).toBe(2_300)
  expect((await manage.remove(inputs.map(({ number }) => number))).ok).toBe(true)
})

it('returns the status of each own number, and "invalid" for one that the response lacks', async () => {
  const { manage } = setUp('', async () => ok(['saved', 'taken']))
  const result = await manage.save(inputs.slice(0, 3))
  expect(result.ok && result.value.map(({ status }) => status)).toEqual(['saved', 'taken', 'invalid'])
})

it('imports a table, and sends nothing if it contains no pair of numbers', async () => {
  const { manage, batches } = setUp('Nr;Artikel\nL-1;2.90533')
  expect(await manage.import(file)).toEqual(ok([{ number: 'L-1', articleNo: '2.90533', status: 'saved' }]))
  const empty = setUp('hello')
  expect(await empty.manage.import(file)).toEqual(ok([]))
  expect([batches, empty.batches]).toEqual([[1], []])
})

it('reports why the shop or the API rejects a file with own numbers', async () => {
  const numbers = {
    list: async () => ({ items: [], total: 0 }),
    save: async () => ok([]),
    remove: async () => {},
  }
  const manage = new ManageOwnNumbers({ numbers, files: { read: async () => fail({ kind: 'picture' }) } })
  expect(await manage.import(file)).toEqual(fail({ kind: 'file', reason: { kind: 'picture' } }))
  const { manage: full } = setUp('L-1;2.90533', async () => fail({ kind: 'too-many' }))
  expect(await full.import(file)).toEqual(fail({ kind: 'too-many' }))
})
