import { data, type MetaArgs } from 'react-router'
import { OpenDocument } from '#application/documents/open-document.ts'
import type { DocumentType } from '#domain/documents/document.ts'
import { pageLoader } from '../../kernel/page-loader.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import '../documents.module.ts'

/** What the routes of an invoice, a credit note and a delivery note have in common. */
export const documentLoader = (type: DocumentType) =>
  pageLoader(async (container, { params, url }) => {
    const opened = await container.get(OpenDocument).run(type, params['slug'] ?? '')
    if (opened.kind === 'unknown') throw data(`Page Not Found: ${url.pathname}`, { status: 404 })
    return data(opened, { status: opened.kind === 'opened' ? 200 : 403 })
  })

export const documentMeta = (type: DocumentType) => (args: MetaArgs) =>
  pageMeta(args, {
    titleId: `documents.title.${type}`,
    titleValues: { number: args.params['slug'] ?? '' },
    isPrivate: true,
  })
