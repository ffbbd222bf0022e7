import { data, type MetaArgs } from 'react-router'
import { Documents } from '#application/documents/documents.port.ts'
import { attempt } from '#application/kernel/attempt.ts'
import type { OpenedList } from '#application/data-table/open-list.ts'
import type { Ageing } from '#domain/documents/ageing.ts'
import { pageLoader } from '../kernel/page-loader.ts'
import type { Container } from '../kernel/container.tsx'
import { documentListPage } from './document-list-page.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { AgeingSummary } from './ageing-buckets.tsx'
import { ageingRows } from './ageing.mapping.ts'
import { DocumentList } from './document-list.tsx'
import { invoiceList } from './document-lists.columns.ts'
import { SelectedSum } from './selected-sum.tsx'
import { ClaimFormLink } from './claim-form-link.tsx'
import type { DocumentHeader } from '#domain/documents/document.ts'

export { listHeaders as headers } from '../data-table/list-loader.ts'

type LoaderData = { readonly opened: OpenedList<DocumentHeader>; readonly ageing: Ageing | undefined }

const { loadIn, useModels } = documentListPage(invoiceList)

const load = pageLoader(async (container, call) => {
  const [{ data: opened, init }, ageing] = await Promise.all([loadIn(container, call), ageingIn(container)])
  return data({ opened, ageing }, init ?? {})
})
export const loader = load
export const clientLoader = load

/** Open amounts by days overdue. Undefined on failure: the list works without them. */
async function ageingIn(container: Container): Promise<Ageing | undefined> {
  const ageing = await attempt(() => container.get(Documents).ageing())
  return ageing.ok ? ageing.value : undefined
}

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'list.title.invoices', isPrivate: true })

const complain = ({ documentNo }: DocumentHeader) => <ClaimFormLink topic="RETURN" documentNo={documentNo} />

export default function InvoicesRoute({
  loaderData: { opened, ageing },
}: {
  readonly loaderData: LoaderData
}) {
  const buckets = ageingRows(ageing)
  return (
    <DocumentList
      {...useModels(opened)}
      before={ageing && buckets.length > 0 && <AgeingSummary ageing={ageing} buckets={buckets} />}
      renderSum={(model) => <SelectedSum model={model} />}
      renderMore={complain}
    />
  )
}
