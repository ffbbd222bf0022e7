import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Disclosure } from '../shared/disclosure.ts'
import menu from '../shared/menu.module.css'
import { AlertBox } from '../shared/alert-box.tsx'
import { FailureAlert } from '../shared/failure-alert.tsx'
import { classNames } from '../shared/class-names.ts'
import { Layer } from '../shared/layer.tsx'
import { Stack } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import utilities from '../shared/utilities.module.css'
import { DownloadRow } from './download-row.tsx'
import styles from './download-panel.module.css'
import type { DownloadsViewModel } from './downloads.view-model.ts'

type Props = { readonly model: DownloadsViewModel; readonly panel: Disclosure }

/** Progress, failures and actions of the downloads. */
export const DownloadPanel = observer(function DownloadPanel({ model, panel }: Props) {
  const title = useRef<HTMLHeadingElement>(null)
  const { downloads, hasFailed, isUnreachable } = model
  // focuses the title, because the removed row may have contained the focus
  const keepFocus = () => title.current?.focus()
  return (
    <Layer {...panel.panel} className={classNames(menu.menu, menu.underButton, styles.panel)}>
      <Text as="h2" ref={title} tabIndex={-1} large strong className={utilities.after8}>
        <FormattedMessage id="downloads.title" />
      </Text>
      <FailureAlert id={hasFailed && 'notice.refused'} />
      {isUnreachable && (
        <AlertBox modifier="warning" headline={<FormattedMessage id="downloads.progressUnknown" />} />
      )}
      {downloads.length === 0 ? (
        <Text as="p" muted>
          <FormattedMessage id="downloads.completed" />
        </Text>
      ) : (
        <Stack as="ul">
          {downloads.map((download) => (
            <DownloadRow key={download.queueId} model={model} download={download} onGone={keepFocus} />
          ))}
        </Stack>
      )}
    </Layer>
  )
})
