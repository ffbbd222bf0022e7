import { FormattedMessage } from 'react-intl'
import { data, redirect, useActionData, type MetaArgs } from 'react-router'
import { OpenForms } from '#application/forms/open-forms.ts'
import { SubmitForm } from '#application/forms/submit-form.ts'
import type { NotAllowed as NotAllowedAnswer } from '#application/kernel/api-failure.ts'
import { attempt } from '#application/kernel/attempt.ts'
import { RefreshAccountState } from '#application/session/refresh-account-state.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { ENTRY_LENGTHS, NO_ENTRIES, type EntryName } from '#domain/forms/entries.ts'
import { markedLines } from '#domain/forms/marked-lines.ts'
import { parseReason } from '#domain/forms/claim-reasons.ts'
import { concernsCompany, parseTopic, type Form, type FormTopic } from '#domain/forms/form.ts'
import { mayChangeCompanyData } from '#domain/session/features.ts'
import './forms.module.ts'
import { formText } from '../kernel/form-text.ts'
import { listHeaders } from '../data-table/list-loader.ts'
import { RETRY_AFTER_SECONDS, pageAction, pageLoader } from '../kernel/page-loader.ts'
import { useViewModel, type Container } from '../kernel/container.tsx'
import { pageMeta } from '../routing/page-meta.ts'
import { pathIn } from '../routing/paths.ts'
import { PageHead } from '../shared/page-frame.tsx'
import { ListFailed, NotAllowed } from '../data-table/empty-list-message.tsx'
import { FormList } from './form-list.tsx'
import { OnlineForm } from './online-form.tsx'
import { OnlineFormViewModel, type FormOutcome, type FormPageData } from './online-form.view-model.ts'

type Loaded =
  | {
      readonly kind: 'list'
      readonly forms: readonly Form[]
      readonly topic: FormTopic | undefined
      readonly documentNo: string
    }
  | { readonly kind: 'form'; readonly shown: FormPageData }
  | NotAllowedAnswer
  | { readonly kind: 'failed' }

const load = pageLoader(async (container, { url, locale }) => {
  const { searchParams } = url
  const documentNo = (searchParams.get('documentNo') ?? '').slice(0, ENTRY_LENGTHS.documentNo).trim()
  const formId = searchParams.get('form')
  const open = container.get(OpenForms)
  const report = parseTopic(searchParams.get('report'))
  const loaded = await attempt(async (): Promise<Loaded> => {
    const reportForm = formId === null && report !== undefined ? await open.about(report) : undefined
    if (reportForm) throw redirect(formAddress(reportForm.formId, url, pathIn(locale)('forms')))
    if (formId === null) {
      const topic = parseTopic(searchParams.get('topic'))
      return { kind: 'list', forms: await open.list(), topic, documentNo }
    }
    const opened = await open.one(formId, documentNo)
    if (opened === undefined) throw data(`Page Not Found: ${url.pathname}`, { status: 404 })
    if (concernsCompany(opened.form.topic) && !(await userMayChangeCompanyData(container)))
      return { kind: 'not-allowed', flag: 'people' }
    const lines = markedLines(searchParams, opened.document?.lines ?? [])
    const message = (searchParams.get('message') ?? '').slice(0, ENTRY_LENGTHS.message)
    const reason = parseReason(opened.form.topic, searchParams.get('reason') ?? '')
    const isClaim = report !== undefined
    return { kind: 'form', shown: { ...opened, lines, message, reason, isClaim, key: crypto.randomUUID() } }
  })
  if (loaded.ok) return data(loaded.value, { status: loaded.value.kind === 'not-allowed' ? 403 : 200 })
  const wait = String(loaded.error.retryAfter ?? RETRY_AFTER_SECONDS)
  return data<Loaded>({ kind: 'failed' }, { status: 503, headers: { 'retry-after': wait } })
})
/** URL of the form for a claim topic, with the document and lines that the current URL contains. */
function formAddress(formId: string, { searchParams }: URL, path: string): string {
  return `${path}?${new URLSearchParams([['form', formId], ...searchParams]).toString()}`
}

export const loader = load
export const clientLoader = load
export const headers = listHeaders

/** True if the user may change company data. Waits for the rights, which the server loads in parallel to the page. */
async function userMayChangeCompanyData(container: Container): Promise<boolean> {
  await container.get(RefreshAccountState).run()
  return mayChangeCompanyData(container.get(SessionStore).features)
}

/** Handles the form before hydration and without scripts. */
export const action = pageAction(async (container, { url }, sent) => {
  const opened = await container
    .get(OpenForms)
    .one(url.searchParams.get('form') ?? '', formText(sent, 'documentNo'))
  if (opened === undefined) throw data(`Page Not Found: ${url.pathname}`, { status: 404 })
  const names = Object.keys(NO_ENTRIES) as EntryName[]
  const entries = { ...NO_ENTRIES, ...Object.fromEntries(names.map((name) => [name, formText(sent, name)])) }
  const chosenLineNos = new Set(sent.getAll('line'))
  const lines = (opened.document?.lines ?? [])
    .filter(({ lineNo }) => chosenLineNos.has(String(lineNo)))
    .map(({ lineNo, quantity }) => {
      const requestedQuantity = Number(formText(sent, `quantity-${lineNo}`))
      return {
        lineNo,
        quantity:
          Number.isSafeInteger(requestedQuantity) && requestedQuantity >= 1 ? requestedQuantity : quantity,
        most: quantity,
      }
    })
  const key = formText(sent, 'key') || crypto.randomUUID()
  const files = await filesOf(sent)
  const result = await container.get(SubmitForm).run(key, { form: opened.form, entries, lines, files })
  const outcome: FormOutcome = result.ok
    ? { ticket: result.value, entries, lines }
    : { rejection: result.error, entries, lines }
  return data(outcome, { status: result.ok ? 200 : 422 })
})

function filesOf(sent: FormData) {
  const files = sent
    .getAll('files')
    .filter((value): value is File => typeof value !== 'string' && value.size > 0)
  return Promise.all(
    files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
}

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'forms.title', isPrivate: true })

export default function FormsRoute({ loaderData }: { readonly loaderData: Loaded }) {
  if (loaderData.kind === 'failed' || loaderData.kind === 'not-allowed') {
    return (
      <>
        <PageHead title={<FormattedMessage id="forms.title" />} />
        {loaderData.kind === 'failed' ? <ListFailed /> : <NotAllowed right={loaderData.flag} />}
      </>
    )
  }
  if (loaderData.kind === 'list') return <FormList {...loaderData} />
  return <FormPage key={loaderData.shown.form.formId} shown={loaderData.shown} />
}

function FormPage({ shown }: { readonly shown: FormPageData }) {
  const outcome = useActionData<FormOutcome>()
  const model = useViewModel(OnlineFormViewModel, (viewModel) => viewModel.show(shown, outcome), shown)
  return <OnlineForm model={model} />
}
