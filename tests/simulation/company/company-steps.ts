import fc from 'fast-check'
import type { PersonRole } from '#contracts/people/people.contract.ts'
import type { Simulation } from '../run-day.ts'
import { CompanyDay, type Actor, type Seen } from './company-day.ts'
import { COLLEAGUES, idOf, type Name, type Settings } from './staff.ts'

type Value = string | number
type Step = { readonly sentence: Sentence; readonly values: readonly Value[] }
type Call = (path: string, body: object, key?: string) => Promise<Seen>

/** SKUs of two parts sold in single units: one is in short supply, the other has a core deposit. */
const PARTS = ['NW-6.58234', 'NW-2.90533']
const price = (amount: number | null) =>
  amount === null ? null : { value: amount / 100, currency: { code: 'EUR' } }

/** Steps by their Cucumber expression. Actions only start calls; "everybody is answered" waits for all responses. */
const SENTENCES = {
  'calls proceed by {int} turns': (day: CompanyDay, turns: number) => day.turns(turns),
  'everybody is answered': (day: CompanyDay) => day.answered(),
  '{int} hours pass': (day: CompanyDay, hours: number) => day.hours(hours),
  '{actor} fills the cart with {int} of {string}': doing(fill),
  '{actor} reviews the order for {string}': doing(review),
  '{actor} chooses the transport {string}': doing((call, _actor, _day, transportId: string) =>
    call('checkout/transports/set', { transportId, deliverComplete: false }),
  ),
  '{actor} orders': doing(order),
  '{actor} sends the order again': doing(
    (call, { sent }) => sent && call('checkout/order/place', sent.body, sent.key),
  ),
  '{actor} decides {string} about request {int}': doing(decide),
  '{actor} withdraws request {int}': doing(withdraw),
  '{actor} sets the limit of {name} to {string}': doing((call, _actor, day, name: Name, subject: string) =>
    change(call, day, name, { limit: limitFor(day, name, subject) }),
  ),
  '{actor} makes {name} {string}': doing((call, _actor, day, name: Name, role: PersonRole) =>
    change(call, day, name, { role }),
  ),
  '{actor} sets what {name} sees to {string}': doing((call, _actor, day, name: Name, subject: string) =>
    change(call, day, name, {
      seesColleagues: subject !== 'own orders',
      costCentres: subject === 'one cost centre' ? ['20'] : null,
    }),
  ),
  '{actor} deactivates {name}': doing((call, _actor, _day, name: Name) =>
    call('people/setActive', { personId: idOf(name), isActive: false }),
  ),
  '{actor} reactivates {name}': doing((call, _actor, _day, name: Name) =>
    call('people/setActive', { personId: idOf(name), isActive: true }),
  ),
  '{actor} names {name} as deputy for {int} days': doing((call, _actor, day, name: Name, days: number) => {
    const until = new Date(day.now + days * 86_400_000).toISOString().slice(0, 10)
    return call('approvals/deputy/set', { deputy: { personId: idOf(name), until } })
  }),
  '{actor} sets the budget of {string} to {string}': doing(
    (call, _actor, day, id: string, subject: string) => {
      const spent = day.model.spent(id, day.now)
      const budget =
        { none: null, 'what is spent': spent, 'a cent less': spent - 1, more: spent + 70_000 }[subject] ??
        null
      return save(call, day, id, { budget: budget === null ? null : Math.max(0, budget) })
    },
  ),
  '{actor} closes {string}': doing((call, _actor, day, id: string) => save(call, day, id, { isOpen: false })),
  '{actor} opens {string}': doing((call, _actor, day, id: string) => save(call, day, id, { isOpen: true })),
  'the system of the company orders {int} of {string}': (
    day: CompanyDay,
    quantity: number,
    articleNo: string,
  ) => day.orderBySystem([{ articleNo, quantity }]),
  '{actor} looks around': doing(look),
} satisfies Record<string, (day: CompanyDay, ...values: any[]) => unknown>
type Sentence = keyof typeof SENTENCES

