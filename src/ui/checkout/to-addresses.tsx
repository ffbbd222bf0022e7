import { FormattedMessage } from 'react-intl'
import { usePaths } from '../routing/use-paths.ts'
import { LinkButton } from '../shared/link-button.tsx'

/** From the cart on to the order. */
export function ToAddresses() {
  const { to } = usePaths()
  return (
    <LinkButton variant="primary" wide to={to('checkoutStep2')}>
      <FormattedMessage id="checkout.to.addresses" />
    </LinkButton>
  )
}
