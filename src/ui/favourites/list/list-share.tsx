import { observer } from 'mobx-react-lite'
import { useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePaths } from '../../routing/use-paths.ts'
import { Button } from '../../shared/button.tsx'
import { CopyButton } from '../../shared/copy-button.tsx'
import { Select } from '../../shared/select.tsx'
import { TextInput } from '../../shared/text-input.tsx'
import styles from './favourite-list.module.css'
import type { FavouriteListViewModel } from './favourite-list.view-model.ts'
import { Cluster } from '../../shared/stack.tsx'
import { Text } from '../../shared/text.tsx'
import { useChangeAndReload } from '../../shared/use-change-and-reload.ts'
import type { FavouriteList } from '#domain/favourites/favourites.ts'

type Props = { readonly model: FavouriteListViewModel; readonly list: FavouriteList }

const unchanging = () => () => {}
const useOrigin = () =>
  useSyncExternalStore(
    unchanging,
    () => location.origin,
    () => '',
  )

/** Link to the list without prices. Everyone with the link can open the list, for a period that its owner chooses. */
export const ListShare = observer(function ListShare({ model, list }: Props) {
  const intl = useIntl()
  const change = useChangeAndReload()
  return (
    <div className={styles.pane}>
      <Text as="p" muted>
        <FormattedMessage id="noticelist.share.text" />
      </Text>
      {list.shareId !== undefined && <Link shareId={list.shareId} sharedUntil={list.sharedUntil} />}
      <Cluster gap={8} align="end">
        <Select
          label={<FormattedMessage id="noticelist.share.for" />}
          labelVariant="small"
          value={String(model.shareFor)}
          options={model.shareDays.map((count) => ({
            value: String(count),
            text: intl.formatMessage({ id: 'noticelist.share.days' }, { count }),
          }))}
          onChange={(value) => model.chooseShareDays(value)}
        />
        <Button variant="primary" busy={model.isBusy} onClick={() => void change(() => model.share())}>
          <FormattedMessage
            id={list.shareId === undefined ? 'noticelist.share.create' : 'noticelist.share.extend'}
          />
        </Button>
        {list.shareId !== undefined && (
          <Button icon="lock" busy={model.isBusy} onClick={() => void change(() => model.unshare())}>
            <FormattedMessage id="noticelist.share.withdraw" />
          </Button>
        )}
      </Cluster>
    </div>
  )
})

function Link({
  shareId,
  sharedUntil,
}: {
  readonly shareId: string
  readonly sharedUntil?: string | undefined
}) {
  const intl = useIntl()
  const { to } = usePaths()
  const address = `${useOrigin()}${to('sharedFavourites')}?id=${encodeURIComponent(shareId)}`
  return (
    <TextInput
      label={<FormattedMessage id="noticelist.share.link" />}
      value={address}
      readOnly
      onFocus={(event) => event.target.select()}
      hint={
        sharedUntil !== undefined && (
          <FormattedMessage
            id="noticelist.share.until"
            values={{ date: intl.formatDate(sharedUntil, { dateStyle: 'long', timeZone: 'UTC' }) }}
          />
        )
      }
      beside={
        <CopyButton
          text={address}
          label={intl.formatMessage({ id: 'noticelist.share.copy' })}
          copiedLabel={intl.formatMessage({ id: 'copy.copied' })}
          failedLabel={intl.formatMessage({ id: 'copy.failed' })}
        />
      }
    />
  )
}
