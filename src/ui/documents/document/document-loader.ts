import { data, type MetaArgs } from 'react-router'
import { LoadDocument } from '#application/documents/load-document.ts'
import type { DocumentType } from '#domain/documents/document.ts'
import type { Container } from '../../kernel/container.tsx'
import { pageLoader, type LoaderArgs } from '../../kernel/page-loader.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import '../documents.module.ts'

/** Common loader of invoice, credit note and delivery note. */
export const documentLoader = (type: DocumentType) =>
  pageLoader(async (container, request) => {
    const { loaded, init } = await loadDocument(container, type, request)
    return data(loaded, init)
  })

/** Loads a document. The page has the status of the failure; an unknown document is a 404. */
export async function loadDocument(
  container: Container,
  type: DocumentType,
  { params, url }: Pick<LoaderArgs, 'params' | 'url'>,
) {
  const loaded = await container.get(LoadDocument).run(type, params['slug'] ?? '')
  if (loaded.kind === 'unknown') throw data(`Page Not Found: ${url.pathname}`, { status: 404 })
  return { loaded, init: { status: loaded.kind === 'loaded' ? 200 : 403 } }
}

export const documentMeta = (type: DocumentType) => (args: MetaArgs) =>
  pageMeta(args, {
    titleId: `documents.title.${type}`,
    titleValues: { number: args.params['slug'] ?? '' },
    isPrivate: true,
  })
