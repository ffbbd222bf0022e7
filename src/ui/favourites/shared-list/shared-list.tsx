import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { usePaths } from '../../routing/use-paths.ts'
import { Button } from '../../shared/button.tsx'
import { CopyButton } from '../../shared/copy-button.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { LinkButton } from '../../shared/link-button.tsx'
import { Page, PageHead } from '../../shared/page-frame.tsx'
import { Select } from '../../shared/select.tsx'
import { Cluster } from '../../shared/stack.tsx'
import { SharedItems } from './shared-items.tsx'
import styles from './shared-list.module.css'
import type { SharedListViewModel } from './shared-list.view-model.ts'

type Props = { readonly model: SharedListViewModel }

/** A list behind a shared link. Works without scripts: the actions are forms, and a text area contains the numbers. */
export const SharedList = observer(function SharedList({ model }: Props) {
  const intl = useIntl()
  const { list } = model
  if (list === undefined) return <NoList />
  return (
    <Page>
      <PageHead
        title={list.name}
        count={<FormattedMessage id="list.count.noticelist" values={{ count: list.items.length }} />}
        intro={
          <FormattedMessage
            id="sharedFavourites.from"
            values={{
              company: list.company,
              date: intl.formatDate(list.expiresAt, { dateStyle: 'long', timeZone: 'UTC' }),
            }}
          />
        }
      />
      {list.items.length === 0 ? (
        <EmptyState icon="box" title={<FormattedMessage id="noticelist.empty.title" />} />
      ) : (
        <>
          <Cluster gap={24} rowGap={12} align="end" className={styles.ways}>
            {model.isLoggedIn ? <Take model={model} /> : <LogIn />}
          </Cluster>
          <SharedItems model={model} />
          <Numbers model={model} />
        </>
      )}
    </Page>
  )
})

/**
 * Page for an invalid link. It is the same for expired, withdrawn and unknown links, so that it does not reveal which
 * links exist.
 */
function NoList() {
  const { to } = usePaths()
  return (
    <Page>
      <PageHead title={<FormattedMessage id="sharedFavourites.none.title" />} />
      <p>
        <FormattedMessage id="sharedFavourites.none.text" />
      </p>
      <Cluster as="p" gap={24} rowGap={12} align="end" className={styles.ways}>
        <LinkButton icon="home" to={to('home')}>
          <FormattedMessage id="error.backToStart" />
        </LinkButton>
        <LinkButton variant="quiet" to={to('noticelist')}>
          <FormattedMessage id="notice.toLists" />
        </LinkButton>
      </Cluster>
    </Page>
  )
}

function LogIn() {
  const { to } = usePaths()
  const { pathname, search } = useLocation()
  return (
    <>
      <p>
        <FormattedMessage id="sharedFavourites.logIn.text" />
      </p>
      <LinkButton
        variant="primary"
        icon="user"
        to={`${to('login')}?${new URLSearchParams({ next: pathname + search })}`}
      >
        <FormattedMessage id="sharedFavourites.logIn" />
      </LinkButton>
    </>
  )
}

const Take = observer(function Take({ model }: Props) {
  const intl = useIntl()
  const options = [
    ...model.ownLists.map(({ id, name }) => ({ value: id, text: name })),
    { value: '', text: intl.formatMessage({ id: 'notice.newList' }) },
  ]
  return (
    <>
      <Cluster as="form" method="post" gap={8} align="end">
        <input type="hidden" name="intent" value="note" />
        <Select
          label={<FormattedMessage id="sharedFavourites.into" />}
          labelVariant="small"
          name="list"
          options={options}
        />
        <Button type="submit" icon="bookmark">
          <FormattedMessage id="sharedFavourites.note" />
        </Button>
      </Cluster>
      {model.canAddToCart && (
        <form method="post">
          <input type="hidden" name="intent" value="cart" />
          <Button type="submit" variant="buy" icon="cart-add">
            <FormattedMessage id="noticelist.allToCart" values={{ count: model.items.length }} />
          </Button>
        </form>
      )}
    </>
  )
})

const Numbers = observer(function Numbers({ model }: Props) {
  const intl = useIntl()
  return (
    <details className={styles.numbers}>
      <summary>
        <FormattedMessage id="sharedFavourites.numbers" />
      </summary>
      <p>
        <CopyButton
          text={model.numbers}
          label={intl.formatMessage({ id: 'sharedFavourites.copyNumbers' })}
          copiedLabel={intl.formatMessage({ id: 'copy.copied' })}
          failedLabel={intl.formatMessage({ id: 'copy.failed' })}
        />
      </p>
      <textarea
        readOnly
        className={styles.numberField}
        rows={Math.min(12, model.items.length + 1)}
        aria-label={intl.formatMessage({ id: 'sharedFavourites.numbers' })}
        value={model.numbers}
      />
    </details>
  )
})
