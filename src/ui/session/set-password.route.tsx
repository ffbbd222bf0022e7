import { data, redirect, useActionData, type MetaArgs } from 'react-router'
import { PASSWORD_LENGTHS, SetPassword, type PasswordRejection } from '#application/session/set-password.ts'
import { formText } from '../kernel/form-text.ts'
import { pageAction, pageLoader } from '../kernel/page-loader.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { pathIn } from '../routing/paths.ts'
import { NEW_PASSWORD } from './login.route.tsx'
import { SetPasswordForm } from './set-password.tsx'

const load = pageLoader(() => null)
export const loader = load
export const clientLoader = load

const act = pageAction(async (container, { url, locale }, form) => {
  const link = url.searchParams.get('link') ?? ''
  const outcome = await container.get(SetPassword).run(link, formText(form, 'password'))
  if (outcome.ok) throw redirect(`${pathIn(locale)('login')}?${NEW_PASSWORD}`, 303)
  return data<PasswordRejection>(outcome.error, { status: outcome.error === 'unreachable' ? 503 : 422 })
})
export const action = act
export const clientAction = act

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'setPassword.title', isPrivate: true })

export default function SetPasswordRoute() {
  return <SetPasswordForm rejection={useActionData<PasswordRejection>()} lengths={PASSWORD_LENGTHS} />
}
