import { expect, it } from 'vitest'
import type { Documents } from '#application/documents/documents.port.ts'
import { FindFormDocument } from '#application/forms/form-document.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { Document, DocumentType } from '#domain/documents/document.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const line = (lineNo: number, kind: 'PART' | 'CORE_DEPOSIT' = 'PART') => ({
  lineNo,
  kind,
  orderLineNo: lineNo * 10,
  article: { sku: `nw-${lineNo}`, name: `Part ${lineNo}` },
  quantity: 2,
})
const documentWith = (...lines: readonly ReturnType<typeof line>[]) =>
  ({ header: { documentNo: '9001' }, lines }) as unknown as Document

/** FindFormDocument with an API that contains one document, of this type. */
function finding(knownDocumentType: DocumentType, document = documentWith(line(1))) {
  const { port, calls } = recordedPort<Documents>({
    get: async (type) => (type === knownDocumentType ? document : undefined),
  })
  return {
    find: new FindFormDocument({ documents: port }),
    asked: () => calls.map(([, ...args]) => args.join(' ')),
  }
}

it('returns only the part lines of a document for a return, not its core deposits', async () => {
  const { find, asked } = finding('INVOICE', documentWith(line(1), line(2, 'CORE_DEPOSIT')))
  expect(await find.run('RETURN', ' 9001 ')).toEqual({
    documentNo: '9001',
    lines: [{ lineNo: 1, orderLineNo: 10, number: 'nw-1', name: 'Part 1', quantity: 2 }],
  })
  expect(asked()).toEqual(['INVOICE 9001'])
})

it('searches delivery notes before invoices for a shortage, and after them for a return', async () => {
  const short = finding('ORDER_RESPONSE')
  expect(await short.find.run('SHORTAGE', '9001')).toMatchObject({ documentNo: '9001' })
  expect(short.asked()).toEqual(['DESPATCH_ADVICE 9001', 'INVOICE 9001', 'ORDER_RESPONSE 9001'])
  const returned = finding('ORDER_RESPONSE')
  await returned.find.run('RETURN', '9001')
  expect(returned.asked()).toEqual(['INVOICE 9001', 'DESPATCH_ADVICE 9001', 'ORDER_RESPONSE 9001'])
})

it('returns for a core return the core deposits of a document, or the parts if it has no deposits', async () => {
  const lines = async (...own: readonly ReturnType<typeof line>[]) => {
    const formDocument = await finding('INVOICE', documentWith(...own)).find.run('CORE', '9001')
    return formDocument?.lines.map(({ lineNo }) => lineNo)
  }
  expect(await lines(line(1), line(2, 'CORE_DEPOSIT'))).toEqual([2])
  expect(await lines(line(1))).toEqual([1])
})

it('requests no document of a form for an invalid document number', async () => {
  const { find, asked } = finding('INVOICE')
  expect(await find.run('RETURN', ' ')).toBeUndefined()
  expect(await find.run('RETURN', '9'.repeat(51))).toBeUndefined()
  expect(asked()).toEqual([])
  expect(await find.run('RETURN', '9'.repeat(50))).toBeDefined()
})

it('treats a document of a form that the account may not see as unknown', async () => {
  const get = () => Promise.reject(new ApiFailure('refused', 'get', { missingRight: 'invoice' }))
  const { port, calls } = recordedPort<Documents>({ get })
  expect(await new FindFormDocument({ documents: port }).run('RETURN', '9001')).toBeUndefined()
  expect(calls).toHaveLength(3)
})

it('reports that the API did not respond to the search for a document of a form', async () => {
  const down = new ApiFailure('timeout', 'get')
  const { port } = recordedPort<Documents>({ get: () => Promise.reject(down) })
  await expect(new FindFormDocument({ documents: port }).run('RETURN', '9001')).rejects.toBe(down)
})
