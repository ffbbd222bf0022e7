import { autorun } from 'mobx'
import { expect, it } from 'vitest'
import { LoadPartFits } from '#application/vehicles/load-part-fits.ts'
import { PartFitsStore } from '#application/vehicles/part-fits.store.ts'
import type { VehicleRange } from '#application/vehicles/vehicle-range.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

type Fits = Awaited<ReturnType<VehicleRange['fits']>>
const fitOf = (articleNo: string) => ({ articleNo }) as Fits[number]

function loading(fits: VehicleRange['fits']) {
  const { port, calls } = recordedPort<VehicleRange>({ fits })
  const store = new PartFitsStore()
  return { load: new LoadPartFits({ range: port, store }), store, calls }
}

it('requests each pair of part and vehicle once, even if the part does not fit', async () => {
  const { load, store, calls } = loading(async () => [fitOf('1')])
  const observed: unknown[] = []
  autorun(() => observed.push(store.fit('actros', '1')))
  await load.run('actros', ['1', '2', '1'])
  await load.run('actros', ['2', '1'])
  await load.run('atego', ['1'])
  expect(calls).toEqual([
    ['fits', 'actros', ['1', '2']],
    ['fits', 'atego', ['1']],
  ])
  expect(observed).toEqual([undefined, fitOf('1')])
  expect([store.isAsked('actros', '2'), store.fit('actros', '2')]).toEqual([true, undefined])
})

it('requests the fit of five hundred parts per call', async () => {
  const { load, calls } = loading(async () => [])
  await load.run(
    'actros',
    Array.from({ length: 501 }, (_, index) => `${index}`),
  )
  expect(calls.map(([, , asked]) => (asked as string[]).length)).toEqual([500, 1])
})

it('requests the fit of parts again whose request failed', async () => {
  const { load, store } = loading(() => Promise.reject(new ApiFailure('timeout', 'fits')))
  await load.run('actros', ['1'])
  expect(store.isAsked('actros', '1')).toBe(false)
})

it('clears all known fits of parts after the logout', async () => {
  const { load, store } = loading(async () => [fitOf('1')])
  await load.run('actros', ['1'])
  store.empty()
  expect(store.isAsked('actros', '1')).toBe(false)
})
