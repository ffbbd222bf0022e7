import { FormattedMessage } from 'react-intl'
import { IfOffered } from '../../kernel/offered.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { Button } from '../../shared/button.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { DocumentButtons } from '../../document-files/document-buttons.tsx'
import type { DocumentFilesViewModel } from '../../document-files/document-files.view-model.ts'
import { DocumentFailures } from '../../document-files/document-failures.tsx'
import { SelectedFiles } from '../../document-files/selected-files.tsx'
import { ListPage } from '../../data-table/list-page.tsx'
import type { ListViewModel } from '../../data-table/list.view-model.ts'
import { Cluster } from '../../shared/stack.tsx'
import { AddToPartsListDialog } from '../order/add-to-parts-list-dialog.tsx'
import type { AddToPartsListViewModel } from '../order/add-to-parts-list.view-model.ts'
import { OrderMenu } from './order-menu.tsx'
import { Reorder } from '../../reorder/reorder.tsx'
import type { ReorderViewModel } from '../../reorder/reorder.view-model.ts'
import type { OrderHeader } from '#domain/orders/order.ts'

type Props = {
  readonly model: ListViewModel<OrderHeader>
  readonly files: DocumentFilesViewModel
  readonly reorder: ReorderViewModel
  readonly addToList: AddToPartsListViewModel
}

const toDocument = ({ orderNo }: OrderHeader) => ({
  documentType: 'ORDER_RESPONSE' as const,
  documentNo: orderNo,
})

export function OrderHistory({ model, files, reorder, addToList }: Props) {
  const { to } = usePaths()
  const addSelected = async () => addToList.begin(await model.selectedItems())
  return (
    <ListPage
      model={model}
      before={<DocumentFailures files={files} />}
      renderCell={(column, { orderNo, status }) =>
        column === 'documents' &&
        status !== 'awaitingApproval' && (
          <Cluster as="span" inline noWrap gap={4} align="center">
            <DocumentButtons
              files={files}
              documentType="ORDER_RESPONSE"
              documentNo={orderNo}
              formats={['PDF']}
            />
            <OrderMenu orderNo={orderNo} reorder={reorder} addToList={addToList} />
          </Cluster>
        )
      }
      selectionActions={
        <>
          <Button small icon="bookmark" onClick={() => void addSelected()}>
            <FormattedMessage id="order.note" values={{ count: 0 }} />
          </Button>
          <SelectedFiles
            files={files}
            documents={async () => (await model.selectedItems()).map(toDocument)}
          />
        </>
      }
      exportFormats={
        <SelectedFiles
          isQuiet
          files={files}
          documents={async () => (await model.export.items()).map(toDocument)}
        />
      }
      after={
        <>
          <Reorder model={reorder} />
          <AddToPartsListDialog model={addToList} />
        </>
      }
      emptyActions={
        <IfOffered page="quickorder">
          <LinkButton to={to('quickorder')}>
            <FormattedMessage id="word.quickOrder" />
          </LinkButton>
        </IfOffered>
      }
    />
  )
}
