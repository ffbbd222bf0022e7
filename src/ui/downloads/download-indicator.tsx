import { observer } from 'mobx-react-lite'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import utilities from '../shared/utilities.module.css'
import './downloads.module.ts'
import { useViewModel } from '../kernel/container.tsx'
import { classNames } from '../shared/class-names.ts'
import { useDisclosure } from '../shared/disclosure.ts'
import headerButton from '../shared/header-button.module.css'
import { Icon } from '../shared/icon.tsx'
import { Layer } from '../shared/layer.tsx'
import { ProgressBar } from '../shared/progress-bar.tsx'
import { VisuallyHidden } from '../shared/visually-hidden.tsx'
import styles from './download-indicator.module.css'
import { DOWNLOADS_ID } from './downloads-id.ts'
import { DownloadPanel } from './download-panel.tsx'
import { DownloadsViewModel } from './downloads.view-model.ts'

/** Button in the header with the progress of pending downloads, and the panel that it opens (spec 2, 5). */
export const DownloadIndicator = observer(function DownloadIndicator() {
  const model = useViewModel(DownloadsViewModel)
  useEffect(() => model.watch(), [model])
  return (
    <>
      <div role="status">
        {model.announced && (
          <VisuallyHidden>
            <FormattedMessage id={`downloads.${model.announced}`} values={{ count: model.count }} />
          </VisuallyHidden>
        )}
      </div>
      <div role="alert">
        {model.misses > 0 && model.missing > 0 && (
          <VisuallyHidden>
            <FormattedMessage id="downloads.missing" values={{ count: model.missing }} />
          </VisuallyHidden>
        )}
      </div>
      {model.isShown && <Indicator model={model} />}
    </>
  )
})

const Indicator = observer(function Indicator({ model }: { readonly model: DownloadsViewModel }) {
  const intl = useIntl()
  const panel = useDisclosure()
  const tooltip = useId()
  const elementRef = useFocusHandedOn()
  const { count, percent, isCompletedShown, missing, misses } = model
  const panelId = panel.panel.id
  useEffect(() => {
    const popover = misses > 0 ? document.getElementById(panelId) : null
    const source = document.getElementById(DOWNLOADS_ID)
    // `source` is the anchor at which the browser positions the popover
    if (popover && source && !popover.matches(':popover-open')) popover.showPopover({ source })
  }, [misses, panelId])
  return (
    <div ref={elementRef} className={classNames(styles.place, utilities.anchor)}>
      <button
        {...panel.button}
        id={DOWNLOADS_ID}
        className={headerButton.button}
        aria-label={intl.formatMessage({ id: 'downloads.indicator' }, { count, percent: percent / 100 })}
        aria-describedby={isCompletedShown ? tooltip : undefined}
      >
        <Icon name="download" />
        {count > 0 && (
          <span className={classNames(headerButton.bubble, missing > 0 && styles.missing)}>
            {intl.formatNumber(count)}
          </span>
        )}
      </button>
      {count > 0 && (
        <div className={styles.bar}>
          <ProgressBar
            label={intl.formatMessage({ id: 'downloads.overall' })}
            value={percent}
            maximum={100}
          />
        </div>
      )}
      {isCompletedShown && (
        <Layer id={tooltip} role="tooltip" className={styles.tooltip}>
          <FormattedMessage id="downloads.completed" />
        </Layer>
      )}
      <DownloadPanel model={model} panel={panel} />
    </div>
  )
})

/** Moves the focus to the page when the focused indicator disappears. */
function useFocusHandedOn() {
  const elementRef = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = elementRef.current
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById('main')?.focus()
    }
  }, [])
  return elementRef
}
