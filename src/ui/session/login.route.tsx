import { data, redirect, useActionData, type HeadersArgs, type MetaArgs } from 'react-router'
import { ClearUserData } from '#application/authentication/clear-user-data.ts'
import { LogIn, type LogInError } from '#application/authentication/log-in.ts'
import { LogOut } from '#application/authentication/log-out.ts'
import { RefreshAccountState } from '#application/session/refresh-account-state.ts'
import { SessionStore } from '#application/session/session.store.ts'
import { ReturnUrl } from '#application/session/return-url.ts'
import { formText } from '../kernel/form-text.ts'
import { LOGIN_REQUIRED_ALERT } from './require-login.ts'
import { pageAction, pageLoader, RETRY_AFTER_SECONDS, type LoaderArgs } from '../kernel/page-loader.ts'
import { useViewModel, type Container } from '../kernel/container.tsx'
import { isPathOf, pathIn } from '../routing/paths.ts'
import { pageMeta } from '../routing/page-meta.ts'
import { LoginViewModel, type LoginActionData } from './login.view-model.ts'
import { Login } from './login.tsx'

/** Query parameter after a new password was set. */
export const NEW_PASSWORD = 'newPassword'

function load(container: Container, call: LoaderArgs) {
  const session = container.get(SessionStore)
  if (session.isLoggedIn && !session.isLoggingOut) throw redirect(returnUrl(container, call), 302)
  if (!session.isLoggedIn && call.url.searchParams.has('logout')) container.get(ClearUserData).run()
  return {
    returnUrl: returnUrl(container, call),
    isAskedTo: call.url.searchParams.get('alert') === LOGIN_REQUIRED_ALERT,
    wasLoggedOut: call.url.searchParams.has('logout'),
    hasNewPassword: call.url.searchParams.has(NEW_PASSWORD),
  }
}
/**
 * Refreshes the rights first, which detects an ended session: a redirect back to a page that requires a login would
 * return here again (redirect loop).
 */
export const loader = pageLoader(async (container, call) => {
  await container.get(RefreshAccountState).run()
  return load(container, call)
})
export const clientLoader = pageLoader(load)

/** Handles the login form, and the logout form in the header, before hydration or without scripts. */
export const action = pageAction(async (container, call, form) => {
  if (formText(form, 'intent') === 'logOut') {
    await container.get(LogOut).run()
    throw redirect(pathIn(call.locale)('home'), 303)
  }
  const username = formText(form, 'username')
  const outcome = await container.get(LogIn).run({ username, password: formText(form, 'password') })
  if (outcome.ok) throw redirect(returnUrl(container, call), 302)
  return data({ username, error: outcome.error } satisfies LoginActionData, rejectionResponse(outcome.error))
})

/** Response to a rejected login. A 429 or 503 has a Retry-After header, so that programs need not parse the page. */
function rejectionResponse(error: LogInError): ResponseInit {
  switch (error.kind) {
    case 'incomplete':
    case 'wrong-credentials':
      return { status: 422 }
    case 'too-many-attempts':
      return { status: 429, headers: { 'retry-after': String(error.retryAfter ?? RETRY_AFTER_SECONDS) } }
    case 'unreachable':
      return { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } }
  }
}

export const headers = ({ actionHeaders }: HeadersArgs): Headers => actionHeaders

export const meta = (args: MetaArgs) => pageMeta(args, { titleId: 'login.title', isPrivate: true })

type Props = {
  readonly loaderData: {
    readonly returnUrl: string
    readonly isAskedTo: boolean
    readonly wasLoggedOut: boolean
    readonly hasNewPassword: boolean
  }
}

export default function LoginRoute({ loaderData }: Props) {
  const rejection = useActionData<LoginActionData>()
  const model = useViewModel(LoginViewModel, (login) => rejection && login.showRejection(rejection))
  return <Login model={model} {...loaderData} />
}

function returnUrl(container: Container, { url, locale }: LoaderArgs): string {
  const isLogin = (path: string) => isPathOf('login', new URL(path, url).pathname)
  return container.get(ReturnUrl).run(url.searchParams.get('next'), pathIn(locale)('home'), isLogin)
}
