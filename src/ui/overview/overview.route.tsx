import { data, redirect, type MetaArgs } from 'react-router'
import { CapabilitiesStore } from '#application/shared/capabilities.store.ts'
import { TraceNumber, type TracedNumber } from '#application/trace/trace-number.ts'
import { OverviewApi } from '#application/overview/overview-api.port.ts'
import { LoadVinHistory } from '#application/vehicles/load-vin-history.ts'
import { VinHistoryStore } from '#application/vehicles/vin-history.store.ts'
import type { Overview } from '#domain/overview/overview.ts'
import '../documents/documents.module.ts'
import './overview.module.ts'
import { RETRY_AFTER_SECONDS, pageLoader } from '../kernel/page-loader.ts'
import { useViewModel, type Container } from '../kernel/container.tsx'
import { infoCentreStartPage } from '../layout/info-centre-start-page.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { pathIn } from '../routing/paths.ts'
import { DocumentFilesViewModel } from '../document-files/document-files.view-model.ts'
import { TracePage } from '../trace/trace-page.tsx'
import { TraceViewModel } from '../trace/trace.view-model.ts'
import { OverviewPage } from './overview-page.tsx'
import { OverviewViewModel } from './overview.view-model.ts'

export { listHeaders as headers } from '../data-table/list-loader.ts'

type LoaderData =
  | { readonly kind: 'overview'; readonly overview: Overview; readonly vins: readonly string[] }
  | { readonly kind: 'traced'; readonly traced: TracedNumber }

/** Loads the overview; with `?trace=<number>`, the timeline of that number. */
const load = pageLoader(async (container, { url, locale }) => {
  const start = infoCentreStartPage(container)
  if (start) throw redirect(pathIn(locale)(start), 302)
  const number = numberIn(url.search)
  if (number !== undefined) {
    const traced = await container.get(TraceNumber).run(number)
    return data<LoaderData>({ kind: 'traced', traced }, answerOf(traced))
  }
  return data<LoaderData>(await overviewIn(container))
})
export const loader = load
export const clientLoader = load

/** Loads the overview. The data contains the VIN history, because the browser's own store is empty at hydration. */
async function overviewIn(container: Container): Promise<LoaderData> {
  const [overview] = await Promise.all([
    container.get(OverviewApi).overview(),
    container.get(CapabilitiesStore).offers('vehicles') && container.get(LoadVinHistory).run(),
  ])
  return { kind: 'overview', overview, vins: container.get(VinHistoryStore).vins }
}

function numberIn(search: string): string | undefined {
  const number = new URLSearchParams(search).get('trace') ?? ''
  return number.trim() === '' ? undefined : number
}

function answerOf(traced: TracedNumber): ResponseInit {
  switch (traced.kind) {
    case 'found':
    case 'unknown':
      return { status: 200 }
    case 'not-allowed':
      return { status: 403 }
    case 'failed':
      return { status: 503, headers: { 'retry-after': String(traced.retryAfter ?? RETRY_AFTER_SECONDS) } }
  }
}

export const meta = (args: MetaArgs) => {
  const number = numberIn(args.location.search)
  return pageMeta(args, {
    ...(number === undefined
      ? { titleId: 'word.infoCentre' }
      : { titleId: 'trace.title', titleValues: { number } }),
    isPrivate: true,
  })
}

export default function OverviewRoute({ loaderData }: { readonly loaderData: LoaderData }) {
  return loaderData.kind === 'traced' ? <Traced traced={loaderData.traced} /> : <Whole {...loaderData} />
}

function Traced({ traced }: { readonly traced: TracedNumber }) {
  const model = useViewModel(TraceViewModel, (viewModel) => viewModel.show(traced), traced)
  return <TracePage model={model} files={useViewModel(DocumentFilesViewModel)} />
}

function Whole({ overview, vins }: { readonly overview: Overview; readonly vins: readonly string[] }) {
  const model = useViewModel(OverviewViewModel, (viewModel) => viewModel.show(overview, vins), overview)
  return <OverviewPage model={model} />
}
