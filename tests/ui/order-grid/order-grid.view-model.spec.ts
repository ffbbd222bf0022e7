import { describe, expect, it } from 'vitest'
import { CartStore } from '#application/cart/cart.store.ts'
import { createMockBackend } from '#mock-backend/create-mock-backend.ts'
import { sharedCatalogue } from '#mock-backend/shared-catalogue.ts'
import '#ui/quick-order/quick-order.module.ts'
import { QuickOrderViewModel } from '#ui/quick-order/quick-order.view-model.ts'
import { draftDevice } from '../../fixtures/draft-device.fixture.ts'
import { loggedInShop, type Partner } from '../../fixtures/logged-in-shop.fixture.ts'
import { SMALL_CATALOGUE } from '../../fixtures/shop.fixture.ts'

const catalogue = sharedCatalogue(1, SMALL_CATALOGUE)
const products = Array.from({ length: catalogue.size }, (_, index) => catalogue.product(index))
const plain = products.filter(
  ({ sku, replacedBy, discontinued, packageQuantity, stock }) =>
    replacedBy === undefined &&
    !discontinued &&
    packageQuantity === 1 &&
    stock.quantity > 10 &&
    catalogue.findNumber(sku).length === 1,
)
const boxed = products.find(
  ({ sku, replacedBy, discontinued, packageQuantity }) =>
    replacedBy === undefined &&
    !discontinued &&
    packageQuantity > 2 &&
    catalogue.findNumber(sku).length === 1,
)
const replaced = products.find(
  ({ replacedBy }) => replacedBy !== undefined && catalogue.findBySku(replacedBy),
)
const shared = products
  .flatMap(({ crossReferences }) => crossReferences.map(({ referenceNo }) => referenceNo))
  .find((number) => catalogue.findNumber(number).filter(({ kind }) => kind !== 'replaced').length > 1)

async function openTable(
  partner: Partner = 'full',
  draftStorage = draftDevice(),
  backend = createMockBackend({ size: SMALL_CATALOGUE }),
) {
  const calls: string[] = []
  const shop = await loggedInShop(partner, {
    draftStorage,
    fetch: (request) => {
      calls.push(new URL(request.url).pathname)
      return backend.respond(request)
    },
  })
  const { table } = shop.get(QuickOrderViewModel)
  table.open()
  const answered = async () => {
    await table.check.run()
    await expect.poll(() => table.rows.all.some(({ isAsking }) => isAsking), { timeout: 20_000 }).toBe(false)
  }
  const states = () => table.rows.filled.map(({ state }) => state)
  return { shop, table, calls, answered, states, backend }
}

describe('without a connection', () => {
  const [one, other] = plain
  async function waiting() {
    const opened = await openTable()
    const { table, calls, answered } = opened
    await table.intake.paste(`${one!.sku};2\n${other!.sku};3`)
    await answered()
    table.connect(false)
    calls.length = 0
    await table.transfer.toCart()
    expect([table.notice, calls, table.rows.filled.length]).toEqual([{ kind: 'waiting' }, [], 2])
    return opened
  }

  it('rows wait, and get into the cart once there is one', async () => {
    const { table, shop } = await waiting()
    table.connect(true)
    await expect.poll(() => table.notice).toMatchObject({ kind: 'added', lines: 2, pieces: 5 })
    expect(shop.get(CartStore).pieces).toBe(5)
  })

  it('rows that have become others meanwhile are not sent by themselves', async () => {
    const { table, calls } = await waiting()
    table.rows.clear()
    table.connect(true)
    expect([table.notice, table.transfer.task.isRunning, calls]).toEqual([undefined, false, []])
  })

  it('rows without an answer are asked for again once there is one', async () => {
    const { table, answered, states, backend } = await openTable()
    backend.setFaults([{ path: '/api/search/resolve', kind: 'offline' }])
    await table.intake.paste(`${one!.sku};2`)
    await answered()
    expect(states()).toEqual(['unanswered'])
    backend.setFaults([])
    table.connect(true)
    await expect.poll(states).toEqual(['found'])
    await expect.poll(() => table.notice).toBeUndefined()
  })
})

