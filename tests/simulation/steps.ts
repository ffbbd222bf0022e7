import fc from 'fast-check'
import { CALLS, MISHAPS, type CallName, type Mishap } from './line.ts'
import type { Tab } from './tab.ts'
import type { Simulation } from './run-day.ts'
import { clerkOf, CLERKS, TradingDay } from './trading-day.ts'

type Value = string | number
/** A step of a day: its sentence, and the values of the placeholders. */
export type Step = { readonly sentence: Sentence; readonly values: readonly Value[] }

const PARTS = ['3.71783', '1.00190', '4.97416', '4.80688', '6.14100', '3.70481']

/** Id of a line of the cart that is open in a tab; positions beyond the end start again. */
const idAt = (tab: Tab, index: number) => {
  const lines = tab.cart?.lines ?? []
  return lines.length === 0 ? undefined : lines[(index - 1) % lines.length]!.id
}

/** Steps by their Cucumber expression. A step of a clerk only starts calls; they proceed in steps that pass time. */
export const SENTENCES = {
  '{int} ms pass': (day: TradingDay, ms: number) => day.pass(ms),
  'a quiet minute passes': (day: TradingDay) => day.quietMinute(),
  '{clerk} puts {int} of {string} into the cart': doing((tab, _day, quantity: number, part: string) =>
    tab.add(quantity, part),
  ),
  '{clerk} opens the cart': doing((tab) => tab.openCart()),
  '{clerk} requests {int} units of line {int}': doing((tab, day, quantity: number, index: number) => {
    const id = idAt(tab, index)
    if (id === undefined) return undefined
    day.noteTyped(tab, id, { quantity })
    return tab.changeQuantity(id, quantity)
  }),
  '{clerk} writes a note on line {int}': doing((tab, day, index: number) => {
    const id = idAt(tab, index)
    if (id === undefined) return undefined
    const note = day.mark(tab)
    day.noteTyped(tab, id, { note })
    return tab.note(id, note)
  }),
  '{clerk} removes line {int}': doing((tab, day, index: number) => {
    const id = idAt(tab, index)
    if (id === undefined) return undefined
    day.forgetLine(id)
    return tab.remove(id)
  }),
  '{clerk} undoes the removal': doing((tab) => tab.undo()),
  '{clerk} retries the changes': doing((tab, day) => {
    if (tab.cart) day.decideFailed(tab, true)
    return tab.retry()
  }),
  '{clerk} overwrites the other version': doing((tab, day) => {
    if (tab.cart) day.decideFailed(tab, true)
    return tab.decide(true)
  }),
  '{clerk} accepts the other version': doing((tab, day) => {
    if (tab.cart) day.decideFailed(tab, false)
    return tab.decide(false)
  }),
  '{clerk} makes the choices of the order': doing((tab, day) => tab.choose(day.mark(tab), day.mark(tab))),
  '{clerk} reviews the order': doing((tab) => tab.openReview()),
  '{clerk} orders': doing((tab, day) => tab.order(day.mark(tab))),
  '{clerk} reloads the page': doing((tab) => tab.reload()),
  '{clerk} returns to the tab': doing((tab) => tab.look()),
  '{clerk} hides or shows the prices': doing((tab) => tab.togglePrices()),
  '{clerk} logs out': doing((tab) => tab.logOut()),
  '{clerk} logs in as {string}': doing((tab, _day, username: string) => tab.logIn(username)),
  "{clerk}'s session ends": doing((tab, day) => day.revoke(tab)),
  "{clerk}'s clock jumps by {int} minutes": (day: TradingDay, clerkName: string, minutes: number) =>
    day.jump(clerkName, minutes * 60_000),
  "{clerk}'s connection has a latency of {int} ms": (day: TradingDay, clerkName: string, ms: number) => {
    day.lineOf(clerkName).lagMs = ms
  },
  "{clerk}'s next {call} {mishap}": (day: TradingDay, clerkName: string, call: CallName, mishap: Mishap) =>
    day.lineOf(clerkName).let(call, mishap),
  'the replica crashes': (day: TradingDay) => day.breakOff(),
  'the price of {string} becomes {int} percent': (day: TradingDay, part: string, pricePercent: number) =>
    day.backend.changePart(part, { pricePercent }),
  '{string} leaves the assortment': (day: TradingDay, part: string) =>
    day.backend.changePart(part, { isGone: true }),
} satisfies Record<string, (day: TradingDay, ...values: any[]) => unknown>
export type Sentence = keyof typeof SENTENCES

