import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { Button } from '../../shared/button.tsx'
import { classNames } from '../../shared/class-names.ts'
import { EmptyState } from '../../shared/empty-state.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { Page, PageHead } from '../../shared/page-frame.tsx'
import { IfOffered } from '../../kernel/offered.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { SubmitBar } from '../../checkout/submit-bar.tsx'
import { CheckoutLink } from '../../checkout/checkout-link.tsx'
import side from '../../shared/with-side.module.css'
import { FitOfList } from '../../vehicles/fit-of-list.tsx'
import { AddLine } from './add-line.tsx'
import type { AddLineViewModel } from './add-line.view-model.ts'
import { SelectedLinesActions } from './cart-actions.tsx'
import type { CartLineResult } from './change-line.ts'
import { CartLines } from './cart-lines.tsx'
import { CartSum } from './cart-sum.tsx'
import { CartTools } from './cart-tools.tsx'
import type { CartToolsViewModel } from './cart-tools.view-model.ts'
import type { CartViewModel } from './cart.view-model.ts'
import styles from './cart.module.css'
import { CartLineResultBox } from './cart-line-result.tsx'
import { quantityField } from './quantity-field.ts'
import { RemovedLines } from './removed-lines.tsx'
import { UnsavedChanges } from './unsaved-changes.tsx'
import { useConnection } from '../../shared/use-connection.ts'
import type { RowWindowHandle } from '../../data-table/windowed-rows.tsx'
import { useCartChanges } from './use-cart-changes.ts'
import { useContinue } from './use-continue.ts'

type Props = { readonly model: CartViewModel }
type PageProps = Props & {
  readonly tools: CartToolsViewModel
  readonly typedLines: AddLineViewModel
  readonly result: CartLineResult | undefined
}

export const Cart = observer(function Cart({ model, tools, typedLines, result }: PageProps) {
  useCartChanges(model)
  useConnection(model)
  const ways = useContinue(typedLines)
  const rows = useRef<RowWindowHandle>(null)
  const { key } = useLocation()
  // focuses the first line with an ambiguous quantity, because later steps redirect here until the user has decided
  useEffect(() => {
    const [line] = model.undecided()
    if (!line) return
    rows.current?.reveal(model.lineIds.indexOf(line.id))
    document.getElementById(quantityField(line.id))?.focus()
  }, [model, key])
  return (
    <Page>
      <PageHead
        title={<FormattedMessage id="word.cart" />}
        intro={<CartCount model={model} />}
        actions={!model.isEmpty && <CartTools tools={tools} />}
      />
      {model.isStale && model.failure?.why !== 'unreachable' && <StaleCart model={model} />}
      {result && <CartLineResultBox result={result} />}
      <UnsavedChanges model={model} />
      <div className={classNames(side.page, styles.cart)}>
        <div>
          {model.isEmpty ? (
            <>
              <RemovedLines model={model} />
              <EmptyCart mayFill={model.mayChange} />
            </>
          ) : (
            <>
              <CartFit model={model} />
              <SelectedLinesActions model={model} />
              <CartLines model={model} rows={rows} />
            </>
          )}
          {/* the same form is rendered before and after the first line is added, so that it does not lose the focus */}
          {model.mayChange && (
            <IfOffered page="quickorder">
              <AddLine model={typedLines} />
            </IfOffered>
          )}
        </div>
        {!model.isEmpty && (
          <div className={classNames(side.side, styles.side)}>
            <CartSum model={model} tools={tools} />
            <SubmitBar sum={model.total} sumId="cart.withoutVat">
              <CheckoutLink ref={ways} />
            </SubmitBar>
          </div>
        )}
      </div>
    </Page>
  )
})

const CartFit = observer(function CartFit({ model }: Props) {
  return <FitOfList parts={model.parts} />
})

const CartCount = observer(function CartCount({ model }: Props) {
  return (
    <span role="status">
      {!model.isEmpty && (
        <FormattedMessage id="cart.count" values={{ lines: model.lineIds.length, pieces: model.pieces }} />
      )}
    </span>
  )
})

const StaleCart = observer(function StaleCart({ model }: Props) {
  return (
    <EmptyState
      icon="error"
      role="alert"
      title={<FormattedMessage id={model.isMissing ? 'cart.missing.title' : 'cart.stale.title'} />}
      text={<FormattedMessage id={model.isMissing ? 'cart.missing.text' : 'cart.stale.text'} />}
      actions={
        <Button busy={model.isLoading} onClick={() => void model.reload()}>
          <FormattedMessage id="cart.stale.retry" />
        </Button>
      }
    />
  )
})

function EmptyCart({ mayFill }: { readonly mayFill: boolean }) {
  const { to } = usePaths()
  return (
    <EmptyState
      icon="cart"
      title={<FormattedMessage id="cart.empty.title" />}
      text={<FormattedMessage id="cart.empty.text" />}
      actions={
        <>
          {mayFill && (
            <>
              <IfOffered page="quickorder">
                <LinkButton variant="primary" to={to('quickorder')}>
                  <FormattedMessage id="cart.empty.quickOrder" />
                </LinkButton>
              </IfOffered>
              <IfOffered page="mycarts">
                <LinkButton to={to('mycarts')}>
                  <FormattedMessage id="list.title.mycarts" />
                </LinkButton>
              </IfOffered>
            </>
          )}
          <IfOffered page="noticelist">
            <LinkButton to={to('noticelist')}>
              <FormattedMessage id="list.title.noticelist" />
            </LinkButton>
          </IfOffered>
          <LinkButton variant="quiet" to={to('categories')}>
            <FormattedMessage id="cart.empty.action" />
          </LinkButton>
        </>
      }
    />
  )
}
