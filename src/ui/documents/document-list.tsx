import type { ReactNode } from 'react'
import { ListPage } from '../data-table/list-page.tsx'
import type { ListViewModel } from '../data-table/list.view-model.ts'
import { DocumentFailures } from '../document-files/document-failures.tsx'
import type { DocumentFilesViewModel } from '../document-files/document-files.view-model.ts'
import { DocumentRowActions } from './document-row-actions.tsx'
import { LineExport } from './line-export.tsx'
import { SelectedFiles } from '../document-files/selected-files.tsx'
import type { DocumentHeader } from '#domain/documents/document.ts'

type Props = {
  readonly model: ListViewModel<DocumentHeader>
  readonly files: DocumentFilesViewModel
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly renderCarrier?: ((item: DocumentHeader) => ReactNode) | undefined
  /** Renders the sum of the selected rows. */
  readonly renderSum?: ((model: ListViewModel<DocumentHeader>) => ReactNode) | undefined
  /** Renders the menu of a row. */
  readonly renderMore?: ((item: DocumentHeader) => ReactNode) | undefined
}

/** Invoices, credit notes, delivery notes and packing lists; they differ only in their texts and columns. */
export function DocumentList({ model, files, before, after, renderMore, renderCarrier, renderSum }: Props) {
  const hasXml = model.items.some(({ formats }) => formats.includes('XML'))
  return (
    <ListPage
      model={model}
      after={after}
      before={
        <>
          {before}
          <DocumentFailures files={files} />
        </>
      }
      renderCell={(column, item) => {
        if (column === 'carrier') return renderCarrier?.(item)
        return (
          column === 'documents' && <DocumentRowActions files={files} item={item} more={renderMore?.(item)} />
        )
      }}
      selectionActions={
        <>
          {renderSum?.(model)}
          <SelectedFiles files={files} documents={() => model.selectedItems()} />
          {hasXml && <SelectedFiles format="XML" files={files} documents={() => model.selectedItems()} />}
        </>
      }
      exportFormats={
        <>
          <LineExport model={model} files={files} />
          <SelectedFiles isQuiet files={files} documents={() => model.export.items()} />
          {hasXml && (
            <SelectedFiles isQuiet format="XML" files={files} documents={() => model.export.items()} />
          )}
        </>
      }
    />
  )
}