/** Step that starts an action of a clerk, and does not wait for its end. */
function doing(run: (tab: Tab, day: TradingDay, ...values: any[]) => unknown) {
  return async (day: TradingDay, clerkName: string, ...values: any[]) => {
    const tab = await day.at(clerkName)
    void run(tab, day, ...values)
  }
}

export async function carryOut(day: TradingDay, { sentence, values }: Step): Promise<void> {
  await (SENTENCES[sentence] as (day: TradingDay, ...values: any[]) => unknown)(day, ...values)
  await day.check()
}

const step = (sentence: Sentence, ...values: fc.Arbitrary<Value>[]): fc.Arbitrary<readonly Step[]> =>
  fc.tuple(...values).map((values) => [{ sentence, values }])

const clerk = fc.constantFrom(...Object.keys(CLERKS))
/** Tabs, weighted: five of eight share one cart (Anna in two tabs, and her colleague Bea). */
const tab = fc.constantFrom(
  'Anna',
  'Anna',
  'Anna in another tab',
  'Bea',
  'Bea',
  'Jan',
  'Rafael',
  'Jan in another tab',
)
const part = fc.constantFrom(...PARTS)
const mishap = fc.constantFrom(...MISHAPS)
const place = fc.integer({ min: 1, max: 5 })
/** A range of positions in which two clerks often choose the same line. */
const nearPlace = fc.integer({ min: 1, max: 2 })
const quantity = fc.integer({ min: 1, max: 40 })
const pause = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 50, max: 3_000 }) },
  { weight: 4, arbitrary: fc.integer({ min: 3_000, max: 30_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 60_000, max: 600_000 }) },
)

const passing = (ms: number): Step => ({ sentence: '{int} ms pass', values: [ms] })

/** Steps that log in with the clerk's account; they do nothing for a logged-in user. */
const logIn = (clerkName: string, pause: number): readonly Step[] => [
  { sentence: '{clerk} logs in as {string}', values: [clerkName, CLERKS[clerkOf(clerkName)]] },
  passing(pause),
]

const wrong = (clerkName: string, call: CallName, mishap: Mishap): Step => ({
  sentence: "{clerk}'s next {call} {mishap}",
  values: [clerkOf(clerkName), call, mishap],
})

const wants = (clerkName: string, quantity: number, index: number): Step => ({
  sentence: '{clerk} requests {int} units of line {int}',
  values: [clerkName, quantity, index],
})

/** Steps of a normal order; the steps `more` precede the click on the order button. */
const orderOf = (
  clerkName: string,
  { parts, quantity, pauses }: { parts: readonly string[]; quantity: number; pauses: readonly number[] },
  more: readonly Step[] = [],
): readonly Step[] => [
  ...logIn(clerkName, pauses[4]!),
  ...parts.flatMap((part, index): Step[] => [
    { sentence: '{clerk} puts {int} of {string} into the cart', values: [clerkName, quantity, part] },
    passing(pauses[index]!),
  ]),
  { sentence: '{clerk} makes the choices of the order', values: [clerkName] },
  passing(pauses[5]!),
  { sentence: '{clerk} reviews the order', values: [clerkName] },
  passing(pauses[6]!),
  ...more,
  { sentence: '{clerk} orders', values: [clerkName] },
  passing(pauses[7]!),
]

const orderFacts = {
  parts: fc.array(part, { minLength: 1, maxLength: 4 }),
  quantity,
  pauses: fc.array(pause, { minLength: 8, maxLength: 8 }),
}

const routine = fc.record({ who: tab, ...orderFacts }).map(({ who, ...facts }) => orderOf(who, facts))

