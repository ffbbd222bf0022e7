import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DocumentType } from '#domain/documents/document.ts'
import { CellAnchor, ListCell } from '../../data-table/list-cell.tsx'
import { useDayText } from '../../intl/day-texts.ts'
import { useAmountText } from '../../part/price.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { Breadcrumbs } from '../../shared/breadcrumbs.tsx'
import { ButtonRow } from '../../shared/button.tsx'
import { PageHead, Section } from '../../shared/page-frame.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { ColumnTable } from '../../shared/column-table.tsx'
import { DocumentButtons } from '../../document-files/document-buttons.tsx'
import { DocumentFailures } from '../../document-files/document-failures.tsx'
import type { DocumentFilesViewModel } from '../../document-files/document-files.view-model.ts'
import { documentLink } from '../../document-files/document-links.ts'
import { stateCell } from '../../data-table/states.ts'
import { ClaimFormLink } from '../claim-form-link.tsx'
import { DocumentSummary } from './document-summary.tsx'
import { InvoiceAgreementTable } from './invoice-agreement.tsx'
import { DocumentLines } from './document-lines.tsx'
import type { DocumentViewModel } from './document.view-model.ts'
import { RelatedDocuments } from './related-documents.tsx'

type Props = { readonly model: DocumentViewModel; readonly files: DocumentFilesViewModel }

const LISTS = {
  INVOICE: { routeId: 'salesinvoice', titleId: 'list.title.invoices' },
  CREDIT_NOTE: { routeId: 'creditnotes', titleId: 'list.title.creditnotes' },
  DESPATCH_ADVICE: { routeId: 'deliverynotes', titleId: 'list.title.deliverynotes' },
} as const

const isListed = (type: DocumentType): type is keyof typeof LISTS => type in LISTS

export const DocumentPage = observer(function DocumentPage({ model, files }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const { document } = model
  if (!document || !isListed(document.header.documentType)) return null
  const { documentType, documentNo, status, formats } = document.header
  const { routeId, titleId } = LISTS[documentType]
  return (
    <>
      <Breadcrumbs
        label={intl.formatMessage({ id: 'breadcrumbs.label' })}
        trail={[{ name: intl.formatMessage({ id: titleId }), to: to(routeId) }]}
        current={documentNo}
      />
      <PageHead
        title={
          <FormattedMessage
            id={`documents.title.${documentType}`}
            values={{ number: <PartNumber>{documentNo}</PartNumber> }}
          />
        }
        intro={<ListCell value={stateCell(status)} />}
        actions={
          <ButtonRow>
            <DocumentButtons {...{ documentType, documentNo, formats, files }} />
            {documentType === 'INVOICE' && <ClaimFormLink topic="RETURN" documentNo={documentNo} />}
            {documentType === 'DESPATCH_ADVICE' && <ClaimFormLink topic="SHORTAGE" documentNo={documentNo} />}
          </ButtonRow>
        }
      />
      <DocumentSummary document={document} />
      <DocumentFailures files={files} />
      <Section title={<FormattedMessage id="order.lines" />}>
        <DocumentLines model={model} />
      </Section>
      {model.agreement && (
        <Section title={<FormattedMessage id="documents.agreement" />}>
          <InvoiceAgreementTable model={model} agreement={model.agreement} />
        </Section>
      )}
      {model.payments.length > 0 && (
        <Section title={<FormattedMessage id="documents.payments" />}>
          <Payments model={model} />
        </Section>
      )}
      {document.related.length > 0 && (
        <Section title={<FormattedMessage id="documents.related" />}>
          <RelatedDocuments documents={document.related} />
        </Section>
      )}
    </>
  )
})

const Payments = observer(function Payments({ model }: Pick<Props, 'model'>) {
  const dayText = useDayText()
  const amountText = useAmountText()
  const setOffType = model.document?.header.documentType === 'CREDIT_NOTE' ? 'INVOICE' : 'CREDIT_NOTE'
  return (
    <div data-density="compact">
      <ColumnTable
        caption={<FormattedMessage id="documents.payments" />}
        items={model.payments}
        keyOf={({ date, amount, documentNo }) => `${date} ${amount.minor} ${documentNo}`}
        columns={[
          {
            head: 'list.column.date',
            heading: true,
            place: 'head',
            render: ({ date, documentNo, by }) => (
              <>
                {dayText(date)}
                {by !== undefined && ` · ${by}`}
                {documentNo !== undefined && (
                  <>
                    {' · '}
                    <FormattedMessage id="documents.setOff" />{' '}
                    <CellAnchor link={documentLink(setOffType, documentNo)} />
                  </>
                )}
              </>
            ),
          },
          { head: 'list.column.paid', align: 'end', render: ({ amount }) => amountText(amount) },
        ]}
      />
    </div>
  )
})
