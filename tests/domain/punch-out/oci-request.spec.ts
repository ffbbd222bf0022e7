import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readOciRequest } from '#domain/punch-out/oci-request.ts'

const FORM = { USERNAME: 'erp', PASSWORD: 's', HOOK_URL: 'https://erp.example.com/return' }
const read = (more: Record<string, string> = {}) => readOciRequest(Object.entries({ ...FORM, ...more }))
const taskOf = (more: Record<string, string>) => {
  const result = read(more)
  return result.ok ? result.value.task : result.error
}

it('parses an OCI session request with its job, with field names in any case', () => {
  const result = read({ '~target': '_parent', vin: 'wma06xzz8cp034890', Plate: ' M-DB 42 ', ORDERNO: 'WO-1' })
  expect(result).toMatchObject({
    ok: true,
    value: {
      userName: 'erp',
      returnUrl: FORM.HOOK_URL,
      target: '_parent',
      job: { vin: 'WMA06XZZ8CP034890', plate: 'M-DB 42', orderNo: 'WO-1' },
      task: { kind: 'session', operation: 'CREATE' },
    },
  })
})

it('parses each OCI function', () => {
  expect(taskOf({ FUNCTION: 'DETAIL', PRODUCTID: '3.70481' })).toEqual({ kind: 'show', text: '3.70481' })
  expect(taskOf({ FUNCTION: 'SOURCING', SEARCHSTRING: 'brake' })).toEqual({ kind: 'show', text: 'brake' })
  expect(taskOf({ FUNCTION: 'VALIDATE', PRODUCTID: '3.70481', QUANTITY: '4.000' })).toEqual({
    kind: 'look-up',
    what: 'VALIDATE',
    text: '3.70481',
    quantity: 4,
  })
  expect(taskOf({ FUNCTION: 'BACKGROUND_SEARCH', SEARCHSTRING: 'brake' })).toMatchObject({ quantity: 1 })
  expect(taskOf({ FUNCTION: 'EDIT', BASKETID: '0b7f6c1e3a524d0c9a445f2f1c9b7d10' })).toEqual({
    kind: 'session',
    operation: 'EDIT',
    basketId: '0b7f6c1e-3a52-4d0c-9a44-5f2f1c9b7d10',
  })
})

it.each([
  [{ FUNCTION: 'EDIT' }, 'incomplete'],
  [{ FUNCTION: 'VALIDATE' }, 'incomplete'],
  [{ FUNCTION: 'VALIDATE', PRODUCTID: 'x', QUANTITY: '1.5' }, 'incomplete'],
  [{ FUNCTION: 'DELETE' }, 'unknown-function'],
  [{ HOOK_URL: '' }, 'no-return-address'],
  [{ PASSWORD: '' }, 'no-credentials'],
  [{ PLATE: 'x'.repeat(10_000) }, 'too-long'],
])('rejects an OCI session request with %o: %s', (more, error) =>
  expect(read(more)).toEqual({ ok: false, error }),
)

it('ignores the target of an OCI session request that is not a valid window name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80, size: 'max' }), (target) => {
      const result = read({ '~TARGET': target })
      const parsedTarget = result.ok ? result.value.target : undefined
      expect(parsedTarget === undefined || /^[\w-]+$/.test(parsedTarget)).toBe(true)
    }),
  )
})