/** An order with a fault of its call, and up to three faults of its status requests. */
const doubtful = fc
  .record({
    who: tab,
    order: mishap,
    question: mishap,
    questions: fc.integer({ min: 0, max: 3 }),
    ...orderFacts,
  })
  .map(({ who, order, question, questions, ...facts }) => {
    const questionSteps = Array.from({ length: questions }, () =>
      wrong(who, 'status request of the order', question),
    )
    return orderOf(who, facts, [wrong(who, 'order', order), ...questionSteps])
  })

/** Two tabs review the same cart, and both order it. */
const rivals = fc
  .record({ who: tab, other: fc.constantFrom('Anna', 'Anna in another tab', 'Bea'), ...orderFacts })
  .map(({ who, other, ...facts }): readonly Step[] => [
    ...orderOf(who, facts, [
      ...logIn(other, 500),
      { sentence: '{clerk} reviews the order', values: [other] },
      passing(facts.pauses[3]!),
    ]),
    { sentence: '{clerk} orders', values: [other] },
    passing(2_000),
  ])

/** Pause in ms that may be shorter than a call, so that inputs precede the first response. */
const hasty = fc.integer({ min: 20, max: 1_500 })

const open = (clerkName: string): readonly Step[] => [
  { sentence: '{clerk} opens the cart', values: [clerkName] },
  passing(1_500),
]

/** Changes of one or two cart lines, possibly with a colleague’s change, latency or a fault of a call. */
const editing = fc
  .record({
    who: tab,
    part,
    quantity,
    colleague: fc.option(fc.record({ who: tab, place: nearPlace, quantity }), { freq: 2 }),
    lag: fc.option(fc.integer({ min: 100, max: 4_000 }), { freq: 2 }),
    mishap: fc.option(mishap, { freq: 2 }),
    edits: fc.array(
      fc.record({ place: nearPlace, quantity: fc.option(quantity, { freq: 2 }), pause: hasty }),
      { minLength: 1, maxLength: 5 },
    ),
    end: fc.constantFrom<readonly Sentence[]>(
      [],
      ['a quiet minute passes'],
      ['{clerk} reloads the page', 'a quiet minute passes'],
      ['{clerk} retries the changes', 'a quiet minute passes'],
      ["{clerk}'s session ends", 'a quiet minute passes'],
    ),
    last: pause,
  })
  .map(({ who, part, quantity, colleague, lag, mishap, edits, end, last }): readonly Step[] => [
    ...logIn(who, 1_500),
    { sentence: '{clerk} puts {int} of {string} into the cart', values: [who, quantity, part] },
    passing(1_500),
    ...open(who),
    ...(colleague
      ? [
          ...logIn(colleague.who, 1_500),
          ...open(colleague.who),
          wants(colleague.who, colleague.quantity, colleague.place),
          passing(1_500),
        ]
      : []),
    ...(lag === null
      ? []
      : [
          {
            sentence: "{clerk}'s connection has a latency of {int} ms",
            values: [clerkOf(who), lag],
          } as const,
        ]),
    ...(mishap === null ? [] : [wrong(who, 'change of the cart', mishap)]),
    ...edits.flatMap(({ place: index, quantity, pause }): Step[] => [
      quantity === null
        ? { sentence: '{clerk} writes a note on line {int}', values: [who, index] }
        : wants(who, quantity, index),
      passing(pause),
    ]),
    passing(last),
    ...end.map((sentence): Step => ({ sentence, values: sentence.startsWith('{clerk}') ? [who] : [] })),
  ])

/** A clerk repeats a click because its call had a fault. */
const pressedAgain = fc
  .record({ who: tab, part, quantity, mishap, pauses: fc.array(pause, { minLength: 2, maxLength: 4 }) })
  .map(({ who, part, quantity, mishap, pauses }): readonly Step[] => [
    ...logIn(who, 1_500),
    wrong(who, 'addition to the cart', mishap),
    ...pauses.flatMap((pause): Step[] => [
      { sentence: '{clerk} puts {int} of {string} into the cart', values: [who, quantity, part] },
      passing(pause),
    ]),
  ])

