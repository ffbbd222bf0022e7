import fc from 'fast-check'
import { expect, it } from 'vitest'
import { preselectOffered } from '#domain/checkout/preselect-offered.ts'

const OFFERED = ['parcel', 'express', 'pickup'].map((id) => ({ id }))

it.each([
  [[], 'parcel'],
  [[undefined, undefined], 'parcel'],
  [['express', 'pickup'], 'express'],
  [[undefined, 'pickup'], 'pickup'],
  [['drone', 'express'], 'express'],
  [['drone', 'zeppelin'], 'parcel'],
])('for the preferred methods %j, %s is preselected', (preferredIds, expected) => {
  expect(preselectOffered(OFFERED, preferredIds)?.id).toBe(expected)
})

it('no method is preselected only if none is offered', () => {
  const id = fc.constantFrom('parcel', 'express', 'pickup', 'drone')
  const offers = fc.uniqueArray(id).map((ids) => ids.map((one) => ({ id: one })))
  fc.assert(
    fc.property(offers, fc.array(fc.option(id, { nil: undefined })), (offered, preferredIds) => {
      const started = preselectOffered(offered, preferredIds)
      if (offered.length === 0) expect(started).toBeUndefined()
      else expect(offered).toContain(started)
    }),
  )
})