describe('several files at once', () => {
  const file = (name: string, text: string) => {
    const bytes = new TextEncoder().encode(text)
    return { name, size: bytes.length, bytes: () => Promise.resolve(bytes) }
  }
  const [one, other] = plain

  it('are read one after the other, and a refused one is told', async () => {
    const { table } = await openTable()
    await table.intake.readFiles([
      file('first.csv', `${one?.sku};4`),
      file('empty.csv', ''),
      file('second.csv', `${other?.sku};2`),
    ])
    expect(table.rows.filled.map(({ number }) => number)).toEqual([one?.sku, other?.sku])
    expect(table.notice).toMatchObject({ kind: 'file-refused', file: 'empty.csv' })
  })

  it('wait for those that are being read', async () => {
    const { table } = await openTable()
    const first = table.intake.readFiles([file('first.csv', `${one?.sku};4`)])
    await Promise.all([
      table.intake.readFiles([file('second.csv', `${other?.sku};2`), file('empty.csv', '')]),
      first,
    ])
    expect(table.rows.filled.map(({ number }) => number)).toEqual([one?.sku, other?.sku])
    expect(table.notice).toMatchObject({ kind: 'file-refused', file: 'empty.csv' })
  })
})

describe('a pasted list', () => {
  it('is answered line by line', async () => {
    const { table, answered, states } = await openTable()
    await table.intake.paste(
      [
        `${plain[0]?.sku};2`,
        `${boxed?.sku} 1`,
        `1 x ${replaced?.sku}`,
        `${shared}\t1`,
        'ZZ-99999;1',
        `${plain[1]?.sku};abc`,
      ].join('\n'),
    )
    await answered()
    expect(states()).toEqual(['found', 'rounded', 'replaced', 'choose', 'not-found', 'quantity'])
  })

  it('says which lines became no row of their own', async () => {
    const { table } = await openTable()
    await table.intake.paste(`Artikelnummer;Menge\n${plain[0]?.sku};2\nbitte schnell\n${plain[0]?.sku};3`)
    expect(table.rows.filled.map(({ written }) => written.quantity)).toEqual(['5'])
    expect(table.notice).toMatchObject({
      kind: 'read',
      lines: 1,
      results: [{ kind: 'heads' }, { kind: 'text' }, { kind: 'merged', into: 2, pieces: 3 }],
    })
  })

  it('does not overtake one before it that the catalogue is asked about', async () => {
    const { table } = await openTable()
    await Promise.all([table.intake.paste('ZZ-11111;2'), table.intake.paste(`${plain[1]?.sku};1`)])
    expect(table.rows.filled.map(({ number }) => number)).toEqual(['ZZ-11111', plain[1]?.sku])
  })

  it('of 6,000 lines is refused whole, and nothing of the table is lost', async () => {
    const { table } = await openTable()
    await table.intake.paste(`${plain[0]?.sku};2`)
    await table.intake.paste('2.30256;1\n'.repeat(6000))
    expect(table.notice).toEqual({ kind: 'too-many', lines: 6000, most: 5000 })
    expect(table.rows.filled).toHaveLength(1)
  })

  it('of quantities fills down', async () => {
    const { table } = await openTable()
    await table.intake.paste(`${plain[0]?.sku}\n${plain[1]?.sku}\n${plain[2]?.sku}`)
    await table.intake.paste('7\n8\n9', table.rows.all[0], 'quantity')
    expect(table.rows.filled.map(({ pieces }) => pieces)).toEqual([7, 8, 9])
  })

  it('of 1,000 lines is asked for in four calls', async () => {
    const { table, calls, answered } = await openTable()
    await table.intake.paste(
      products
        .slice(0, 1000)
        .map(({ sku }) => `${sku};1`)
        .join('\n'),
    )
    await answered()
    expect(calls.filter((path) => path === '/api/search/resolve')).toHaveLength(4)
    expect(table.rows.all.every(({ line, isEmpty }) => isEmpty || line)).toBe(true)
  })

  it('with an endless line is refused', async () => {
    const { table } = await openTable()
    await table.intake.paste('4x 1.00190 '.repeat(5_000))
    expect(table.notice).toEqual({ kind: 'line-too-long' })
    expect(table.rows.filled).toEqual([])
  })
})

