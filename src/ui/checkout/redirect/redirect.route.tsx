import { FormattedMessage } from 'react-intl'
import type { MetaArgs } from 'react-router'
import { shopLoader } from '../../composition/shop-loader.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { usePaths } from '../../routing/use-paths.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { Page, PageHead } from '../../shared/page-frame.tsx'

/** Nothing is loaded for somebody whom nobody knows yet. */
const load = shopLoader(() => null)
export const loader = load
export const clientLoader = load

export const meta = (args: MetaArgs) =>
  pageMeta(args, { titleId: 'checkout.redirect.title', isPrivate: true })

export default function RedirectRoute() {
  const { to } = usePaths()
  return (
    <Page>
      <PageHead
        title={<FormattedMessage id="checkout.redirect.title" />}
        intro={<FormattedMessage id="checkout.redirect.text" />}
      />
      <LinkButton look="primary" to={to('checkoutStep1')}>
        <FormattedMessage id="checkout.redirect.goOn" />
      </LinkButton>
    </Page>
  )
}
