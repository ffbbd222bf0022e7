import { observer } from 'mobx-react-lite'
import { FormattedMessage } from 'react-intl'
import { Moment } from '../intl/moment.tsx'
import { StatusBadge } from '../shared/status-badge.tsx'
import { Text } from '../shared/text.tsx'
import styles from './partner.module.css'
import type { PartnerViewModel } from './partner.view-model.ts'

export const EdiPartners = observer(function EdiPartners({ model }: { readonly model: PartnerViewModel }) {
  const edi = model.shown?.edi ?? []
  if (edi.length === 0) return <FormattedMessage id="partner.edi.none" />
  return edi.map(({ name, standard, messages, state, lastMessageAt }) => (
    <section key={name} className={styles.card} aria-label={name}>
      <h2>{name}</h2>
      <p>
        {standard} · {messages.join(', ')}
      </p>
      <StatusBadge tone={state === 'active' ? 'positive' : 'info'}>
        <FormattedMessage id={`partner.state.${state}`} />
      </StatusBadge>
      <Text as="p" muted>
        <FormattedMessage
          id="partner.lastMessage"
          values={{
            time: <Moment at={lastMessageAt} />,
          }}
        />
      </Text>
    </section>
  ))
})
