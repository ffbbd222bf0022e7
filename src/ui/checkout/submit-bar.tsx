import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Money } from '#domain/shared/money.ts'
import { Price, IfPricesVisible } from '../part/price.tsx'
import styles from './submit-bar.module.css'

type Props = {
  /** Sum of the order; absent if the user may not see prices. */
  readonly sum: Money | undefined
  readonly sumId: 'cart.withoutVat' | 'checkout.sum.gross'
  readonly children: ReactNode
}

/**
 * Bar with the submit button. On a phone the bar is sticky and repeats the sum, which is next to the button on wider
 * screens.
 */
export function SubmitBar({ sum: total, sumId, children }: Props) {
  return (
    <div className={styles.bar} data-screen-only>
      {total && (
        <IfPricesVisible>
          <p className={styles.sum}>
            <FormattedMessage id={sumId} /> <Price amount={total} size="list" />
          </p>
        </IfPricesVisible>
      )}
      {children}
    </div>
  )
}