function doing(script: (call: Call, actor: Actor, day: CompanyDay, ...values: any[]) => unknown) {
  return async (day: CompanyDay, clerkName: string, ...values: any[]) => {
    const actor = await day.actor(clerkName)
    day.start(actor, (call) => script(call, actor, day, ...values))
  }
}

async function fill(call: Call, { name }: Actor, day: CompanyDay, qty: number, sku: string): Promise<void> {
  await call('checkout/cart/create', {})
  await call('checkout/cart/add', { items: [{ sku, qty, note: day.mark(name) }] })
  await call('checkout/transports/set', { transportId: 'parcel', deliverComplete: false })
  await call('checkout/payments/set', { paymentId: 'prepayment', ccFirstName: 'Anna', ccLastName: 'Becker' })
}

async function review(call: Call, actor: Actor, _day: CompanyDay, id: string): Promise<void> {
  const costCentre = id || undefined
  const { status, response } = await call('checkout/validate', { version: 0, costCentre })
  if (status !== 200) return
  const { basHash, quote, totals } = response
  const net = totals && Math.round(totals.net.value * 100)
  actor.reviewed = { basHash, version: quote.version, net, costCentre }
}

async function order(call: Call, actor: Actor, day: CompanyDay): Promise<void> {
  if (actor.reviewed === undefined) return
  const { net: _, ...reviewed } = actor.reviewed
  const body = { ...reviewed, acceptPolicy: true, customerOrderReference: day.mark(actor.name) }
  actor.sent = { body, key: day.nextKey() }
  await call('checkout/order/place', body, actor.sent.key)
}

/** Decides about a request by its position, starting at 1 with the newest; the request may be closed already. */
async function decide(call: Call, _: Actor, day: CompanyDay, subject: string, index: number): Promise<void> {
  const requestNo = day.model.requestNos[index - 1]
  if (requestNo === undefined) return
  const lines = subject === 'LESS' ? [{ lineNo: 1, quantity: 1, reason: 'Enough' }] : []
  const decision = subject === 'REFUSE' ? 'REFUSE' : 'APPROVE'
  await call('approvals/decide', { requestNo, decision, note: 'Checked', lines })
}

function withdraw(call: Call, _: Actor, day: CompanyDay, index: number) {
  const requestNo = day.model.requestNos[index - 1]
  return requestNo === undefined ? undefined : call('approvals/withdraw', { requestNo })
}

function change(call: Call, day: CompanyDay, name: Name, changed: Partial<Settings>) {
  const { limit, ...settings } = { ...day.model.settings(name), ...changed }
  const limits = { orderLimit: price(limit), deliveryAddresses: null }
  return call('people/change', { personId: idOf(name), ...settings, ...limits })
}

function limitFor(day: CompanyDay, name: Name, subject: string): number | null {
  const net = day.lastNet(name) ?? 10_000
  return (
    { none: null, zero: 0, 'the order': net, 'a cent less': net - 1, 'a cent more': net + 1 }[subject] ?? null
  )
}

function save(
  call: Call,
  day: CompanyDay,
  id: string,
  changed: { budget?: number | null; isOpen?: boolean },
) {
  const { isOpen, budget } = { ...day.model.costCentre(id), ...changed }
  return call('cost-centres/save', { id, name: `Centre ${id}`, isOpen, budget: price(budget) })
}

async function look(call: Call): Promise<void> {
  const list = { start: 0, length: 20, filter: {} }
  await call('orders/list', list)
  await call('approvals/list', list)
  await call('cost-centres/list', {})
  await call('checkout/cart/getQuote', {})
  await call('people/list', list)
  await call('inbox/list', { start: 0, length: 5 })
}

async function carryOut(day: CompanyDay, { sentence, values }: Step): Promise<void> {
  await (SENTENCES[sentence] as (day: CompanyDay, ...values: any[]) => unknown)(day, ...values)
  day.check()
}

const step = (sentence: Sentence, ...values: Value[]): Step => ({ sentence, values })
const answered = step('everybody is answered')
const turns = (count: number) => step('calls proceed by {int} turns', count)

