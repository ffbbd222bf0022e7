import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { Link } from '../shared/link.tsx'
import action from '../shared/card-action.module.css'
import './favourite-button.module.ts'
import { useViewModel } from '../kernel/container.tsx'
import { useImport } from '../delivery/use-import.ts'
import { useOffersPage } from '../kernel/use-offers-page.ts'
import { usePaths } from '../routing/use-paths.ts'
import { classNames } from '../shared/class-names.ts'
import { Icon } from '../shared/icon.tsx'
import { FavouriteButtonViewModel } from './favourite-button.view-model.ts'
import utilities from '../shared/utilities.module.css'
import styles from './favourite-button.module.css'
import type { FavouritePanelProps } from './favourite-panel.tsx'

type Noted = {
  /** Identifier of the part in the cart, vendor and article number: `nw-2.30256`. */
  readonly sku: string
  /** Printed part number. */
  readonly number: string
  readonly quantity: number
}

type Props = Noted & { readonly large?: boolean | undefined }

type PartProps = {
  readonly part: { readonly vendorId: string; readonly sku: string; readonly packagingAmount: number }
  readonly large?: boolean | undefined
}

/** Favourite button of a part. Render it with a React key per part. */
export function PartFavouriteButton({ part: { vendorId, sku, packagingAmount }, large }: PartProps) {
  const isOffered = useOffersPage()('noticelist')
  const noted = { sku: `${vendorId}-${sku}`, number: sku, quantity: packagingAmount }
  return isOffered && <NoticeButton {...noted} large={large} />
}

/**
 * Adds a part to a list. The panel loads with the first click; before hydration, or without scripts, the part
 * is added to the first list.
 */
export function FavouriteButton(props: Props) {
  return useOffersPage()('noticelist') && <NoticeButton {...props} />
}

const NoticeButton = observer(function NoticeButton({ large, ...noted }: Props) {
  const { sku, number } = noted
  const model = useViewModel(FavouriteButtonViewModel, (viewModel) => viewModel.offer(sku), sku)
  const place = classNames(utilities.anchor, action.place, large && action.large)
  const { isLoggedIn } = model
  useEffect(() => void model.look(), [model, isLoggedIn])
  if (!isLoggedIn) return <LogInLink number={number} className={place} />
  return (
    <div className={place}>
      <NoticeForm model={model} {...noted} />
    </div>
  )
})

function LogInLink({ number, className }: { readonly number: string; readonly className: string }) {
  const intl = useIntl()
  const { to } = usePaths()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams({ alert: 'addresses.pleaseLogin', next: pathname + search })
  return (
    <div className={className}>
      <Link
        to={`${to('login')}?${query}`}
        className={action.action}
        aria-label={intl.formatMessage({ id: 'notice.logIn' }, { number })}
      >
        <Icon name="bookmark" size={16} />
        {intl.formatMessage({ id: 'notice.word' })}
      </Link>
    </div>
  )
}

type FormProps = Noted & { readonly model: FavouriteButtonViewModel }

const NoticeForm = observer(function NoticeForm({ model, ...noted }: FormProps) {
  const { to } = usePaths()
  const intl = useIntl()
  const importCode = useImport()
  const button = useRef<HTMLButtonElement>(null)
  const [Panel, setPanel] = useState<ComponentType<FavouritePanelProps>>()
  const [isOpen, setIsOpen] = useState(false)
  const { count } = model
  const { sku, number, quantity } = noted

  const open = async (event: FormEvent) => {
    event.preventDefault()
    if (isOpen) return
    const code = await importCode(() => import('./favourite-panel.tsx'))
    if (!code) return
    setPanel(() => code.FavouritePanel)
    setIsOpen(true)
  }
  const close = () => {
    setIsOpen(false)
    setPanel(undefined)
  }

  return (
    <>
      <form method="post" action={to('noticelist')} onSubmit={(event) => void open(event)}>
        <input type="hidden" name="sku" value={sku} />
        <input type="hidden" name="quantity" value={quantity} />
        <button
          ref={button}
          type="submit"
          className={classNames(action.action, count > 0 && styles.noted)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={intl.formatMessage(
            { id: count > 0 ? 'notice.inListsNumber' : 'notice.number' },
            { number, count },
          )}
        >
          <Icon name="bookmark" size={16} />
          {intl.formatMessage({ id: count > 0 ? 'notice.inLists' : 'notice.word' }, { count })}
        </button>
      </form>
      {Panel && <Panel {...noted} button={button} onClose={close} />}
    </>
  )
})
