import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PartnerInterface } from '#domain/partner-interface/partner-interface.ts'
import { useViewModel } from '../kernel/container.tsx'
import { DateTime } from '../intl/date-time.tsx'
import { classNames } from '../shared/class-names.ts'
import { Text } from '../shared/text.tsx'
import { useChangeAndReload } from '../shared/use-change-and-reload.ts'
import { Button, ButtonRow } from '../shared/button.tsx'
import { ConfirmButton } from '../shared/confirm-button.tsx'
import { TextInput } from '../shared/text-input.tsx'
import utilities from '../shared/utilities.module.css'
import { Choices, CreateForm } from './create-form.tsx'
import { OutcomeBadge } from './outcome-badge.tsx'
import { typedText } from './typed-text.ts'
import styles from './partner.module.css'
import { Section } from './section.tsx'
import { WebhooksViewModel } from './webhooks.view-model.ts'

type Webhook = PartnerInterface['webhooks'][number]
type Props = { readonly model: WebhooksViewModel }

export function Webhooks({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  const model = useViewModel(WebhooksViewModel)
  return (
    <Section change={model.change}>
      <Text as="p" muted>
        <FormattedMessage id="partner.webhooks.how" />
      </Text>
      {webhooks.length === 0 && (
        <p>
          <FormattedMessage id="partner.webhooks.none" />
        </p>
      )}
      {webhooks.map((webhook) => (
        <OneWebhook key={webhook.webhookId} model={model} webhook={webhook} />
      ))}
      <NewWebhook model={model} />
    </Section>
  )
}

const OneWebhook = observer(function OneWebhook({ model, webhook }: Props & { readonly webhook: Webhook }) {
  const change = useChangeAndReload()
  const { webhookId, url, events, deliveries } = webhook
  const isBusy = model.change.pending === webhookId
  return (
    <section className={styles.card} aria-label={url}>
      <Text as="h2" breakable>
        {url}
      </Text>
      <Text as="p" muted>
        {events.join(', ')}
      </Text>
      <ButtonRow>
        <Button small busy={isBusy} onClick={() => void change(() => model.test(webhookId))}>
          <FormattedMessage id="partner.test" />
        </Button>
        <ConfirmButton
          small
          variant="danger"
          busy={isBusy}
          question={<FormattedMessage id="partner.deleteSure" values={{ url }} />}
          text={<FormattedMessage id="partner.deleteSure.text" />}
          confirm={<FormattedMessage id="partner.delete" />}
          keep={<FormattedMessage id="confirm.keep" />}
          onConfirm={() => void change(() => model.delete(webhookId))}
        >
          <FormattedMessage id="partner.delete" />
        </ConfirmButton>
      </ButtonRow>
      <ul className={classNames(styles.deliveries, utilities.fullWidth)}>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} model={model} webhookId={webhookId} delivery={delivery} />
        ))}
      </ul>
    </section>
  )
})

type DeliveryProps = Props & {
  readonly webhookId: string
  readonly delivery: Webhook['deliveries'][number]
}

const DeliveryRow = observer(function DeliveryRow({ model, webhookId, delivery }: DeliveryProps) {
  const intl = useIntl()
  const change = useChangeAndReload()
  const { id, event, status, failure, attempt, at, nextAttemptAt, payload, signature } = delivery
  return (
    <li>
      <OutcomeBadge status={status} failure={failure} />
      <strong>{event}</strong>
      <Text muted>
        <DateTime at={at} seconds />
      </Text>
      <Text muted>
        <FormattedMessage id="partner.attempt" values={{ attempt }} />
      </Text>
      {nextAttemptAt && (
        <Text muted>
          <FormattedMessage
            id="partner.nextAttempt"
            values={{ time: <DateTime at={nextAttemptAt} seconds /> }}
          />
        </Text>
      )}
      <Button
        small
        busy={model.change.pending === id}
        aria-label={intl.formatMessage({ id: 'partner.replayOf' }, { event, attempt })}
        onClick={() => void change(() => model.replay(webhookId, id))}
      >
        <FormattedMessage id="partner.replay" />
      </Button>
      <details className={styles.details}>
        <summary>
          <FormattedMessage id="partner.signature" />
        </summary>
        <pre>{`Drawbar-Signature: ${signature}\n\n${payload}`}</pre>
      </details>
    </li>
  )
})

const NewWebhook = observer(function NewWebhook({ model }: Props) {
  const { errors } = model.change
  const create = (formData: FormData) =>
    model.save(undefined, typedText(formData, 'url'), formData.getAll('event').map(String))
  return (
    <CreateForm
      title={<FormattedMessage id="partner.newWebhook" />}
      busy={model.change.pending === 'webhook'}
      onCreate={create}
    >
      <TextInput
        label={<FormattedMessage id="partner.address" />}
        hint={<FormattedMessage id="partner.address.hint" />}
        error={errors['url'] && <FormattedMessage id={`partner.flaw.${errors['url']}`} />}
        required
        name="url"
        type="url"
        maxLength={500}
        autoComplete="off"
      />
      <Choices
        legend={<FormattedMessage id="partner.events" />}
        name="event"
        choices={model.events.map((event) => ({ value: event, label: event }))}
        isInvalid={errors['events'] !== undefined}
      />
    </CreateForm>
  )
})
