import { Documents } from '#application/documents/documents.port.ts'
import type { ListQuery } from '#application/data-table/list-source.ts'
import type { OpenedList } from '#application/data-table/open-list.ts'
import { DocumentFilesViewModel } from '../documents/document-files.view-model.ts'
import type { DocumentListDefinition } from '../documents/document-lists.columns.ts'
import './areas/documents.area.ts'
import { listLoader, loadList } from './list-loader.ts'
import { useViewModel, type Shop } from './shop.tsx'
import { useList } from './use-list.ts'
import type { DocumentHeader } from '#domain/documents/document.ts'

/** What the pages of documents have in common: where their rows come from, and their files. */
export function documentListPage(definition: DocumentListDefinition) {
  const sourceIn = (shop: Shop) => (query: ListQuery) =>
    shop.get(Documents).list(definition.documentType, query)
  return {
    load: listLoader(definition, sourceIn),
    loadIn: loadList(definition, sourceIn),
    useModels: (opened: OpenedList<DocumentHeader>) => ({
      model: useList(definition, opened, sourceIn),
      files: useViewModel(DocumentFilesViewModel),
    }),
  }
}
