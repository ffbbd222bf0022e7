import { describe, expect, it } from 'vitest'
import { RequestCookieJar } from '#adapters/cookies/request-cookie-jar.ts'
import { ChosenVehicleStore } from '#application/vehicles/chosen-vehicle.store.ts'
import { LoadPartFits } from '#application/vehicles/load-part-fits.ts'
import { PartFitsStore } from '#application/vehicles/part-fits.store.ts'
import { SetVehicleFacts } from '#application/vehicles/set-vehicle-facts.ts'
import type { VehicleRange } from '#application/vehicles/vehicle-range.port.ts'
import type { PartFit } from '#domain/vehicles/fit.ts'
import { FitsViewModel } from '#ui/vehicles/fits.view-model.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const TGX = { slug: 'man-tgx', name: 'MAN TGX' }
const part = (articleNo: string, overrides: Partial<PartFit> = {}): PartFit => ({
  articleNo,
  isUniversal: false,
  alternatives: [{}],
  ...overrides,
})
/** A part that fits every TGX. */
const DISC = part('1.1')
/** A part that fits no TGX. */
const FOREIGN = part('2.2', { alternatives: [] })
const OIL = part('3.3', { isUniversal: true })
const BY_AXLE = part('4.4', { alternatives: [{ axle: ['4x2', '6x2'] }] })
const BY_OTHER_AXLE = part('5.5', { alternatives: [{ axle: ['6x4'] }] })
const BY_YEAR = part('6.6', {
  alternatives: [{ year: { from: 2015 } }],
  modelYears: { from: 2010, to: 2020 },
})

function modelFor(facts: string | undefined = undefined, parts: readonly PartFit[] = []) {
  const chosenVehicleStore = new ChosenVehicleStore(new RequestCookieJar(null))
  const { port, calls } = recordedPort<VehicleRange>({ fits: async () => parts })
  const fits = new PartFitsStore()
  const model = new FitsViewModel({
    chosen: chosenVehicleStore,
    fits,
    loadPartFits: new LoadPartFits({ range: port, store: fits }),
    setFacts: new SetVehicleFacts({ chosen: chosenVehicleStore }),
  })
  chosenVehicleStore.choose({ ...TGX, facts })
  return { model, chosen: chosenVehicleStore, calls }
}

async function shown(parts: readonly PartFit[], facts?: string) {
  const all = modelFor(facts, parts)
  await all.model.show(parts.map(({ articleNo }) => articleNo))
  return all
}

const answers = (fields: Record<string, string>) => new URLSearchParams(fields)

describe('the fit of the displayed parts', () => {
  it('is undefined at first', () => {
    const { model } = modelFor()
    expect(model).toMatchObject({ articleNos: [], unanswered: [], hasFits: false, questions: [] })
  })

  it('is requested from the API for the vehicle', async () => {
    const { model, calls } = await shown([DISC, FOREIGN, BY_AXLE])
    expect(calls).toEqual([['fits', 'man-tgx', ['1.1', '2.2', '4.4']]])
    expect(model).toMatchObject({
      vehicleName: 'MAN TGX',
      nonFitting: ['2.2'],
      undecided: ['4.4'],
      hasFits: true,
    })
    expect(model.fit('1.1')).toEqual({ kind: 'fits', because: [] })
  })

  it('is not requested without a vehicle', async () => {
    const { model, chosen, calls } = modelFor()
    chosen.choose(undefined)
    await model.show(['1.1'])
    model.open('1.1', [DISC])
    expect(calls).toEqual([])
    expect([model.vehicleName, model.hasFits, model.fit('1.1')]).toEqual([undefined, false, undefined])
    chosen.choose(TGX)
    expect(model.hasFits).toBe(false)
  })

  it('is known for one part whose data is preloaded', () => {
    const { model, calls } = modelFor()
    model.open('2.2', [FOREIGN])
    expect([model.articleNos, model.nonFitting, calls]).toEqual([['2.2'], ['2.2'], []])
  })

  it('is known for many parts, some with preloaded data', () => {
    const { model, calls } = modelFor()
    model.open('2.2', [FOREIGN])
    model.list(['1.1', '2.2'])
    expect([model.articleNos, model.nonFitting, calls]).toEqual([['1.1', '2.2'], ['2.2'], []])
  })

  it('is undefined for parts that fit any vehicle or are unknown', async () => {
    const { model } = await shown([OIL])
    model.list(['3.3', '9.9'])
    expect([model.fit('3.3'), model.fit('9.9'), model.hasFits]).toEqual([undefined, undefined, false])
  })
})

