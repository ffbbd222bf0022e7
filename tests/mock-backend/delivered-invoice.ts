import type { Reply } from './call-api.ts'

type Post = (path: string, body: unknown) => Promise<Reply>

/** The newest invoice of goods that have arrived: others cannot be claimed. */
export async function deliveredInvoice(
  post: Post,
  caller: object,
  predicate: (invoice: Reply['body']) => boolean = () => true,
): Promise<Reply['body']> {
  const list = { ...caller, start: 0, length: 100, filter: {}, documentType: 'INVOICE' }
  for (const { documentNo } of (await post('/api/documents/list', list)).body.items) {
    const invoice = (await post('/api/documents/get', { ...caller, documentType: 'INVOICE', documentNo }))
      .body
    const [orderNo] = invoice.header.orderNos
    const { header } = (await post('/api/orders/get', { ...caller, orderNo })).body
    if (header.status === 'delivered' && predicate(invoice)) return invoice
  }
  throw new Error('Nothing was delivered')
}
