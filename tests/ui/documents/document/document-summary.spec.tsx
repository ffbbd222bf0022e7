// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { DocumentSummary } from '#ui/documents/document/document-summary.tsx'
import { anyDocument, documentHeader } from '../../../fixtures/document.fixture.ts'
import { renderPage } from '../../../fixtures/page.fixture.tsx'

it('the document page shows the carrier of a delivery, if it has one', async () => {
  const factsOf = async (carrier?: string) => {
    const header = documentHeader({ documentType: 'DESPATCH_ADVICE', carrier })
    return (await renderPage(<DocumentSummary document={anyDocument({ header })} />)).container.textContent
  }
  expect(await factsOf('North Freight')).toContain('CarrierNorth Freight')
  expect(await factsOf()).not.toContain('Carrier')
})