describe('a row', () => {
  it('takes the part that is chosen, or keeps the old one', async () => {
    const { table, answered } = await openTable()
    await table.intake.paste(`${shared};1\n${replaced?.sku};1`)
    await answered()
    const [several, old] = table.rows.filled
    const [candidate] = several?.line?.candidates ?? []
    if (!several || !old || !candidate) throw new Error('Nothing to choose')
    table.rows.takePart(several, candidate.sku)
    expect(several.offer?.part?.sku).toBe(candidate.sku)
    expect(old.offer?.part?.sku).toBe(replaced?.replacedBy)
    table.rows.keepReplaced(old)
    expect(old.offer?.part?.sku).toBe(replaced?.sku)
  })

  it('of a replaced part asks once, and goes into the cart with the number that was asked for', async () => {
    const { table, shop, answered } = await openTable()
    await table.intake.paste(`${replaced?.sku};1\n${plain[0]?.sku};1`)
    await answered()
    await table.transfer.toCart()
    expect(table.notice).toMatchObject({
      kind: 'replaced',
      replacements: [{ number: replaced?.sku, by: replaced?.replacedBy }],
    })
    expect(shop.get(CartStore).cart.lines).toEqual([])
    await table.transfer.toCart()
    expect(
      shop.get(CartStore).cart.lines.map(({ articleNo, requestedNumber }) => [articleNo, requestedNumber]),
    ).toEqual([
      [replaced?.replacedBy, replaced?.sku],
      [plain[0]?.sku, undefined],
    ])
  })

  it('goes into the cart with the OE number that was asked for', async () => {
    const { table, shop, answered } = await openTable()
    await table.intake.paste('81.43752-1127;1')
    await answered()
    await table.transfer.toCart()
    expect(shop.get(CartStore).cart.lines).toMatchObject([{ requestedNumber: '81.43752-1127' }])
  })

  it('forgets the answer with the number that it was given to', async () => {
    const { table, answered } = await openTable()
    await table.intake.paste(`${plain[0]?.sku};2`)
    await answered()
    const [row] = table.rows.filled
    if (!row) throw new Error('No row')
    table.rows.type(row, { number: 'ZZ-99999' })
    expect(row.state).toBe('waiting')
    await answered()
    expect(row.state).toBe('not-found')
  })

  it('comes back as it was', async () => {
    const { table } = await openTable()
    await table.intake.paste(`${plain[0]?.sku};2\n${plain[1]?.sku};3`)
    const [row] = table.rows.filled
    if (row) table.rows.remove(row)
    expect(table.rows.filled).toHaveLength(1)
    table.undo()
    expect(table.rows.filled.map(({ pieces }) => pieces)).toEqual([2, 3])
    table.undo()
    expect(table.rows.isEmpty).toBe(true)
  })
})

describe('into the cart', () => {
  it('goes what was accepted; the rest stays', async () => {
    const { shop, table, answered } = await openTable()
    await table.intake.paste(`${plain[0]?.sku};2\nZZ-99999;4\n${plain[1]?.sku};3`)
    await answered()
    await table.transfer.toCart()
    expect(shop.get(CartStore).cart.lines.map(({ articleNo, quantity }) => [articleNo, quantity])).toEqual([
      [plain[0]?.sku, 2],
      [plain[1]?.sku, 3],
    ])
    expect(table.rows.filled.map(({ number, pieces }) => [number, pieces])).toEqual([['ZZ-99999', 4]])
    expect(table.notice).toEqual({ kind: 'added', target: { kind: 'cart' }, lines: 2, pieces: 5, left: 1 })
  })

  it('nothing goes when the shop does not answer, and nothing is lost', async () => {
    const { table, answered, backend } = await openTable()
    await table.intake.paste(`${plain[0]?.sku};2`)
    await answered()
    backend.setFaults([{ path: '/api/checkout/', kind: 'status', status: 503, code: 503001 }])
    await table.transfer.toCart()
    expect(table.notice).toEqual({
      kind: 'not-added',
      target: { kind: 'cart' },
      refusal: { kind: 'unreachable' },
    })
    expect(table.rows.filled).toHaveLength(1)
  })
})

