import { data, redirect, useActionData, useSearchParams, type MetaArgs } from 'react-router'
import { InboxApi } from '#application/inbox/inbox.port.ts'
import { ManageInbox } from '#application/inbox/manage-inbox.ts'
import { INBOX_KINDS } from '#domain/inbox/inbox.ts'
import { useViewModel, type Container } from '../kernel/container.tsx'
import { formText } from '../kernel/form-text.ts'
import { pageAction, pageLoader } from '../kernel/page-loader.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { pathIn } from '../routing/paths.ts'
import './inbox.module.ts'
import { InboxPage } from './inbox.tsx'
import { InboxViewModel, type InboxPageData } from './inbox.view-model.ts'

const PAGE_LENGTH = 25
const PAGE = /^[1-9]\d{0,3}$/
const SAVED = 'saved'

const load = pageLoader(async (container, { url }): Promise<InboxPageData> => {
  const inbox = container.get(InboxApi)
  const pageParameter = url.searchParams.get('page') ?? ''
  const page = PAGE.test(pageParameter) ? Number(pageParameter) : 1
  const [shown, channels] = await Promise.all([
    inbox.page((page - 1) * PAGE_LENGTH, PAGE_LENGTH),
    inbox.channels(),
  ])
  return { ...shown, channels, page, pageCount: Math.max(1, Math.ceil(shown.total / PAGE_LENGTH)) }
})
export const loader = load
export const clientLoader = load

const act = pageAction(async (container, { locale }, form) => {
  const isRead = formText(form, 'intent') === 'read'
  const isDone = isRead
    ? await container.get(ManageInbox).markRead({ until: formText(form, 'until') })
    : await chooseChannels(container, form)
  if (isDone) throw redirect(`${pathIn(locale)('inbox')}${isRead ? '' : `?${SAVED}`}`, 303)
  return data('failed' as const, { status: 503 })
})
export const action = act
export const clientAction = act

function chooseChannels(container: Container, form: FormData): Promise<boolean> {
  const [shop, mail] = [new Set(form.getAll('shop')), new Set(form.getAll('mail'))]
  const listed = INBOX_KINDS.filter((kind) => form.getAll('kind').includes(kind))
  return container
    .get(ManageInbox)
    .chooseChannels(listed.map((kind) => ({ kind, shop: shop.has(kind), mail: mail.has(kind) })))
}

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'inbox.title', isPrivate: true })

export default function InboxRoute({ loaderData }: { readonly loaderData: InboxPageData }) {
  const hasFailed = useActionData<typeof act>() === 'failed'
  const [params] = useSearchParams()
  const model = useViewModel(InboxViewModel, (viewModel) => viewModel.show(loaderData), loaderData)
  return <InboxPage model={model} hasFailed={hasFailed} isSaved={params.has(SAVED) && !hasFailed} />
}
