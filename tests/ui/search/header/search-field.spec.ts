import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import type { LayoutData } from '#application/catalogue/content.store.ts'
import { NO_FEATURES } from '#domain/session/features.ts'
import type { ReadNumber, QuerySuggestion, QueryInterpretation } from '#domain/search/query-interpretation.ts'
import { anyField, answeredField } from '../../../fixtures/search-field.fixture.ts'
import { sessionOf } from '../../../fixtures/session.fixture.ts'
import { searchResultOf } from '../../../fixtures/stub-search.fixture.ts'

const HELP = {
  content: { divisions: [], categories: [] },
  country: { links: { helpDesk: 'https://help.test/' } },
} as unknown as LayoutData
const NOTHING = { products: [], categories: [], total: 0 }
const NUMBERS: readonly ReadNumber[] = [
  {
    number: '3.61984',
    pieces: 4,
    parts: [{ sku: '3.61984', slug: 'nw-3-61984', name: 'Brake disc' }],
    isCorrected: false,
  },
]
const NUMBER: QuerySuggestion = { kind: 'number', key: 'number-1', read: NUMBERS[0]! }
const QUICK_ORDER: QuerySuggestion = { kind: 'quick-order', key: 'quick-order', lines: [] }
const MAKER: QuerySuggestion = { kind: 'maker', key: 'maker-1', maker: { slug: 'man', name: 'MAN' } }
const READING: QueryInterpretation = { offers: [NUMBER, QUICK_ORDER, MAKER], numbers: NUMBERS }
/** A term with enough digits to be interpreted as a part number. */
const TERM = '4x 361984'
const LEFT_OUT = { text: '4x', as: 'left-out', value: '' } as const

const buyer = () => {
  const session = sessionOf('customer')
  session.grant({ ...NO_FEATURES, fillBasket: true })
  return session
}

describe('an untouched search field', () => {
  it('is empty and closed', () => {
    const { field } = anyField()
    expect(field).toMatchObject({ text: '', isOpen: false, state: 'idle', hasFocus: false, found: undefined })
    expect(field).toMatchObject({ parts: [], groups: [], partCount: 0, groupCount: 0 })
    expect(field).toMatchObject({ fallbacks: [], offers: [], suggestions: [], understood: [], options: [] })
  })

  it('searches its text when it gets the focus', () => {
    const { field, calls, wait } = anyField()
    field.show('disc')
    field.enter()
    expect([field.state, field.isOpen]).toEqual(['pending', true])
    wait(300)
    expect(calls.map(({ term }) => term)).toEqual(['disc'])
  })
})

describe('the suggestions of the search field', () => {
  it('notify observers when they open or close', async () => {
    const { field } = await answeredField('disc', searchResultOf('1.1'))
    const observed: boolean[] = []
    autorun(() => observed.push(field.isOpen))
    field.close()
    field.open()
    expect(observed).toEqual([true, false, true])
  })

  it('open with an arrow key, and the next arrow key moves to the first row', async () => {
    const { field, calls } = await answeredField('disc', searchResultOf('1.1'))
    field.close()
    field.move(1)
    expect([field.isOpen, field.activeKey]).toEqual([true, undefined])
    field.move(1)
    expect([field.activeKey, calls.length]).toEqual(['part-nw-1-1', 1])
  })

  it.each(['close', 'leave'] as const)('lose their active row on %s', async (way) => {
    const { field } = await answeredField('disc', searchResultOf('1.1'))
    field.move(1)
    field[way]()
    expect([field.isOpen, field.activeKey, field.activeOption]).toEqual([false, undefined, undefined])
  })

  it('close when a row is chosen', async () => {
    const { field } = await answeredField('disc', searchResultOf('1.1', '1.2'))
    field.move(1)
    expect(await field.submit()).toMatchObject({ kind: 'product', slug: 'nw-1-1' })
    expect(field.isOpen).toBe(false)
  })

  it('close when the field gets the term of a new page', async () => {
    const { field } = await answeredField('disc', searchResultOf('1.1'))
    field.show('drum')
    expect([field.text, field.isOpen, field.state, field.parts]).toEqual(['drum', false, 'idle', []])
  })

  it('are empty after clearing the field', async () => {
    const { field } = await answeredField('disc', searchResultOf('1.1'))
    field.clear()
    expect([field.text, field.state, field.parts, field.isOpen]).toEqual(['', 'idle', [], false])
  })

  it('collapse the details of all rows with the next response', async () => {
    const { field, calls, wait } = await answeredField('disc', searchResultOf('1.1'))
    field.setExpanded('nw-1-1', true)
    field.type('disc b')
    wait(300)
    await calls[1]!.answer(searchResultOf('1.1'))
    expect(field.isExpanded('nw-1-1')).toBe(false)
  })
})

