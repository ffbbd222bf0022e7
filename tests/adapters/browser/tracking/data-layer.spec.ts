import { expect, it } from 'vitest'
import { DataLayer, type DataLayerHost } from '#adapters/browser/tracking/data-layer.ts'
import type { TrackingEvent } from '#domain/tracking/tracking-event.ts'

const search: TrackingEvent = { event: 'siteSearch', search_term: 'disc', results: 3 }
const purchase: TrackingEvent = { event: 'purchase', ecommerce: { order_number: 'A1' } }

it('the tracker creates the data layer, and pushes `ecommerce: null` between a search event and a purchase event', () => {
  const host: DataLayerHost = {}
  const layer = new DataLayer(host)
  layer.push(search)
  layer.push(purchase)
  expect(host.dataLayer).toEqual([search, { ecommerce: null }, purchase])
})

it('the tracker appends to an existing data layer', () => {
  const host = { dataLayer: [{ event: 'theirs' }] }
  new DataLayer(host).push(search)
  expect(host.dataLayer).toEqual([{ event: 'theirs' }, search])
})

it.each(['text', 7, true, {}, { push: 'no function' }])(
  'the tracker does not use the invalid data layer %j',
  (dataLayer) => {
    const host: DataLayerHost = { dataLayer }
    new DataLayer(host).push(purchase)
    expect(host.dataLayer).toBe(dataLayer)
  },
)

it('the tracker ignores an exception of the data layer', () => {
  const broken = Object.assign([], {
    push: () => {
      throw new Error('theirs')
    },
  })
  const forbidden = {
    get dataLayer(): unknown {
      throw new Error('theirs')
    },
  }
  expect(() => new DataLayer({ dataLayer: broken }).push(purchase)).not.toThrow()
  expect(() => new DataLayer(forbidden).push(purchase)).not.toThrow()
  expect(() => new DataLayer(Object.freeze({})).push(purchase)).not.toThrow()
})
