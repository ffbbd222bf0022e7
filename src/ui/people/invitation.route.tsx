import { data, redirect, useActionData, type MetaArgs } from 'react-router'
import { LogOut } from '#application/authentication/log-out.ts'
import { AcceptInvitation, type InvitationRejection } from '#application/people/accept-invitation.ts'
import type { Invitation } from '#application/people/people.port.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { PASSWORD_LENGTHS } from '#application/session/set-password.ts'
import { PERSON_NAME_LENGTH_MAX } from '#domain/people/person.ts'
import './people.module.ts'
import { formText } from '../kernel/form-text.ts'
import { pageAction, pageLoader, RETRY_AFTER_SECONDS } from '../kernel/page-loader.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { pathIn } from '../routing/paths.ts'
import { NEW_PASSWORD } from '../session/login.route.tsx'
import { InvitationForm, type InvitationResult } from './invitation.tsx'

export { listHeaders as headers } from '../data-table/list-loader.ts'

type Loaded = { readonly invitation?: Invitation; readonly rejection?: InvitationRejection['kind'] }

const linkIn = (url: URL) => url.searchParams.get('link') ?? ''
const statusOf = (kind: InvitationRejection['kind']) =>
  kind === 'unreachable' || kind === 'logged-out' ? 503 : 422

const load = pageLoader(async (container, { url }) => {
  if (container.get(SessionStore).isLoggedIn) return data<Loaded>({ rejection: 'somebody-else' })
  const read = await container.get(AcceptInvitation).read(linkIn(url))
  if (read.ok) return data<Loaded>({ invitation: read.value })
  const { kind } = read.error
  if (kind === 'unreachable') {
    return data<Loaded>(
      { rejection: kind },
      { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } },
    )
  }
  return data<Loaded>({ rejection: kind }, { status: linkIn(url) === '' ? 200 : 410 })
})
export const loader = load
export const clientLoader = load

const act = pageAction(async (container, { url, locale }, form) => {
  if (formText(form, 'intent') === 'logOut') {
    await container.get(LogOut).run()
    throw redirect(`${pathIn(locale)('invitation')}${url.search}`, 303)
  }
  const [givenName, familyName] = [formText(form, 'givenName'), formText(form, 'familyName')]
  const typed = { givenName, familyName, password: formText(form, 'password') }
  const accepted = await container.get(AcceptInvitation).run(linkIn(url), typed)
  if (accepted.ok) throw redirect(`${pathIn(locale)('login')}?${NEW_PASSWORD}`, 303)
  const { error } = accepted
  return data<InvitationResult>({ error, givenName, familyName }, { status: statusOf(error.kind) })
})
export const action = act
export const clientAction = act

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'invitation.title', isPrivate: true })

export default function InvitationRoute({ loaderData }: { readonly loaderData: Loaded }) {
  return (
    <InvitationForm
      invitation={loaderData.invitation}
      rejection={loaderData.rejection}
      result={useActionData<InvitationResult>()}
      lengths={PASSWORD_LENGTHS}
      nameMax={PERSON_NAME_LENGTH_MAX}
    />
  )
}