describe('arrow keys pressed in the search field before the results arrive', () => {
  it('choose a row by its position, which is applied to the results when they arrive', async () => {
    const { field, calls } = await answeredField('disc', searchResultOf('1.1', '1.2'))
    field.type('pads')
    field.move(1)
    field.move(1)
    await calls[1]!.answer(searchResultOf('2.1', '2.2'))
    expect(field.activeOption).toMatchObject({ slug: 'nw-2-2' })
  })

  it('and Enter open the row at the chosen position when the results arrive', async () => {
    const { field, calls } = anyField()
    field.enter()
    field.type('disc')
    field.move(1)
    field.move(1)
    const target = field.submit()
    await calls[0]!.answer(searchResultOf('1.1', '1.2'))
    expect(await target).toMatchObject({ kind: 'product', slug: 'nw-1-2' })
  })

  it('and Tab: the quantity that is typed next is queued with the term and the chosen position', async () => {
    const { field, queued } = anyField({ session: buyer() })
    field.enter()
    field.type('disc')
    field.move(1)
    expect([field.takeQuantity(), field.text, field.term]).toEqual([true, 'disc ', 'disc'])
    field.type('disc 12')
    expect(await field.submit()).toEqual({ kind: 'stay' })
    expect(queued).toEqual([{ term: 'disc', index: 0, quantity: '12' }])
    expect(field.text).toBe('')
  })

  it('and Tab highlight the row when the results arrive, and the quantity can still be typed', async () => {
    const { field, calls, queued } = anyField({ session: buyer() })
    field.enter()
    field.type('disc')
    field.move(1)
    field.takeQuantity()
    await calls[0]!.answer(searchResultOf('1.1', '1.2'))
    expect(field.activeOption).toMatchObject({ slug: 'nw-1-1' })
    field.move(1)
    field.type('disc 3')
    await field.submit()
    expect(queued).toEqual([{ term: 'disc', index: 1, quantity: '3' }])
  })

  it('are discarded when the user edits the term', async () => {
    const { field, queued } = anyField({ session: buyer() })
    field.enter()
    field.type('disc')
    field.move(1)
    field.takeQuantity()
    field.type('dis')
    void field.submit()
    expect([field.term, queued]).toEqual(['dis', []])
  })

  it('and Tab do not start a quantity if the visitor may not order', () => {
    const { field } = anyField()
    field.enter()
    field.type('disc')
    field.move(1)
    expect([field.takeQuantity(), field.text]).toEqual([false, 'disc'])
  })
})

describe('the rows of the suggestions of the search field', () => {
  it('contain a limited number of groups, with the total', async () => {
    const categories = Array.from({ length: 9 }, (_, index) => ({
      id: `B${index}`,
      name: 'Brakes',
      count: 1,
    }))
    const { field } = await answeredField('disc', { ...NOTHING, categories })
    expect([field.groups.length, field.groupCount, field.partCount]).toEqual([8, 9, 0])
  })

  it('contain suggested terms and fallbacks if nothing was found', async () => {
    const suggestions = [{ term: 'brake disc', total: 2 }]
    const { field } = await answeredField(
      'dsic',
      { ...NOTHING, suggestions },
      { vin: true, layoutData: HELP },
    )
    expect(field.suggestions).toEqual(suggestions)
    expect(field.fallbacks.map(({ key }) => key)).toEqual(['vin', 'help-desk'])
    expect(field.options.map(({ key }) => key)).toEqual(['term-brake disc', 'vin', 'help-desk'])
  })

  it.each([
    ['a part', { ...NOTHING, total: 1 }],
    ['a group', { ...NOTHING, categories: [{ id: 'B11', name: 'Disc brake', count: 1 }] }],
  ])('contain no fallback if %s is found', async (_, result) => {
    expect((await answeredField('disc', result, { vin: true })).field.fallbacks).toEqual([])
  })

  it('contain a link from the parts for a vehicle to all parts', async () => {
    const { field, calls, wait } = anyField()
    field.within('man-tgx')
    field.type('disc')
    wait(300)
    expect(calls[0]).toMatchObject({ vehicle: 'man-tgx' })
    await calls[0]!.answer(searchResultOf('1.1'))
    expect(field.fallbacks).toEqual([{ kind: 'all-parts', key: 'all-parts', query: '?term=disc' }])
  })
})

describe('the interpretation of the search term', () => {
  it.each([
    ['without rights', {}, [NUMBER]],
    ['with all rights', { session: buyer(), vin: true }, [NUMBER, QUICK_ORDER, MAKER]],
    [
      'whose API has neither quick order nor makers',
      { session: buyer(), vin: true, notOffered: ['quickOrder', 'vehicleRange'] as const },
      [NUMBER],
    ],
  ])('is offered to a visitor %s', async (_, visitor, offers) => {
    const { field } = await answeredField(TERM, NOTHING, { ...visitor, reading: READING })
    expect(field.offers).toEqual(offers)
  })

  it('contains the quantity of a part in the term', async () => {
    const { field } = await answeredField(TERM, NOTHING, { reading: READING })
    expect([field.piecesFor('3.61984'), field.piecesFor('9.99999')]).toEqual([4, undefined])
  })

  it('contains the ignored words if parts were found, or if no different interpretation is offered', async () => {
    const understood = [LEFT_OUT]
    const readOf = async (total: number, reading?: QueryInterpretation) =>
      (await answeredField(TERM, { ...NOTHING, total, understood }, reading && { reading })).field.understood
    expect(await readOf(0, READING)).toEqual([])
    expect(await readOf(1, READING)).toEqual(understood)
    expect(await readOf(0)).toEqual(understood)
  })
})

describe('submitting the search field', () => {
  it('publishes a search event with the term and the total number of results', async () => {
    const { field, events } = await answeredField('disc', { ...searchResultOf('1.1', '1.2'), total: 151 })
    await field.submit()
    expect(events).toEqual([{ kind: 'site-searched', term: 'disc', found: 151 }])
  })

  it('passes quantity, ignored words and correction to the page of the only result', async () => {
    const understood = [LEFT_OUT, { text: 'dsic', as: 'corrected', value: 'disc' } as const]
    const result = { ...searchResultOf('3.61984'), understood, named: { vehicles: [], makers: [] } }
    const { field } = await answeredField(TERM, result, { reading: READING })
    expect(await field.submit()).toEqual({
      kind: 'product',
      slug: 'nw-3-61984',
      replaces: undefined,
      pieces: 4,
      leftOut: ['4x'],
      corrected: understood[1],
    })
  })

  it('is ignored for blanks, and publishes no event', async () => {
    const { field, events } = anyField()
    field.type('  ')
    expect(await field.submit()).toEqual({ kind: 'stay' })
    expect(events).toEqual([])
  })
})
