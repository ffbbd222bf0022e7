import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { DateTime } from '../../intl/date-time.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { Breadcrumbs } from '../../shared/breadcrumbs.tsx'
import { Button, ButtonRow } from '../../shared/button.tsx'
import { classNames } from '../../shared/class-names.ts'
import { CopyButton } from '../../shared/copy-button.tsx'
import { PageHead, Section } from '../../shared/page-frame.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { DocumentFailures } from '../../document-files/document-failures.tsx'
import type { DocumentFilesViewModel } from '../../document-files/document-files.view-model.ts'
import { Cluster } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'
import { ListCell } from '../../data-table/list-cell.tsx'
import { stateCell } from '../../data-table/states.ts'
import utilities from '../../shared/utilities.module.css'
import { CancelLines } from '../cancel-lines.tsx'
import type { CancelLinesViewModel } from '../cancel-lines.view-model.ts'
import { AddToPartsListDialog } from './add-to-parts-list-dialog.tsx'
import type { AddToPartsListViewModel } from './add-to-parts-list.view-model.ts'
import { OrderDocuments } from './order-documents.tsx'
import { OrderSummary } from './order-summary.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import type { OrderViewModel } from './order.view-model.ts'
import { Reorder } from '../../reorder/reorder.tsx'
import type { ReorderViewModel } from '../../reorder/reorder.view-model.ts'
import styles from './order.module.css'

type Props = {
  readonly model: OrderViewModel
  readonly reorder: ReorderViewModel
  readonly addToList: AddToPartsListViewModel
  readonly cancel: CancelLinesViewModel
  readonly files: DocumentFilesViewModel
}

export const OrderPage = observer(function OrderPage({ model, reorder, addToList, cancel, files }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const { order } = model
  if (!order) return null
  const { header } = order
  const text = (id: string) => intl.formatMessage({ id })
  return (
    <>
      <Breadcrumbs
        label={text('breadcrumbs.label')}
        trail={[{ name: text('list.title.orders'), to: to('orderhistory') }]}
        current={header.orderNo}
      />
      <PageHead
        title={
          <>
            <FormattedMessage
              id="word.orderNumber"
              values={{ number: <PartNumber>{header.orderNo}</PartNumber> }}
            />{' '}
            <CopyButton
              text={header.orderNo}
              label={intl.formatMessage({ id: 'copy.number' }, { number: header.orderNo })}
              copiedLabel={text('copy.copied')}
              failedLabel={text('order.notCopied')}
            />
          </>
        }
        intro={
          <Cluster as="span" inline gap={8} align="center">
            <ListCell value={stateCell(header.status)} />
            <Text small muted>
              <FormattedMessage id="overview.asOf" values={{ time: <DateTime at={order.asOf} /> }} />
            </Text>
          </Cluster>
        }
        actions={
          <ButtonRow>
            <Button
              icon="bookmark"
              aria-haspopup="dialog"
              onClick={() => addToList.begin([{ orderNo: model.orderNo, lineNos: model.chosenLineNos }])}
            >
              <FormattedMessage id="order.note" values={{ count: model.marked.size }} />
            </Button>
            {model.mayOrder && (
              <Button
                icon="cart"
                busy={reorder.state === 'loading'}
                onClick={() => void reorder.preview(model.orderNo, model.chosenLineNos)}
              >
                <FormattedMessage id="order.reorder" values={{ count: model.marked.size }} />
              </Button>
            )}
          </ButtonRow>
        }
      />
      <OrderSummary model={model} />
      <DocumentFailures files={files} />
      <Section title={<FormattedMessage id="order.lines" />}>
        <OrderLines model={model} />
        <CancelLines model={model} cancel={cancel} />
      </Section>
      <div className={classNames(styles.columns, utilities.oneColumnOnPhone)}>
        <Section title={<FormattedMessage id="order.timeline" />}>
          <OrderTimeline events={order.timeline} />
        </Section>
        <Section title={<FormattedMessage id="list.column.documents" />}>
          <OrderDocuments
            documents={model.documents}
            safetyDataSheets={order.safetyDataSheets}
            files={files}
          />
        </Section>
      </div>
      <Reorder model={reorder} />
      <AddToPartsListDialog model={addToList} />
    </>
  )
})
