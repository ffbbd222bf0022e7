import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { useViewModel } from '../kernel/container.tsx'
import { Button } from '../shared/button.tsx'
import { VersionViewModel } from './version.view-model.ts'
import styles from './version-notice.module.css'

/** Reports a newer version of the shop; the visitor decides when to load it. */
export const VersionNotice = observer(function VersionNotice() {
  const model = useViewModel(VersionViewModel)
  useEffect(() => model.watch(), [model])
  return (
    <div role="status">
      {model.isOutdated && (
        <div className={styles.notice}>
          <p>
            <FormattedMessage id="version.isNew" />
          </p>
          <Button onClick={() => location.reload()}>
            <FormattedMessage id="version.reload" />
          </Button>
        </div>
      )}
    </div>
  )
})
