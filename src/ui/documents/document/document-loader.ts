import { data, type MetaArgs } from 'react-router'
import { OpenDocument } from '#application/documents/open-document.ts'
import type { DocumentType } from '#domain/documents/document.ts'
import type { Container } from '../../kernel/container.tsx'
import { pageLoader, type LoaderCall } from '../../kernel/page-loader.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import '../documents.module.ts'

/** What the routes of an invoice, a credit note and a delivery note have in common. */
export const documentLoader = (type: DocumentType) =>
  pageLoader(async (container, request) => {
    const { opened, init } = await openDocument(container, type, request)
    return data(opened, init)
  })

/** With the status of the answer; a document that is unknown is a 404. */
export async function openDocument(
  container: Container,
  type: DocumentType,
  { params, url }: Pick<LoaderCall, 'params' | 'url'>,
) {
  const opened = await container.get(OpenDocument).run(type, params['slug'] ?? '')
  if (opened.kind === 'unknown') throw data(`Page Not Found: ${url.pathname}`, { status: 404 })
  return { opened, init: { status: opened.kind === 'opened' ? 200 : 403 } }
}

export const documentMeta = (type: DocumentType) => (args: MetaArgs) =>
  pageMeta(args, {
    titleId: `documents.title.${type}`,
    titleValues: { number: args.params['slug'] ?? '' },
    isPrivate: true,
  })
