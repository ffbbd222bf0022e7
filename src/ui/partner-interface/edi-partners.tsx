import { FormattedMessage } from 'react-intl'
import type { PartnerInterface } from '#domain/partner-interface/partner-interface.ts'
import { DateTime } from '../intl/date-time.tsx'
import { Text } from '../shared/text.tsx'
import styles from './partner.module.css'
import { Section } from './section.tsx'
import { StateBadge } from './state-badge.tsx'

export function EdiPartners({ edi }: Pick<PartnerInterface, 'edi'>) {
  return (
    <Section>
      {edi.length === 0 && <FormattedMessage id="partner.edi.none" />}
      {edi.map(({ name, standard, messages, state, lastMessageAt }) => (
        <section key={`${name} ${standard}`} className={styles.card} aria-label={name}>
          <h2>{name}</h2>
          <p>
            {standard} · {messages.join(', ')}
          </p>
          <StateBadge state={state} />
          <Text as="p" muted>
            <FormattedMessage
              id="partner.lastMessage"
              values={{
                time: <DateTime at={lastMessageAt} />,
              }}
            />
          </Text>
        </section>
      ))}
    </Section>
  )
}