describe('the dependence of a result on vehicle facts', () => {
  it.each([
    ['is false if no fit depends on a fact', [DISC, FOREIGN], 'axle=4x2', false],
    ['is true if a fit depends on a known fact', [DISC, BY_AXLE], 'axle=4x2', true],
    ['is false if the fact is unknown', [BY_AXLE], undefined, false],
    ['is false for a part that fits any vehicle', [OIL], 'axle=4x2', false],
  ])('%s', async (_, parts, facts, usesFacts) => {
    expect((await shown(parts, facts)).model.usesFacts).toBe(usesFacts)
  })
})

describe('the questions about vehicle facts', () => {
  it('are empty if each fit is decided', async () => {
    expect((await shown([DISC, FOREIGN, OIL])).model.questions).toEqual([])
  })

  it('contain the values of all undecided parts', async () => {
    const { model } = await shown([DISC, BY_AXLE, BY_OTHER_AXLE])
    expect(model.questions).toEqual([{ fact: 'axle', options: ['4x2', '6x2', '6x4'] }])
    expect(model.noneOf(['4x2', '6x2'])).toBe('*4x2*6x2')
  })

  it('include the year if the known year is not one in which the model was built', async () => {
    const { model } = await shown([BY_YEAR], 'year=2021')
    expect([model.modelYears, model.isYearRejected]).toEqual([{ from: 2010, to: 2020 }, true])
    expect(model.questions).toEqual([{ fact: 'year' }])
  })

  it('report no invalid year if the year or the years of the model are unknown', async () => {
    expect((await shown([BY_YEAR])).model.isYearRejected).toBe(false)
    expect((await shown([DISC], 'year=1990')).model.isYearRejected).toBe(false)
  })
})

describe('an answer to the questions', () => {
  it('decides the fit, and is stored with the vehicle', async () => {
    const { model, chosen } = await shown([BY_AXLE])
    expect(model.answer(answers({ axle: '6x2' }))).toBe(true)
    expect([model.unanswered, model.undecided, chosen.vehicle?.facts]).toEqual([[], [], 'axle=6x2'])
  })

  it.each([{}, { axle: '' }, { year: '2015' }])(
    'that is missing is marked as required: %j',
    async (fields) => {
      const { model, chosen } = await shown([BY_AXLE])
      expect(model.answer(answers(fields))).toBe(false)
      expect([model.unanswered, chosen.vehicle?.facts]).toEqual([['axle'], undefined])
    },
  )

  it.each(['2009', '2021', 'new', ''])('with the invalid year "%s" is marked as required', async (year) => {
    const { model } = await shown([BY_YEAR])
    expect([model.answer(answers({ year })), model.unanswered]).toEqual([false, ['year']])
  })

  it.each(['2010', '2020'])('with the year %s, in which the model was built, is accepted', async (year) => {
    const { model } = await shown([BY_YEAR])
    model.answer(answers({}))
    expect([model.answer(answers({ year })), model.unanswered]).toEqual([true, []])
  })

  it('about the axle is accepted with any year', async () => {
    const { model } = await shown([BY_AXLE, BY_YEAR])
    expect(model.answer(answers({ axle: '4x2', year: '1990' }))).toBe(true)
  })

  it('can be removed', async () => {
    const { model } = await shown([BY_AXLE])
    model.answer(answers({ axle: '6x2' }))
    model.forgetAnswers()
    expect(model.undecided).toEqual(['4.4'])
  })
})

describe('a result list for one vehicle', () => {
  const numbers = ['2.2', '4.4', '1.1']
  const knownPartFits = [DISC, FOREIGN, BY_AXLE]

  it('uses its own vehicle, even before the user chooses that vehicle', () => {
    const { model, chosen } = modelFor()
    chosen.choose(undefined)
    model.prove(TGX, numbers, knownPartFits)
    expect(model).toMatchObject({ fitting: ['1.1'], undecided: ['4.4'], nonFitting: ['2.2'] })
    model.followChosen()
    expect(model.fitting).toEqual(['1.1'])
    chosen.choose({ ...TGX, facts: 'axle=6x2' })
    model.followChosen()
    expect(model).toMatchObject({ fitting: ['4.4', '1.1'], undecided: [] })
  })

  it('has parts that do not fit at the end, or omits them', () => {
    const { model } = modelFor()
    model.prove(TGX, numbers, knownPartFits)
    expect(model.inOrder(numbers, String)).toEqual(['4.4', '1.1', '2.2'])
    model.toggleNonFitting()
    expect(model.inOrder(numbers, String)).toEqual(['4.4', '1.1'])
    model.toggleNonFitting()
    expect(model.inOrder(numbers, String)).toHaveLength(3)
  })
})