const name = fc.constantFrom<Name>(...COLLEAGUES)
const buyer = fc.constantFrom(
  'Bert',
  'Bert',
  'Bea',
  'Bea',
  'Nora',
  'Axel',
  'Ada',
  'Olga',
  'Sven',
  'the help desk for Bert',
)
const tabOf = fc.constantFrom('', ' in another tab')
const approver = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('Ada', 'Axel', 'Olga', 'Piet') },
  { weight: 1, arbitrary: fc.constantFrom('Bert', 'Bea', 'Wim', 'Sven', 'the help desk for Ada') },
)
const administrator = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('Olga', 'Piet', 'Olga in another tab') },
  { weight: 1, arbitrary: fc.constantFrom('Ada', 'Bert', 'the help desk for Olga') },
)
const costCentre = fc.constantFrom('', '10', '10', '20')
const quantity = fc.integer({ min: 1, max: 12 })
/** Pause in turns. A call takes about 65 turns, so that two calls may overlap in any phase. */
const pause = fc
  .oneof(fc.constant(0), fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 90 }))
  .map(turns)
const place = fc.constantFrom(1, 1, 1, 2, 3)
const decision = fc.constantFrom('APPROVE', 'APPROVE', 'LESS', 'REFUSE')
const limit = fc.constantFrom('none', 'zero', 'the order', 'a cent less', 'a cent more')
const role = fc.constantFrom<PersonRole>('ADMINISTRATOR', 'BUYER', 'APPROVER', 'WAREHOUSE')
const sight = fc.constantFrom('own orders', 'all orders', 'one cost centre')

const oneStep = (sentence: Sentence, ...values: fc.Arbitrary<Value>[]): fc.Arbitrary<Step> =>
  fc.tuple(...values).map((generated) => step(sentence, ...generated))

const weighted = (weight: number, sentence: Sentence, ...values: fc.Arbitrary<Value>[]) => ({
  weight,
  arbitrary: oneStep(sentence, ...values),
})
const centre = fc.constantFrom('10', '20')
const budget = fc.constantFrom('none', 'what is spent', 'a cent less', 'more')
const articleNo = fc.constantFrom('6.58234', '2.90533')

/** Action of another person during an order or a decision. */
const disturbance = fc.oneof(
  weighted(3, '{actor} decides {string} about request {int}', approver, decision, place),
  weighted(3, '{actor} sets the limit of {name} to {string}', administrator, name, limit),
  weighted(2, '{actor} withdraws request {int}', buyer, place),
  weighted(2, '{actor} makes {name} {string}', administrator, name, role),
  weighted(1, '{actor} sets what {name} sees to {string}', administrator, name, sight),
  weighted(3, '{actor} deactivates {name}', administrator, name),
  weighted(4, '{actor} reactivates {name}', administrator, name),
  weighted(
    1,
    '{actor} names {name} as deputy for {int} days',
    approver,
    name,
    fc.integer({ min: 0, max: 3 }),
  ),
  weighted(2, '{actor} sets the budget of {string} to {string}', administrator, centre, budget),
  weighted(1, '{actor} closes {string}', administrator, centre),
  weighted(1, 'the system of the company orders {int} of {string}', quantity, articleNo),
  weighted(2, '{actor} looks around', fc.oneof(buyer, approver)),
)

type Filled = { readonly who: string; readonly pieces: number; readonly sku: string; readonly centre: string }
const filled = fc.record({ who: buyer, pieces: quantity, sku: fc.constantFrom(...PARTS), centre: costCentre })
const reviewed = ({ who, pieces, sku, centre }: Filled, tab = ''): readonly Step[] => [
  step('{actor} fills the cart with {int} of {string}', who, pieces, sku),
  answered,
  step('{actor} reviews the order for {string}', who + tab, centre),
]

const limitedTo = (what: string, { who }: Filled): Step =>
  step('{actor} sets the limit of {name} to {string}', 'Olga', who.split(' ').at(-1)!, what)

