import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { AlertBox } from '../shared/alert-box.tsx'
import { FailureAlert } from '../shared/failure-alert.tsx'
import { CopyButton } from '../shared/copy-button.tsx'
import { Cluster } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import type { PartnerChange } from './partner-change.view-model.ts'
import styles from './partner.module.css'

type Props = {
  /** Changes of the section; absent for a section without changes. */
  readonly change?: PartnerChange
  /** Message that replaces the text after a successful change. */
  readonly done?: ReactNode
  readonly children: ReactNode
}

export function Section({ change, done, children }: Props) {
  return (
    <>
      {change && <ChangeResult change={change} done={done} />}
      <div className={styles.section}>{children}</div>
    </>
  )
}

type ResultProps = { readonly change: PartnerChange; readonly done: ReactNode }

const ChangeResult = observer(function ChangeResult({ change, done }: ResultProps) {
  const intl = useIntl()
  const { secret, rejection } = change
  return (
    <div aria-live="polite">
      <FailureAlert id={rejection && `partner.refused.${rejection}`} />
      {secret && (
        <AlertBox
          modifier="warning"
          role="none"
          headline={<FormattedMessage id="partner.secret" />}
          text={
            <Cluster as="span" gap={8} align="center">
              <Text as="code" breakable>
                {secret.secret}
              </Text>
              <CopyButton
                text={secret.secret}
                label={intl.formatMessage({ id: 'partner.secret.copy' })}
                copiedLabel={intl.formatMessage({ id: 'copy.copied' })}
                failedLabel={intl.formatMessage({ id: 'copy.failed' })}
              />
            </Cluster>
          }
        />
      )}
      {change.done !== undefined && !secret && (
        <AlertBox modifier="positive" role="none" headline={done || <FormattedMessage id="partner.done" />} />
      )}
    </div>
  )
})
