import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../shared/button.tsx'
import { ProgressBar } from '../shared/progress-bar.tsx'
import { Cluster } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import utilities from '../shared/utilities.module.css'
import { DownloadErrors } from './download-errors.tsx'
import styles from './download-panel.module.css'
import type { DownloadsViewModel, ShownDownload } from './downloads.view-model.ts'

type Props = {
  readonly model: DownloadsViewModel
  readonly download: ShownDownload
  readonly onGone: () => void
}

export const DownloadRow = observer(function DownloadRow({ model, download, onGone }: Props) {
  const intl = useIntl()
  const { queueId, value, current, total, trouble, isRunning, isSavable, missing } = download
  const title = download.title || intl.formatMessage({ id: 'downloads.untitled' })
  const busy = model.busy.has(queueId)
  const act = async (doing: Promise<void>) => {
    await doing
    onGone()
  }
  return (
    <li className={styles.row} aria-label={title} data-density="compact">
      <Cluster gap={12} align="baseline" justify="between" noWrap className={utilities.after8}>
        <Text as="strong" breakable className={utilities.shrinkable}>
          {title}
        </Text>
        <Text muted className={styles.percent}>
          {intl.formatNumber(value / 100, { style: 'percent' })}
        </Text>
      </Cluster>
      <ProgressBar label={title} value={value} maximum={100} />
      <Text as="p" small muted className={utilities.before4}>
        <FormattedMessage id="downloads.progress" values={{ current, total }} />
      </Text>
      {trouble && (
        <p className={styles.errorLabel}>
          <FormattedMessage id={`downloads.trouble.${trouble}`} />
        </p>
      )}
      <Cluster gap={8} className={utilities.before8}>
        {isSavable && (
          <Button small icon="download" busy={busy} onClick={() => void act(model.save(queueId))}>
            <FormattedMessage id="downloads.save" />
          </Button>
        )}
        {missing > 0 && !isRunning && (
          <Button small icon="undo" busy={busy} onClick={() => void act(model.retry(queueId))}>
            <FormattedMessage id="downloads.retry" values={{ count: missing }} />
          </Button>
        )}
        <Button
          small
          variant="quiet"
          busy={busy}
          aria-label={intl.formatMessage(
            { id: isRunning ? 'downloads.cancelOf' : 'downloads.removeOf' },
            { title },
          )}
          onClick={() => void act(model.end(queueId))}
        >
          <FormattedMessage id={isRunning ? 'downloads.cancel' : 'action.remove'} />
        </Button>
      </Cluster>
      <DownloadErrors errors={download.errors} />
    </li>
  )
})
