import { describe, expect, it } from 'vitest'
import type {
  AddedLine,
  AddTypedLine,
  TypedLineOutcome,
  TypedLineRejection,
} from '#application/cart/add-typed-line.ts'
import type { TypedLine } from '#application/cart/typed-line-reader.port.ts'
import type { AlertsStore } from '#application/alerts/alerts.store.ts'
import { UnansweredLines } from '#application/cart/unanswered-lines.store.ts'
import { Drafts } from '#application/drafts/drafts.ts'
import type { AlertRequest } from '#domain/alerts/alert.ts'
import type { Scan } from '#application/scanning/scan-reader.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { AddLineViewModel } from '#ui/cart/page/add-line.view-model.ts'
import { ManualClock } from '../../../fixtures/clock.fixture.ts'
import { draftDevice } from '../../../fixtures/draft-device.fixture.ts'
import { sessionOf } from '../../../fixtures/session.fixture.ts'

type Answer = Result<TypedLineOutcome, TypedLineRejection>

const taken = (overrides: Partial<TypedLineOutcome> = {}): Answer =>
  ok({ sku: 'nw-3.61984', articleNo: '3.61984', status: 'ok', requested: 4, accepted: 4, ...overrides })
const UNREACHABLE: Answer = fail({ kind: 'unreachable' })

function modelWith(
  response: Answer = taken(),
  scans: Readonly<Record<string, Scan | Promise<Scan>>> = {},
  lists: Readonly<Record<string, readonly AddedLine[]>> = {},
  device = draftDevice(),
) {
  const clock = new ManualClock()
  const drafts = new Drafts({ storage: device, session: sessionOf('customer'), clock })
  const keys: (string | undefined)[] = []
  const lines: TypedLine[] = []
  const add = {
    run: async (line: TypedLine, key) => {
      lines.push(line)
      keys.push(key)
      return lists[line.number] ?? [{ ...line, added: response }]
    },
  } as Partial<AddTypedLine> as AddTypedLine
  const alerts: AlertRequest[] = []
  const raise = (alert: AlertRequest) => void alerts.push(alert)
  const model = new AddLineViewModel({
    addTypedLine: add,
    scans: { read: async (text) => scans[text] ?? { kind: 'nothing' } },
    alerts: { raise } as Partial<AlertsStore> as AlertsStore,
    unanswered: new UnansweredLines({ drafts, clock }),
  })
  return { model, lines, alerts, keys, clock, device }
}

function typedInto(created: ReturnType<typeof modelWith>, number = ' 361984 ', quantity = '4') {
  created.model.type({ number, quantity })
  return created
}

describe('a line typed in the cart', () => {
  it('starts with empty fields', () => {
    const { model } = modelWith()
    expect(model).toMatchObject({ number: '', quantity: '', alert: undefined, quantityError: undefined })
  })

  it('is added as a line, and the fields are cleared', async () => {
    const { model, lines } = typedInto(modelWith())
    await model.add()
    expect(lines).toMatchObject([{ number: ' 361984 ', quantity: '4' }])
    expect(model).toMatchObject({ number: '', quantity: '' })
    expect(model.alert).toMatchObject({ kind: 'success', values: { number: '3.61984', quantity: 4 } })
  })

  it('is not added without a number', async () => {
    const { model, lines } = typedInto(modelWith(), '  ')
    await model.add()
    expect([lines, model.quantity]).toEqual([[], '4'])
  })

  it('is added once even if Enter is pressed twice', async () => {
    const { model, lines } = typedInto(modelWith())
    await Promise.all([model.add(), model.add()])
    expect(lines).toHaveLength(1)
  })

  it('is removed from the fields before the response arrives', async () => {
    const { model, lines } = typedInto(modelWith())
    const first = model.add()
    expect(model).toMatchObject({ number: '', quantity: '', pending: 1 })
    model.type({ number: '2', quantity: '5' })
    const second = model.add()
    model.type({ number: '3' })
    await Promise.all([first, second])
    expect(lines).toMatchObject([
      { number: ' 361984 ', quantity: '4' },
      { number: '2', quantity: '5' },
    ])
    expect(model).toMatchObject({ number: '3', quantity: '', pending: 0 })
  })

  it.each([
    [UNREACHABLE, 'addToCart.unreachable'],
    [fail({ kind: 'logged-out' } as const), 'addToCart.refused.other'],
    [fail({ kind: 'quantity', error: 'not-a-number' } as const), 'addToCart.refused.other'],
    [taken({ status: 'discontinued', accepted: 0 }), 'addToCart.refused.discontinued'],
  ])(
    'is shown in a permanent alert if it is rejected while the next line is typed',
    async (response, messageId) => {
      const { model, alerts } = typedInto(modelWith(response))
      const added = model.add()
      model.type({ number: '2' })
      await added
      expect(model).toMatchObject({ number: '2', quantity: '', alert: undefined, quantityError: undefined })
      expect(alerts).toMatchObject([{ kind: 'error', messageId, list: ['361984 4'], duration: false }])
    },
  )

  it('remains in the fields if the cart rejects it', async () => {
    const { model } = typedInto(modelWith(taken({ status: 'discontinued', accepted: 0 })))
    await model.add()
    expect(model).toMatchObject({ number: ' 361984 ', quantity: '4' })
    expect(model.alert).toMatchObject({ kind: 'error', messageId: 'addToCart.refused.discontinued' })
  })

  it('remains in the fields if the API fails, and the error contains the typed number', async () => {
    const { model } = typedInto(modelWith(UNREACHABLE))
    await model.add()
    expect(model).toMatchObject({ number: ' 361984 ', quantity: '4', quantityError: undefined })
    expect(model.alert).toMatchObject({ kind: 'error', values: { number: '361984' } })
  })

  it('with an invalid quantity shows the error at the quantity field', async () => {
    const { model } = typedInto(modelWith(fail({ kind: 'quantity', error: 'not-a-number' })), '1', 'x')
    await model.add()
    expect(model).toMatchObject({
      alert: undefined,
      quantityError: 'lines.quantity.not-a-number',
      number: '1',
    })
  })
})

