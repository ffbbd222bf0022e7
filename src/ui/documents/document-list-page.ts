import { Documents } from '#application/documents/documents.port.ts'
import type { ListQuery } from '#application/data-table/list-source.ts'
import type { OpenedList } from '#application/data-table/open-list.ts'
import { DocumentFilesViewModel } from '../document-files/document-files.view-model.ts'
import type { DocumentListDefinition } from './document-lists.columns.ts'
import './documents.module.ts'
import { listLoader, loadList } from '../data-table/list-loader.ts'
import { useViewModel, type Container } from '../kernel/container.tsx'
import { useList } from '../data-table/use-list.ts'
import type { DocumentHeader } from '#domain/documents/document.ts'

/** Common parts of the document list pages: loader, rows and downloads. */
export function documentListPage(definition: DocumentListDefinition) {
  const sourceIn = (container: Container) => (query: ListQuery) =>
    container.get(Documents).list(definition.documentType, query)
  return {
    load: listLoader(definition, sourceIn),
    loadIn: loadList(definition, sourceIn),
    useModels: (opened: OpenedList<DocumentHeader>) => ({
      model: useList(definition, opened, sourceIn),
      files: useViewModel(DocumentFilesViewModel),
    }),
  }
}
