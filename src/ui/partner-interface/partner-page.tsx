import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePaths } from '../routing/use-paths.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { CopyButton } from '../shared/copy-button.tsx'
import { LinkTabs } from '../shared/link-tabs.tsx'
import { PageHead } from '../shared/page-frame.tsx'
import { Cluster } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import { ApiKeys } from './api-keys.tsx'
import { CallLog } from './call-log.tsx'
import { DataExports } from './data-exports.tsx'
import { EdiPartners } from './edi-partners.tsx'
import styles from './partner.module.css'
import type { PartnerViewModel } from './partner.view-model.ts'
import { PunchOutSystems } from './punch-out-systems.tsx'
import { Webhooks } from './webhooks.tsx'

type Props = { readonly model: PartnerViewModel }

const PARTS = {
  keys: ApiKeys,
  webhooks: Webhooks,
  exports: DataExports,
  punchout: PunchOutSystems,
  edi: EdiPartners,
  calls: CallLog,
}

export const PartnerPage = observer(function PartnerPage({ model }: Props) {
  const Part = PARTS[model.section]
  return (
    <>
      <PageHead
        title={<FormattedMessage id="partner.title" />}
        intro={<FormattedMessage id="partner.intro" />}
      />
      <Sections model={model} />
      <Told model={model} />
      <div className={styles.section}>
        <Part model={model} />
      </div>
    </>
  )
})

/** As links, so that each has an address. */
const Sections = observer(function Sections({ model }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  return (
    <LinkTabs
      label={intl.formatMessage({ id: 'partner.title' })}
      tabs={model.sections.map((section) => ({
        id: section,
        name: <FormattedMessage id={`partner.section.${section}`} />,
        to: `${to('partnerinterface')}?section=${section}`,
        isCurrent: section === model.section,
      }))}
    />
  )
})

/** What a change came to; heard where it happens. */
const Told = observer(function Told({ model }: Props) {
  const intl = useIntl()
  const { secret, refusal, done, isQueued } = model
  return (
    <div aria-live="polite">
      {refusal && (
        <AlertBox modifier="negative" headline={<FormattedMessage id={`partner.refused.${refusal}`} />} />
      )}
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
      {done !== undefined && !secret && (
        <AlertBox
          modifier="positive"
          role="none"
          headline={<FormattedMessage id={isQueued ? 'documents.queued' : 'partner.done'} />}
        />
      )}
    </div>
  )
})