describe('lines of the cart without a response before a reload of the page', () => {
  /** Two lines are in flight when the page is reloaded `ms` later. */
  async function reloaded(ms = 0) {
    const never = new Promise<Scan>(() => {})
    const before = modelWith(taken(), { '1P1.00190;Q5': never })
    void before.model.scan('1P1.00190;Q5')
    void typedInto(before).model.add()
    const label: Scan = { kind: 'part', number: '1.00190', pieces: 5 }
    const after = modelWith(taken(), { '1P1.00190;Q5': label }, {}, before.device)
    after.clock.pass(ms)
    after.model.open()
    await after.model.close()
    return { before, after }
  }

  it('are added once, in sequence with their idempotency keys, with the part and quantity of a scanned label', async () => {
    const { before, after } = await reloaded()
    expect(after.lines).toMatchObject([
      { number: '1.00190', quantity: '5' },
      { number: ' 361984 ', quantity: '4' },
    ])
    const keys = new Set(after.keys)
    expect([keys.size, keys.has(undefined), before.keys, after.device.names()]).toEqual([2, false, [], []])
    after.model.open()
    expect(after.lines).toHaveLength(2)
  })

  it('are listed in alerts after a time in which the API may have added them', async () => {
    const { after } = await reloaded(5 * 60_000)
    expect(after.lines).toEqual([])
    expect(after.alerts.map(({ list }) => list)).toEqual([['1P1.00190;Q5'], ['361984 4']])
  })
})

describe('a rejected line that is back in the fields of the cart', () => {
  const UNKNOWN = taken({ status: 'unknown-number', accepted: 0 })
  const returned = async (response = UNKNOWN) => {
    const created = typedInto(modelWith(response), '361984')
    await created.model.add()
    return created
  }

  it('is listed in an alert and loses its quantity when the user replaces its number', async () => {
    const { model, alerts } = await returned()
    model.type({ number: '36198' })
    model.replaceNumber()
    model.type({ number: '2' })
    model.replaceNumber()
    expect(model).toMatchObject({ number: '2', quantity: '', alert: undefined })
    expect(alerts).toMatchObject([
      { messageId: 'addToCart.refused.unknownNumber', list: ['361984 4'], duration: false },
    ])
  })

  it('with an invalid quantity loses that quantity and its error when the user replaces its number', async () => {
    const { model, alerts } = await returned(fail({ kind: 'quantity', error: 'not-a-number' }))
    model.replaceNumber()
    expect(model).toMatchObject({ quantity: '', quantityError: undefined })
    expect(alerts).toMatchObject([{ messageId: 'addToCart.refused.other', list: ['361984 4'] }])
  })

  it('retains its quantity when the user corrects its number', async () => {
    const { model, alerts } = await returned()
    model.type({ number: '3.61984' })
    expect([model.quantity, alerts]).toEqual(['4', []])
  })

  it('retains a corrected quantity when the user replaces its number', async () => {
    const { model, alerts } = await returned()
    model.type({ quantity: '5' })
    model.replaceNumber()
    expect([model.quantity, alerts]).toEqual(['5', []])
  })
})

