import { FormattedMessage } from 'react-intl'
import { redirect, type MetaArgs } from 'react-router'
import { Checkout } from '#application/checkout/checkout.port.ts'
import '../checkout.module.ts'
import { pageLoader } from '../../kernel/page-loader.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { pathIn } from '../../routing/paths.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { Page, PageHead } from '../../shared/page-frame.tsx'
import { confirmationPath } from '../confirmation/confirmation-path.ts'

/** Maximum number of query fields of the payment service; every supported service sends fewer. */
const FIELDS_MAX = 30
const FIELD_LENGTH_MAX = 500
const PROVIDER_LENGTH_MAX = 50

/**
 * The payment page redirects here with its result in the query. The query is untrusted, so the API verifies the
 * payment; a repeated check has the same result. Without a result in the query no data is loaded.
 */
const load = pageLoader(async (container, { url, locale }) => {
  const { provider, ...params } = Object.fromEntries([...url.searchParams].slice(0, FIELDS_MAX))
  if (provider === undefined) return null

  const backToPayment = (reason: string) =>
    redirect(`${pathIn(locale)('checkoutStep4')}?${new URLSearchParams({ payment: reason })}`, 302)
  const isReadable =
    provider.length <= PROVIDER_LENGTH_MAX &&
    Object.values(params).every((value) => value.length <= FIELD_LENGTH_MAX)
  if (!isReadable) throw backToPayment('unknown')

  const { reason, basHash } = await container.get(Checkout).checkPayment(provider, params)
  if (reason !== undefined || basHash === undefined) throw backToPayment(reason ?? 'unknown')
  throw redirect(confirmationPath(locale, basHash), 302)
})
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'checkout.redirect.title', isPrivate: true })

/** Rendered only without a payment provider in the query: otherwise the loader redirects to another page. */
export default function RedirectRoute() {
  const { to } = usePaths()
  return (
    <Page>
      <PageHead
        title={<FormattedMessage id="checkout.redirect.title" />}
        intro={<FormattedMessage id="checkout.redirect.text" />}
      />
      <LinkButton variant="primary" to={to('checkoutStep1')}>
        <FormattedMessage id="checkout.redirect.goOn" />
      </LinkButton>
    </Page>
  )
}
