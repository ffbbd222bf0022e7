import { useMemo } from 'react'
import { data, useActionData, useSearchParams, type MetaArgs } from 'react-router'
import { OpenPickup, type OpenedPickup, type Pickup } from '#application/appointments/open-pickup.ts'
import { driverDetailsDraft } from '#application/appointments/driver-details-draft.ts'
import { Drafts } from '#application/drafts/drafts.ts'
import '../appointments.module.ts'
import { pageAction, pageLoader } from '../../kernel/page-loader.ts'
import { useContainer } from '../../kernel/container.tsx'
import { pageMeta } from '../../routing/page-meta.ts'
import { NotAllowed } from '../../data-table/empty-list-message.tsx'
import { pickupAction } from './pickup-action.ts'
import { PickupPage } from './pickup.tsx'
import { PickupViewModel, type PickupActionData } from './pickup.view-model.ts'

type LoaderData = Exclude<OpenedPickup, { kind: 'unknown' }>

const load = pageLoader(async (container, { url }) => {
  const { searchParams } = url
  const text = (name: string) => searchParams.get(name) ?? undefined
  const opened = await container.get(OpenPickup).run({
    no: text('no'),
    deliveryNoteNos: searchParams.getAll('notes'),
    locationId: text('location'),
    loadingAid: text('aid'),
    earliest: text('from'),
    slotId: text('slot'),
  })
  if (opened.kind === 'unknown') throw data(`Page Not Found: ${url.pathname}`, { status: 404 })
  return data(opened, { status: opened.kind === 'opened' ? 200 : 403 })
})
export const loader = load
export const clientLoader = load

const act = pageAction(pickupAction)
export const action = act
export const clientAction = act

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'pickup.title', isPrivate: true })

export default function PickupRoute({ loaderData }: { readonly loaderData: LoaderData }) {
  if (loaderData.kind === 'not-allowed') return <NotAllowed right={loaderData.flag} />
  return <OpenedRoute pickup={loaderData} />
}

function OpenedRoute({ pickup }: { readonly pickup: Pickup }) {
  const actionData = useActionData<PickupActionData>()
  const [params] = useSearchParams()
  const container = useContainer()
  const model = useMemo(() => {
    const draft = container.get(Drafts).open(driverDetailsDraft(pickup.known?.no))
    return new PickupViewModel(pickup, params.get('step'), actionData, draft)
  }, [container, pickup, params, actionData])
  return <PickupPage model={model} />
}