describe('a request to continue from the cart to the next step', () => {
  it('adds the typed line, and is accepted after all lines are added', async () => {
    const { model, lines } = typedInto(modelWith())
    const pending = model.add()
    model.type({ number: '2', quantity: '5' })
    expect(model.isFinished).toBe(false)
    expect(await model.finish()).toBe(true)
    await pending
    expect(lines).toHaveLength(2)
    expect(model.isFinished).toBe(true)
  })

  it('is refused after a rejected line, and accepted when it is repeated, with the line in an alert', async () => {
    const { model, lines, alerts } = typedInto(modelWith(UNREACHABLE))
    expect(await model.finish()).toBe(false)
    expect(model).toMatchObject({ number: ' 361984 ', quantity: '4', alert: { kind: 'error' } })
    expect(await model.finish()).toBe(true)
    expect(lines).toHaveLength(1)
    expect(alerts).toMatchObject([{ list: ['361984 4'], duration: false }])
  })

  it('is refused if another number is typed during the call, whether it fails or succeeds', async () => {
    const { model } = typedInto(modelWith(UNREACHABLE))
    const finished = model.finish()
    model.type({ number: '2' })
    expect(await finished).toBe(false)
    const other = typedInto(modelWith())
    const first = other.model.finish()
    other.model.type({ number: '2' })
    expect(await first).toBe(false)
  })

  it('is accepted once if it is sent twice at the same time', async () => {
    const { model } = typedInto(modelWith())
    expect(await Promise.all([model.finish(), model.finish()])).toEqual([true, false])
  })
})

describe('a list pasted in the cart', () => {
  const LINES = [
    { number: '3.61984', quantity: '4', added: taken() },
    { number: '9.9', quantity: '', added: taken({ status: 'unknown-number', accepted: 0 }) },
  ]

  it('is detected by several lines or cells', () => {
    const { model } = modelWith()
    expect(['1 2', '1\t2', '1\n2\n', ' 1 \n'].map((text) => model.listIn(text, ''))).toEqual([
      undefined,
      '1\t2',
      '1\n2',
      undefined,
    ])
  })

  it('has its rejected lines listed in an alert', async () => {
    const { model, lines, alerts } = typedInto(modelWith(taken(), {}, { list: LINES }), 'typed')
    await model.paste('list')
    expect(lines).toMatchObject([{ number: 'list', quantity: '' }])
    expect(model).toMatchObject({ number: 'typed', alert: { values: { count: 1, total: 2 } } })
    expect(alerts).toMatchObject([{ messageId: 'noticelist.partlyInCart', list: ['9.9'], duration: false }])
  })

  it('causes no alert if all lines were added', async () => {
    const { model, alerts } = modelWith(taken(), {}, { list: LINES.slice(0, 1).concat(LINES.slice(0, 1)) })
    await model.paste('list')
    expect([model.alert, alerts]).toMatchObject([{ values: { count: 2, total: 2 } }, []])
  })
})

describe('a scan in the cart', () => {
  const PART: Scan = { kind: 'part', number: '361984' }

  it('adds the part with the quantity of its label, or 1, without a change of typed text', async () => {
    const { model, lines } = typedInto(
      modelWith(taken(), { one: PART, five: { ...PART, pieces: 5 } }),
      'typed',
    )
    await model.scan('one')
    await model.scan('five')
    expect(lines).toEqual([
      { number: '361984', quantity: '1' },
      { number: '361984', quantity: '5' },
    ])
    expect(model).toMatchObject({
      number: 'typed',
      quantity: '4',
      alert: { kind: 'success', values: { number: '3.61984' } },
    })
  })

  it.each<[Scan, string]>([
    [{ kind: 'package', sscc: '340123450000000018' }, 'lines.scanned.package'],
    [{ kind: 'quantity', pieces: 5 }, 'lines.scanned.nothing'],
    [{ kind: 'nothing' }, 'lines.scanned.nothing'],
  ])('that contains no part adds nothing: %j', async (scan, messageId) => {
    const { model, lines, alerts } = modelWith(taken(), { code: scan })
    await model.scan('code')
    expect(lines).toEqual([])
    expect(alerts).toMatchObject([{ kind: 'error', messageId, list: ['code'], duration: false }])
  })

  it('of a rejected part is shown in a permanent alert', async () => {
    const response = taken({ status: 'discontinued', accepted: 0 })
    const { model, alerts } = modelWith(response, { code: { ...PART, pieces: 5 } })
    await model.scan('code')
    const messageId = 'addToCart.refused.discontinued'
    expect(alerts).toMatchObject([{ kind: 'error', messageId, list: ['361984 5'], duration: false }])
    expect([model.alert, model.quantityError]).toEqual([undefined, undefined])
  })

  it('waits for the previous scan, and is added even if the previous label could not be read', async () => {
    const { promise, reject } = Promise.withResolvers<Scan>()
    const { model, lines, alerts } = modelWith(taken(), { slow: promise, code: PART })
    const [slow, next] = [model.scan('slow'), model.scan('code')]
    await new Promise(setImmediate)
    expect(lines).toEqual([])
    reject(new ApiFailure('offline', 'readCode'))
    await Promise.all([slow, next])
    expect(lines).toHaveLength(1)
    expect(alerts).toMatchObject([{ messageId: 'addToCart.unreachable', list: ['slow'], duration: false }])
  })
})
