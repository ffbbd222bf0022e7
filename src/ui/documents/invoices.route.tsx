import { data, type MetaArgs } from 'react-router'
import { Documents } from '#application/documents/documents.port.ts'
import { ApiFailure } from '#application/shared/api-failure.ts'
import type { OpenedList } from '#application/data-table/open-list.ts'
import type { Ageing } from '#domain/documents/ageing.ts'
import { shopLoader } from '../composition/shop-loader.ts'
import type { Shop } from '../composition/shop.tsx'
import { documentListPage } from '../composition/use-document-list.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { AgeingBuckets } from './ageing-buckets.tsx'
import { ageingFacts } from './ageing.mapping.ts'
import { DocumentList } from './document-list.tsx'
import { invoiceList } from './document-lists.columns.ts'
import { ReportLink } from './report-link.tsx'
import type { DocumentHeader } from '#domain/documents/document.ts'

export { listHeaders as headers } from '../composition/list-loader.ts'

type Shown = { readonly opened: OpenedList<DocumentHeader>; readonly ageing: Ageing | undefined }

const { loadIn, useModels } = documentListPage(invoiceList)

const load = shopLoader(async (shop, call) => {
  const [{ data: opened, init }, ageing] = await Promise.all([loadIn(shop, call), ageingIn(shop)])
  return data({ opened, ageing }, init ?? {})
})
export const loader = load
export const clientLoader = load

/** The list stands without it. */
async function ageingIn(shop: Shop): Promise<Ageing | undefined> {
  try {
    return await shop.get(Documents).ageing()
  } catch (error) {
    if (error instanceof ApiFailure) return undefined
    throw error
  }
}

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'list.title.invoices', isPrivate: true })

const complain = ({ documentNo }: DocumentHeader) => <ReportLink topic="RETURN" documentNo={documentNo} />

export default function InvoicesRoute({ loaderData: { opened, ageing } }: { readonly loaderData: Shown }) {
  const buckets = ageingFacts(ageing)
  return (
    <DocumentList
      {...useModels(opened)}
      before={buckets.length > 0 && <AgeingBuckets buckets={buckets} />}
      renderMore={complain}
    />
  )
}
