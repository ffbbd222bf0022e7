import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { useViewModel } from '../kernel/container.tsx'
import { useOffersPage } from '../kernel/use-offers-page.ts'
import { usePaths } from '../routing/use-paths.ts'
import action from '../shared/card-action.module.css'
import { CheckMark } from '../shared/check-mark.tsx'
import { classNames } from '../shared/class-names.ts'
import { Icon } from '../shared/icon.tsx'
import { CompareButtonViewModel } from './compare-button.view-model.ts'
import styles from './compare-button.module.css'

type Props = {
  readonly part: { readonly slug: string; readonly sku: string }
  /** True on the product page: shows a link to the comparison. */
  readonly large?: boolean | undefined
}

/**
 * Button that adds the part to the comparison. Render it with a React key per part. It is a form, so that it works
 * without scripts.
 */
export function CompareButton(props: Props) {
  return useOffersPage()('compare') && <CompareForm {...props} />
}

const CompareForm = observer(function CompareForm({ part: { slug, sku }, large }: Props) {
  const model = useViewModel(CompareButtonViewModel, (viewModel) => viewModel.offer(slug))
  const { to } = usePaths()
  const intl = useIntl()
  const toggle = (event: FormEvent) => {
    event.preventDefault()
    model.toggle()
  }
  return (
    <div className={classNames(action.place, styles.place, large && action.large)}>
      <form method="post" action={to('compare')} onSubmit={toggle}>
        <input type="hidden" name="slug" value={slug} />
        <input type="hidden" name="choice" value={model.isCompared ? 'remove' : 'add'} />
        <button
          type="submit"
          className={action.action}
          aria-pressed={model.isCompared}
          aria-label={intl.formatMessage({ id: 'compare.number' }, { number: sku })}
        >
          <CheckMark isChecked={model.isCompared} />
          {intl.formatMessage({ id: 'compare.word' })}
        </button>
      </form>
      {large && model.count > 0 && <CompareLink count={model.count} />}
      <p role="status" className={styles.rejection}>
        {model.isRejected && (
          <>
            <Icon name="warn" size={16} />
            <span>
              <FormattedMessage id="compare.full" values={{ count: model.count }} />{' '}
              <Link to={to('compare')}>
                <FormattedMessage id="compare.open" />
              </Link>
            </span>
          </>
        )}
      </p>
    </div>
  )
})

function CompareLink({ count }: { readonly count: number }) {
  const { to } = usePaths()
  return (
    <Link className={styles.way} to={to('compare')}>
      <FormattedMessage id="compare.openCount" values={{ count }} />
    </Link>
  )
}
