import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../shared/button.tsx'
import { ProgressBar } from '../shared/progress-bar.tsx'
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
      <div className={styles.head}>
        <strong className={styles.name}>{title}</strong>
        <span className={styles.percent}>{intl.formatNumber(value / 100, { style: 'percent' })}</span>
      </div>
      <ProgressBar label={title} value={value} maximum={100} />
      <p className={styles.count}>
        <FormattedMessage id="downloads.progress" values={{ current, total }} />
      </p>
      {trouble && (
        <p className={styles.errorLabel}>
          <FormattedMessage id={`downloads.trouble.${trouble}`} />
        </p>
      )}
      <div className={styles.actions}>
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
          <FormattedMessage id={isRunning ? 'downloads.cancel' : 'downloads.remove'} />
        </Button>
      </div>
      <DownloadErrors errors={download.errors} />
    </li>
  )
})
