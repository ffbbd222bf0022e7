import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Money } from '#domain/shared/money.ts'
import { Price, Priced } from '../part/price.tsx'
import styles from './go-bar.module.css'

type Props = {
  /** Absent if the account sees no prices. */
  readonly sum: Money | undefined
  readonly sumId: 'cart.withoutVat' | 'checkout.sum.gross'
  readonly children: ReactNode
}

/** What leads on. On a phone it stays in sight, with the sum that stands beside it on wider screens. */
export function GoBar({ sum, sumId, children }: Props) {
  return (
    <div className={styles.bar} data-screen-only>
      {sum && (
        <Priced>
          <p className={styles.sum}>
            <FormattedMessage id={sumId} /> <Price amount={sum} size="list" />
          </p>
        </Priced>
      )}
      {children}
    </div>
  )
}
