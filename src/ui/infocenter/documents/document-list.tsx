import type { ReactNode } from 'react'
import { ListPage } from '../list/list-page.tsx'
import type { ListViewModel } from '../list/list.view-model.ts'
import { TraceSearch } from '../trace/trace-search.tsx'
import { DocumentButtons } from './document-buttons.tsx'
import { DocumentFailures } from './document-failures.tsx'
import type { DocumentFilesViewModel } from './document-files.view-model.ts'
import type { DocumentItem } from './document-lists.view-model.ts'
import { SelectedFiles } from './selected-files.tsx'

type Props = {
  readonly model: ListViewModel<DocumentItem>
  readonly files: DocumentFilesViewModel
  readonly before?: ReactNode
  /** Beside the files of a row. */
  readonly more?: ((item: DocumentItem) => ReactNode) | undefined
}

const toPdf = ({ documentType, documentNo }: DocumentItem) => ({
  documentType,
  documentNo,
  format: 'PDF' as const,
})

/** Invoices, credit notes, delivery notes and packing lists: they differ in what they say alone. */
export function DocumentList({ model, files, before, more }: Props) {
  return (
    <ListPage
      model={model}
      before={
        <>
          <TraceSearch />
          {before}
          <DocumentFailures files={files} />
        </>
      }
      renderCell={(column, item) =>
        column === 'documents' && (
          <>
            <DocumentButtons
              files={files}
              documentType={item.documentType}
              documentNo={item.documentNo}
              formats={item.formats}
            />
            {more?.(item)}
          </>
        )
      }
      selectionActions={
        <SelectedFiles files={files} documents={async () => (await model.selectedItems()).map(toPdf)} />
      }
      exportFormats={
        <SelectedFiles
          isQuiet
          files={files}
          documents={async () => (await model.exportedItems()).map(toPdf)}
        />
      }
    />
  )
}
