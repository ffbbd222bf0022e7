import { expect, it } from 'vitest'
import { documentNamedBy } from '#ui/layout/info-centre/unknown-document.ts'

it.each([
  ['/en/infocenter/orderhistory/43012177600', '', 'order', '43012177600', 'orderhistory'],
  ['/fr/infocenter/salesinvoice/930121776001', '', 'invoice', '930121776001', 'salesinvoice'],
  ['/en/infocenter/packinglist', '?shipment=830121776001', 'packinglist', '830121776001', 'packinglist'],
  ['/en/infocenter/appointment/edit', '?no=A0', 'appointmentEdit', 'A0', 'appointment'],
])(
  'type and number of a missing document are read from the URL %s%s',
  (pathname, search, kind, number, routeId) => {
    expect(documentNamedBy(pathname, search)).toMatchObject({ kind, number, list: { routeId } })
  },
)

it.each(['/en/infocenter/forms', '/en/infocenter/nope', '/en/products/x'])(
  'no document is read from the URL %s',
  (pathname) => {
    expect(documentNamedBy(pathname, '?no=1')).toBeUndefined()
  },
)

it('a document number in the URL that is too long is truncated', () => {
  expect(documentNamedBy(`/en/infocenter/claims/${'9'.repeat(5_000)}`, '')?.number).toHaveLength(50)
})
