import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from 'react-router'
import type { Deputies } from '#application/approvals/approvals.port.ts'
import { DayInput } from '../intl/day-input.tsx'
import { useDayText } from '../intl/day-texts.ts'
import { Button } from '../shared/button.tsx'
import { Section } from '../shared/page-frame.tsx'
import { Select } from '../shared/select.tsx'
import { Cluster } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import { TextInput } from '../shared/text-input.tsx'
import { useFormFocus } from '../shared/use-form-focus.ts'
import utilities from '../shared/utilities.module.css'

export type DeputyFailure = {
  readonly personId: string
  readonly until: string
  readonly failure: 'deputy' | 'logged-out' | 'unreachable'
}

type Props = {
  readonly deputies: Deputies
  readonly term: string
  readonly failure: DeputyFailure | undefined
}

/** Form that chooses the colleague who decides while the approver is absent; works without scripts. */
export function DeputyForm({ deputies: { deputy, candidates, total }, term, failure }: Props) {
  const intl = useIntl()
  const dayText = useDayText()
  const typed = failure ?? deputy
  const form = useFormFocus<HTMLFormElement>(failure)
  const others = candidates.filter(({ personId }) => personId !== deputy?.personId)
  return (
    <Section title={<FormattedMessage id="approvals.deputy" />}>
      <Text as="p" muted>
        {deputy ? (
          <FormattedMessage
            id="approvals.deputy.now"
            values={{ name: deputy.name, day: dayText(deputy.until) }}
          />
        ) : (
          <FormattedMessage id="approvals.deputy.none" />
        )}
      </Text>
      {(total > candidates.length || term !== '') && (
        <Cluster as={Form} method="get" gap={16} align="end" className={utilities.before16}>
          <TextInput
            type="search"
            name="colleague"
            label={<FormattedMessage id="approvals.deputy.search" />}
            hint={
              <FormattedMessage id="approvals.deputy.found" values={{ count: candidates.length, total }} />
            }
            defaultValue={term}
          />
          <Button type="submit" icon="search">
            <FormattedMessage id="action.search" />
          </Button>
        </Cluster>
      )}
      <Cluster as={Form} ref={form} method="post" gap={16} align="end" className={utilities.before16}>
        <Select
          name="personId"
          label={<FormattedMessage id="approvals.deputy.person" />}
          defaultValue={typed?.personId ?? ''}
          options={[
            { value: '', text: intl.formatMessage({ id: 'approvals.deputy.nobody' }) },
            ...(deputy ? [deputy, ...others] : others).map(({ personId, name, email }) => ({
              value: personId,
              text: `${name} (${email})`,
            })),
          ]}
        />
        <DayInput
          name="until"
          label={<FormattedMessage id="approvals.deputy.until" />}
          defaultValue={typed?.until ?? ''}
          error={failure && <FormattedMessage id={`approvals.failure.${failure.failure}`} />}
        />
        <Button type="submit">
          <FormattedMessage id="action.save" />
        </Button>
      </Cluster>
    </Section>
  )
}
