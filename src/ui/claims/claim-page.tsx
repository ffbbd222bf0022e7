import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ClaimDetails } from '#domain/claims/claim.ts'
import { CellAnchor, ListCell } from '../data-table/list-cell.tsx'
import { documentLink } from '../document-files/document-links.ts'
import { useDayText } from '../intl/day-texts.ts'
import { DateTime } from '../intl/date-time.tsx'
import { orderLinks } from '../order-facts/order-cells.ts'
import { usePaths } from '../routing/use-paths.ts'
import { FailureAlert } from '../shared/failure-alert.tsx'
import { Breadcrumbs } from '../shared/breadcrumbs.tsx'
import { Button, ButtonRow } from '../shared/button.tsx'
import { FactPanel } from '../shared/fact-panel.tsx'
import { FactList } from '../shared/fact-list.tsx'
import { PageHead, Section } from '../shared/page-frame.tsx'
import { PartNumber } from '../shared/part-number.tsx'
import { ColumnTable } from '../shared/column-table.tsx'
import { Text } from '../shared/text.tsx'
import { ClaimMessages } from './claim-messages.tsx'
import { stateCell } from '../data-table/states.ts'
import type { ClaimViewModel } from './claim.view-model.ts'
import styles from './claims.module.css'

type Props = { readonly model: ClaimViewModel }

export const ClaimPage = observer(function ClaimPage({ model }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const { claim } = model
  if (!claim) return null
  return (
    <>
      <Breadcrumbs
        label={intl.formatMessage({ id: 'breadcrumbs.label' })}
        trail={[{ name: intl.formatMessage({ id: 'list.title.claims' }), to: to('claims') }]}
        current={claim.claimNo}
      />
      <PageHead
        title={
          <FormattedMessage id="claims.title" values={{ number: <PartNumber>{claim.claimNo}</PartNumber> }} />
        }
        intro={<ListCell value={stateCell(claim.status)} />}
        actions={<Papers model={model} />}
      />
      <FailureAlert id={model.missing && `claims.file.missing.${model.missing}`} />
      <ClaimFacts claim={claim} />
      <Section title={<FormattedMessage id="order.lines" />}>
        <ClaimLines claim={claim} />
      </Section>
      {claim.message !== '' && (
        <Section title={<FormattedMessage id="forms.message" />}>
          <Text as="p" className={styles.written}>
            {claim.message}
          </Text>
        </Section>
      )}
      <Section title={<FormattedMessage id="claims.messages" />}>
        <ClaimMessages model={model} />
      </Section>
    </>
  )
})

const Papers = observer(function Papers({ model }: Props) {
  return (
    <ButtonRow>
      {model.claim?.files.map((file) => (
        <Button
          key={file}
          small
          icon="file"
          busy={model.fetching.isRunning}
          onClick={() => void model.save(file)}
        >
          <FormattedMessage id={`claims.file.${file}`} />
        </Button>
      ))}
    </ButtonRow>
  )
})

function ClaimFacts({ claim }: { readonly claim: ClaimDetails }) {
  const intl = useIntl()
  const dayText = useDayText()
  const { topic, reason, remedy, documentType, documentNo, orderNos, customerOrderReference, email } = claim
  const { vin, mileageKm, fittedOn, removedOn, attachments, creditNoteNo, replacementOrderNo } = claim
  return (
    <FactPanel>
      <FactList
        facts={{
          'list.column.topic': <FormattedMessage id={`forms.topic.${topic}`} />,
          'forms.reason': reason && <FormattedMessage id={`forms.reason.${reason}`} />,
          'forms.remedy': remedy && <FormattedMessage id={`forms.remedy.${remedy}`} />,
          'list.column.creditNoteNo': creditNoteNo && (
            <CellAnchor link={documentLink('CREDIT_NOTE', creditNoteNo)} />
          ),
          'claims.replacement': replacementOrderNo && <ListCell value={orderLinks([replacementOrderNo])} />,
        }}
      />
      <FactList
        facts={{
          'list.column.document': <CellAnchor link={documentLink(documentType, documentNo)} />,
          'list.column.orderNos': <ListCell value={orderLinks(orderNos)} />,
          'list.column.customerOrderReference': customerOrderReference,
          'list.column.receivedAt': <DateTime at={claim.receivedAt} />,
        }}
      />
      <FactList
        facts={{
          'forms.vin': vin,
          'forms.mileage': mileageKm !== undefined && intl.formatNumber(mileageKm),
          'forms.fittedOn': fittedOn && dayText(fittedOn),
          'forms.removedOn': removedOn && dayText(removedOn),
          'forms.email': email,
          'forms.files': attachments.length > 0 && intl.formatList(attachments, { type: 'unit' }),
        }}
      />
    </FactPanel>
  )
}

function ClaimLines({ claim }: { readonly claim: ClaimDetails }) {
  const intl = useIntl()
  const { to } = usePaths()
  return (
    <div data-density="compact">
      <ColumnTable
        caption={<FormattedMessage id="order.lines" />}
        items={claim.lines}
        keyOf={({ lineNo }) => lineNo}
        columns={[
          { head: 'documents.line', fit: true, render: ({ lineNo }) => intl.formatNumber(lineNo) },
          {
            head: 'list.column.sku',
            heading: true,
            place: 'head',
            render: ({ article }) => (
              <>
                <PartNumber to={to('product', { slug: article.slug })}>{article.sku}</PartNumber>{' '}
                <Text light>{article.name}</Text>
              </>
            ),
          },
          { head: 'packing.quantity', align: 'end', render: ({ quantity }) => intl.formatNumber(quantity) },
        ]}
      />
    </div>
  )
}
