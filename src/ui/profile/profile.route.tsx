import { data, redirect, useActionData, useSearchParams, type MetaArgs } from 'react-router'
import { CreateConsentCode } from '#application/on-behalf/create-consent-code.ts'
import { ChangePassword } from '#application/profile/change-password.ts'
import { EndSessions } from '#application/profile/end-sessions.ts'
import { ProfileApi } from '#application/profile/profile.port.ts'
import { SaveProfile } from '#application/profile/save-profile.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { PASSWORD_LENGTHS } from '#application/session/set-password.ts'
import { isLanguageCode, type LanguageCode } from '#domain/locale/language.ts'
import { PERSON_NAME_LENGTH_MAX } from '#domain/people/person.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Container } from '../kernel/container.tsx'
import { formText } from '../kernel/form-text.ts'
import { pageAction, pageLoader } from '../kernel/page-loader.ts'
import { useOffersPage } from '../kernel/use-offers-page.ts'
import { routing } from '../routing/configured-routing.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { pathIn } from '../routing/paths.ts'
import '../on-behalf/on-behalf.module.ts'
import './profile.module.ts'
import { ProfilePage, type ProfileActionData } from './profile.tsx'

const DONE = ['saved', 'password', 'ended'] as const

const load = pageLoader(async (container) => ({
  profile: await container.get(ProfileApi).get(),
  contactNo: container.get(SessionStore).user?.contactId,
}))
export const loader = load
export const clientLoader = load

const act = pageAction(async (container, { locale }, form) => {
  switch (formText(form, 'intent')) {
    case 'password':
      return changePassword(container, locale, form)
    case 'code':
      return createCode(container)
    case 'end':
      return endSessions(container, locale, form)
    default:
      return save(container, locale, form)
  }
})
export const action = act
export const clientAction = act

async function save(container: Container, locale: LanguageCode, form: FormData) {
  const name = { givenName: formText(form, 'givenName'), familyName: formText(form, 'familyName') }
  const chosenLanguage = formText(form, 'language')
  const language = isLanguageCode(chosenLanguage) ? chosenLanguage : locale
  const outcome = await container.get(SaveProfile).run(name, language)
  const isSpoken = routing.locales.includes(language)
  if (outcome.ok) throw redirect(`${pathIn(isSpoken ? language : locale)('profile')}?done=saved`, 303)
  return rejectionResponse({ form: 'profile', typed: { ...name, language }, rejection: outcome.error })
}

async function changePassword(container: Container, locale: LanguageCode, form: FormData) {
  const outcome = await container
    .get(ChangePassword)
    .run(formText(form, 'current'), formText(form, 'password'))
  if (outcome.ok) throw redirect(`${pathIn(locale)('profile')}?done=password`, 303)
  return rejectionResponse({ form: 'password', rejection: outcome.error })
}

async function endSessions(container: Container, locale: LanguageCode, form: FormData) {
  const id = formText(form, 'id')
  const sessions = container.get(EndSessions)
  if (id === '' && (await sessions.all())) throw redirect(pathIn(locale)('login'), 303)
  if (id !== '' && (await sessions.one(id))) throw redirect(`${pathIn(locale)('profile')}?done=ended`, 303)
  return rejectionResponse({ form: 'sessions', rejection: { kind: 'unreachable' } })
}

async function createCode(container: Container) {
  const created = await container.get(CreateConsentCode).run()
  if (created === undefined) return rejectionResponse({ form: 'code', rejection: { kind: 'unreachable' } })
  return data<ProfileActionData>({ form: 'code', created })
}

const rejectionResponse = (refused: Extract<ProfileActionData, { rejection: unknown }>) =>
  data(refused, { status: refused.rejection.kind === 'unreachable' ? 503 : 422 })

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'profile.title', isPrivate: true })

type Loaded = { readonly profile: Profile; readonly contactNo: string | undefined }

export default function ProfileRoute({ loaderData }: { readonly loaderData: Loaded }) {
  const refused = useActionData<ProfileActionData>()
  const offers = useOffersPage()
  const [params] = useSearchParams()
  const done = refused ? undefined : DONE.find((one) => one === params.get('done'))
  return (
    <ProfilePage
      {...loaderData}
      rejected={refused}
      done={done}
      hasHelpDesk={offers('onBehalf')}
      limits={{ ...PASSWORD_LENGTHS, name: PERSON_NAME_LENGTH_MAX }}
    />
  )
}