/** An order, with one action of another person after the review and one during the order. */
const disturbed = fc
  .record({ order: filled, first: disturbance, second: disturbance, one: pause, other: pause })
  .map(({ order, first, second, one, other }) => [
    ...reviewed(order),
    answered,
    first,
    one,
    step('{actor} orders', order.who),
    other,
    second,
    answered,
  ])

/** An order after a change of the order limit, possibly to exactly its amount. */
const limited = fc
  .record({ order: filled, what: limit, one: pause, isAtOnce: fc.boolean() })
  .map(({ order, what, one, isAtOnce }) => [
    ...reviewed(order),
    answered,
    limitedTo(what, order),
    ...(isAtOnce ? [one] : [answered]),
    step('{actor} orders', order.who),
    answered,
  ])

/** An order whose transport is changed in another tab after the review. */
const changedTransport = fc
  .tuple(filled, pause)
  .map(([order, one]) => [
    ...reviewed(order),
    answered,
    step('{actor} chooses the transport {string}', `${order.who} in another tab`, 'express'),
    one,
    step('{actor} orders', order.who),
    answered,
  ])

/** The same cart is ordered twice: in two tabs, or by a retry of the call. */
const twice = fc
  .record({ order: filled, tab: tabOf, isRetry: fc.boolean(), one: pause, isLater: fc.boolean() })
  .map(({ order, tab, isRetry, one, isLater }) => [
    ...reviewed(order),
    step('{actor} reviews the order for {string}', order.who + tab, order.centre),
    answered,
    step('{actor} orders', order.who),
    isLater ? answered : one,
    isRetry ? step('{actor} sends the order again', order.who) : step('{actor} orders', order.who + tab),
    answered,
  ])

/** Two persons decide about the same request, possibly their own. */
const contested = fc
  .record({
    order: filled,
    first: approver,
    second: fc.oneof(approver, buyer),
    decisions: fc.tuple(decision, decision),
    number: place,
    one: pause,
    between: fc.option(disturbance),
    other: pause,
    isLate: fc.boolean(),
    closed: fc.constantFrom('', '', '10', '20'),
  })
  .map(({ order, first, second, decisions, number, one, between, other, isLate, closed }) => [
    limitedTo('zero', order),
    ...reviewed(order),
    answered,
    step('{actor} orders', order.who),
    answered,
    ...(isLate ? [step('{int} hours pass', 167)] : []),
    ...(closed === '' ? [] : [step('{actor} closes {string}', 'Olga', closed), one]),
    step('{actor} decides {string} about request {int}', first, decisions[0], number),
    one,
    ...(between ? [between, other] : []),
    step('{actor} decides {string} about request {int}', second, decisions[1], number),
    answered,
    ...(closed === '' ? [] : [step('{actor} opens {string}', 'Olga', closed)]),
  ])

/** The deputy of an absent approver decides about a request, possibly the deputy’s own. */
const delegated = fc
  .record({
    order: filled,
    absent: fc.constantFrom('Ada', 'Axel', 'Olga'),
    deputy: fc.constantFrom<Name>('Bert', 'Bea', 'Nora'),
    days: fc.integer({ min: 0, max: 2 }),
    hours: fc.constantFrom(1, 30),
    what: decision,
    one: pause,
    last: disturbance,
  })
  .map(({ order, absent, deputy, days, hours, what, one, last }) => [
    limitedTo('zero', order),
    step('{actor} names {name} as deputy for {int} days', absent, deputy, days),
    ...reviewed(order),
    answered,
    step('{actor} orders', order.who),
    step('{int} hours pass', hours),
    step('{actor} decides {string} about request {int}', deputy, what, 1),
    one,
    last,
    answered,
  ])

