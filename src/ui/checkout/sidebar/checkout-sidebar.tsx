import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { useDateTexts } from '../../intl/date-texts.ts'
import { Price } from '../../part/price.tsx'
import { PartImage } from '../../shared/part-image.tsx'
import { PartNumber } from '../../shared/part-number.tsx'
import { Stack } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'
import side from '../../shared/with-side.module.css'
import { CostBox, PendingArrival } from '../cost-box.tsx'
import type { CheckoutSidebarViewModel } from './checkout-sidebar.view-model.ts'
import styles from './checkout-sidebar.module.css'

/** Sidebar with lines, costs and arrival of the order, for steps that do not show these themselves. */
export const CheckoutSidebar = observer(function CheckoutSidebar({
  model,
}: {
  readonly model: CheckoutSidebarViewModel
}) {
  const { lines, lineCount, arrivals } = model
  const count = <FormattedMessage id="header.cart.lines" values={{ count: lineCount, hidden: 0 }} />
  if (lineCount === 0) return null
  return (
    <div className={side.side}>
      <CostBox
        totals={model.totals}
        lineCount={lineCount}
        cartTotal={model.net}
        isPending={model.isPending}
        opener={count}
        lines={
          <Stack as="ul" gap={8}>
            {lines.map(({ id, articleNo, name, picture, quantity, total }) => (
              <li key={id} className={styles.line}>
                <PartImage src={picture.src} alt="" size="thumb" framed />
                <span>
                  <PartNumber>{articleNo}</PartNumber>
                  <Text small muted block>
                    <FormattedMessage id="header.cart.quantity" values={{ quantity }} /> {name}
                  </Text>
                </span>
                {total && <Price amount={total} />}
              </li>
            ))}
            {lineCount > lines.length && (
              <Text as="li" small muted>
                <FormattedMessage
                  id="header.cart.lines"
                  values={{ count: lineCount, hidden: lineCount - lines.length }}
                />
              </Text>
            )}
          </Stack>
        }
      >
        {arrivals.length > 0 && <Arrivals days={arrivals} />}
        {model.isPending && !model.isOutdated && <PendingArrival />}
        <Text as="p" small muted role="status">
          {model.isOutdated && <FormattedMessage id="checkout.sum.onContinue" />}
        </Text>
      </CostBox>
    </div>
  )
})

function Arrivals({ days }: { readonly days: readonly string[] }) {
  const { day } = useDateTexts()
  return (
    <Text as="ul" small muted>
      {days.map((arrival, index) => (
        // two deliveries at most, in a fixed order
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          {arrival === '' ? (
            <FormattedMessage id="checkout.part.noDate" />
          ) : (
            <FormattedMessage id="checkout.part.arrives" values={{ day: day(arrival) }} />
          )}
        </li>
      ))}
    </Text>
  )
}