/** The session ends before the order, and the same clerk logs in again. */
const interrupted = fc.record({ who: tab, ...orderFacts }).map(({ who, ...facts }) => {
  const [first, ...rest] = orderOf(who, facts)
  const reviewed = rest.findIndex(({ sentence }) => sentence === '{clerk} reviews the order')
  return [
    first!,
    ...rest.slice(0, reviewed),
    { sentence: "{clerk}'s session ends", values: [who] },
    { sentence: '{clerk} opens the cart', values: [who] },
    passing(3_000),
    ...logIn(who, 2_000),
    ...rest.slice(reviewed),
  ] as readonly Step[]
})

/** Two clerks use one browser, one after the other. */
const shift = fc
  .record({ who: tab, username: fc.constantFrom(...Object.values(CLERKS)), pauses: fc.tuple(pause, pause) })
  .map(({ who, username, pauses }): readonly Step[] => [
    { sentence: '{clerk} logs out', values: [who] },
    passing(pauses[0]),
    { sentence: '{clerk} logs in as {string}', values: [who, username] },
    passing(pauses[1]),
  ])

const weighted = (weight: number, arbitrary: fc.Arbitrary<readonly Step[]>) => ({ weight, arbitrary })

const happening = fc.oneof(
  weighted(22, routine),
  weighted(4, doubtful),
  weighted(3, rivals),
  weighted(6, editing),
  weighted(2, pressedAgain),
  weighted(1, interrupted),
  weighted(8, step('{clerk} puts {int} of {string} into the cart', tab, quantity, part)),
  weighted(8, step('{clerk} opens the cart', tab)),
  weighted(10, step('{clerk} requests {int} units of line {int}', tab, quantity, place)),
  weighted(8, step('{clerk} writes a note on line {int}', tab, place)),
  weighted(5, step('{clerk} removes line {int}', tab, place)),
  weighted(3, step('{clerk} undoes the removal', tab)),
  weighted(5, step('{clerk} retries the changes', tab)),
  weighted(2, step('{clerk} overwrites the other version', tab)),
  weighted(2, step('{clerk} accepts the other version', tab)),
  weighted(4, step('{clerk} makes the choices of the order', tab)),
  weighted(6, step('{clerk} reviews the order', tab)),
  weighted(6, step('{clerk} orders', tab)),
  weighted(4, step('{clerk} reloads the page', tab)),
  weighted(3, step('{clerk} returns to the tab', tab)),
  weighted(2, step('{clerk} hides or shows the prices', tab)),
  weighted(2, shift),
  weighted(2, step("{clerk}'s session ends", tab)),
  weighted(1, step("{clerk}'s clock jumps by {int} minutes", clerk, fc.integer({ min: -90, max: 90 }))),
  weighted(
    3,
    step("{clerk}'s connection has a latency of {int} ms", clerk, fc.integer({ min: 10, max: 5_000 })),
  ),
  weighted(16, step("{clerk}'s next {call} {mishap}", clerk, fc.constantFrom(...Object.keys(CALLS)), mishap)),
  weighted(2, step('the replica crashes')),
  weighted(4, step('the price of {string} becomes {int} percent', part, fc.integer({ min: 50, max: 200 }))),
  weighted(0, step('{string} leaves the assortment', part)),
  weighted(2, step('a quiet minute passes')),
)

const paused = fc.tuple(happening, pause).map(([steps, ms]) => [...steps, passing(ms)])

/** Steps of a day. One day in ten has many orders. */
const day = fc.oneof(
  { weight: 9, arbitrary: fc.array(paused, { minLength: 10, maxLength: 60, size: 'max' }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.oneof(paused, routine), { minLength: 70, maxLength: 120, size: 'max' }),
  },
)

function dayOf(seed: number): readonly Step[] {
  const [steps] = fc.sample(fc.noBias(day), { seed, numRuns: 1 })
  return [...steps!.flat(), { sentence: 'a quiet minute passes', values: [] }]
}

export const TRADING_DAYS: Simulation<TradingDay, Step> = {
  given: 'a trading day',
  open: () => new TradingDay(),
  dayOf,
  carryOut,
}