/** Two people order for the same budget at the same time. */
const race = fc
  .record({
    orders: fc.tuple(filled, filled),
    one: pause,
    budget: fc.constantFrom('what is spent', 'more'),
    two: pause,
  })
  .map(({ orders, one, budget, two }) => [
    step('{actor} sets the budget of {string} to {string}', 'Olga', '10', budget),
    ...orders.flatMap((order) => reviewed({ ...order, centre: '10' })),
    answered,
    ...orders.flatMap((order, index) => [step('{actor} orders', order.who), index === 0 ? one : two]),
    answered,
  ])

/** One of the changes that can take an administrator from the company, or an approver. */
const demotion = (who: string, whom: Name, which: number): Step =>
  [
    step('{actor} makes {name} {string}', who, whom, 'BUYER'),
    step('{actor} deactivates {name}', who, whom),
    step('{actor} reactivates {name}', who, whom),
    step('{actor} makes {name} {string}', who, whom, 'APPROVER'),
  ][which]!

/** Administrators demote or deactivate each other. */
const leader = fc.constantFrom<Name>('Olga', 'Piet', 'Ada')
const lastOne = fc
  .array(fc.tuple(leader, leader, fc.nat(2), pause), { minLength: 2, maxLength: 4 })
  .map((changes) => [
    ...changes.flatMap(([who, whom, what, one]) => [demotion(who, whom, what), one]),
    answered,
  ])

/** Two administrators change the same person at the same time. */
const changedTwice = fc
  .record({
    whom: fc.constantFrom<Name>('Ada', 'Axel', 'Bert'),
    what: fc.tuple(fc.nat(3), fc.nat(3)),
    one: pause,
  })
  .map(({ whom, what, one }) => [
    demotion('Olga', whom, what[0]),
    one,
    demotion('Piet', whom, what[1]),
    answered,
  ])

/** Restores the roles of the people and opens the cost centres, so that orders and approvals are possible again. */
const restored = fc
  .constantFrom('Olga', 'Piet')
  .map((who): readonly Step[] => [
    ...(['Olga', 'Piet', 'Ada', 'Axel', 'Bert', 'Bea'] as const).map((name) =>
      step('{actor} reactivates {name}', who, name),
    ),
    answered,
    ...(['Olga', 'Piet'] as const).map((name) =>
      step('{actor} makes {name} {string}', who, name, 'ADMINISTRATOR'),
    ),
    answered,
    ...(['Ada', 'Axel'] as const).map((name) => step('{actor} makes {name} {string}', who, name, 'APPROVER')),
    ...(['Bert', 'Bea'] as const).map((name) => step('{actor} makes {name} {string}', who, name, 'BUYER')),
    ...['10', '20'].map((id) => step('{actor} opens {string}', who, id)),
    answered,
  ])

const seen = fc
  .tuple(buyer, approver)
  .map((people): readonly Step[] => [
    ...people.flatMap((who) => [step('{actor} looks around', who), answered]),
  ])

const course = fc.oneof<fc.WeightedArbitrary<readonly Step[]>[]>(
  { weight: 4, arbitrary: disturbed },
  { weight: 3, arbitrary: limited },
  { weight: 4, arbitrary: twice },
  { weight: 1, arbitrary: changedTransport },
  { weight: 6, arbitrary: contested },
  { weight: 3, arbitrary: delegated },
  { weight: 3, arbitrary: race },
  { weight: 2, arbitrary: lastOne },
  { weight: 2, arbitrary: changedTwice },
  { weight: 2, arbitrary: restored },
  { weight: 2, arbitrary: seen },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 1, max: 200 }).map((hours) => [step('{int} hours pass', hours)]),
  },
)

/** Number of courses (sequences of steps with overlapping calls) in a day. */
const COURSES_PER_DAY = 50

/** The same seed makes the same day. */
function dayOf(seed: number): readonly Step[] {
  const day = fc.array(course, { minLength: COURSES_PER_DAY, maxLength: COURSES_PER_DAY, size: 'max' })
  return fc.sample(fc.noBias(day), { seed, numRuns: 1 })[0]!.flat()
}

export const COMPANY_DAYS: Simulation<CompanyDay, Step> = {
  given: 'a day of a company',
  open: () => new CompanyDay(),
  dayOf,
  carryOut,
}