describe('what is wrong', () => {
  it('is counted by kind, and sought row by row, over and over', async () => {
    const { table, answered } = await openTable()
    await table.intake.paste(`ZZ-11111;1\n${plain[0]?.sku};abc\nZZ-22222;1\n${plain[1]?.sku};1`)
    await answered()
    expect(table.problems.kinds).toEqual([
      { kind: 'not-found', rows: 2 },
      { kind: 'quantity', rows: 1 },
    ])
    const sought = (kind?: 'not-found' | 'discontinued') => table.problems.next(kind)?.number
    expect([sought('not-found'), sought('not-found'), sought('not-found')]).toEqual([
      'ZZ-11111',
      'ZZ-22222',
      'ZZ-11111',
    ])
    expect([sought(), sought(), sought()]).toEqual([plain[0]?.sku, 'ZZ-22222', 'ZZ-11111'])
    expect(sought('discontinued')).toBeUndefined()
  })
})

describe('the draft', () => {
  it('of another tab is shown here, too, where nothing was typed, and asked about where something was', async () => {
    const storage = draftDevice()
    const here = await openTable('full', storage)
    const there = await openTable('full', storage)
    const numbers = () => here.table.rows.filled.map(({ number }) => number)
    here.table.draft.refresh()
    expect(numbers()).toEqual([])
    await there.table.intake.paste(`${plain[0]?.sku};2`)
    there.table.close()
    here.table.draft.refresh()
    expect(numbers()).toEqual([plain[0]?.sku])

    await here.table.intake.paste(`${plain[1]?.sku};3`)
    await there.table.intake.paste(`${plain[2]?.sku};4`)
    there.table.close()
    here.table.draft.refresh()
    expect(numbers()).toEqual([plain[0]?.sku, plain[1]?.sku])
    expect(here.table.draft.theirs).toHaveLength(2)
  })

  it.each([false, true])(
    'of another tab is overwritten only once the customer says so: %s',
    async (isOwn) => {
      const storage = draftDevice()
      const here = await openTable('full', storage)
      const there = await openTable('full', storage)
      await there.table.intake.paste(`${plain[0]?.sku};2\n${plain[1]?.sku};3`)
      there.table.close()
      await here.table.intake.paste(`${plain[2]?.sku};4`)
      here.table.close()
      expect(here.table.draft.theirs).toHaveLength(2)
      const kept = async () =>
        (await openTable('full', storage)).table.rows.filled.map(({ number }) => number)
      expect(await kept()).toEqual([plain[0]?.sku, plain[1]?.sku])

      here.table.draft.decide(isOwn)
      here.table.close()
      const expected = isOwn ? [plain[2]?.sku] : [plain[0]?.sku, plain[1]?.sku]
      expect(here.table.rows.filled.map(({ number }) => number)).toEqual(expected)
      expect([here.table.draft.theirs, await kept()]).toEqual([undefined, expected])
    },
  )

  it('is there again, for its customer alone', async () => {
    const memory = draftDevice()
    const first = await openTable('full', memory)
    await first.table.intake.paste(`${plain[0]?.sku};2\nZZ-99999;4`)
    first.table.close()

    const again = await openTable('full', memory)
    expect(again.table.rows.filled.map(({ number, pieces }) => [number, pieces])).toEqual([
      [plain[0]?.sku, 2],
      ['ZZ-99999', 4],
    ])
    const other = await openTable('noprice', memory)
    expect(other.table.rows.isEmpty).toBe(true)
  })

  it.each([[null], [[['a']]], [{ 0: ['x', '1'] }], [[['x', 1]]]])(
    'that is garbled is none: %j',
    async (content) => {
      const memory = draftDevice()
      const { table } = await openTable('full', { ...memory, load: () => ({ version: 1, content }) })
      expect(table.rows.isEmpty).toBe(true)
    },
  )
})

it('asks back when the shop does not answer, and keeps every row', async () => {
  const { table, answered, states, backend } = await openTable()
  backend.setFaults([{ path: '/api/search/resolve', kind: 'status', status: 503, code: 503001 }])
  await table.intake.paste(`${plain[0]?.sku};2`)
  await answered()
  expect([states(), table.notice?.kind]).toEqual([['unanswered'], 'unanswered'])
  backend.setFaults([])
  await answered()
  expect(states()).toEqual(['found'])
})

it('has no sum for who sees no prices', async () => {
  const { table, answered } = await openTable('noprice')
  await table.intake.paste(`${plain[0]?.sku};2`)
  await answered()
  expect([table.total, table.rows.filled[0]?.offer?.unitPrice]).toEqual([undefined, undefined])
})
