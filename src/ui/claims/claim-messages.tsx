import { observer } from 'mobx-react-lite'
import { useRef, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DateTime } from '../intl/date-time.tsx'
import { FailureAlert } from '../shared/failure-alert.tsx'
import { Button, ButtonRow } from '../shared/button.tsx'
import { Stack } from '../shared/stack.tsx'
import { TextArea } from '../shared/text-input.tsx'
import { Text } from '../shared/text.tsx'
import type { ClaimViewModel } from './claim.view-model.ts'
import styles from './claims.module.css'

type Props = { readonly model: ClaimViewModel }

/** Messages of both sides, oldest first, and the form for the next one. */
export const ClaimMessages = observer(function ClaimMessages({ model }: Props) {
  const messages = model.claim?.messages ?? []
  return (
    <Stack gap={16} className={styles.messages}>
      <ol className={styles.thread} aria-live="polite">
        {messages.map(({ at, from, text }) => (
          <li key={`${at} ${from}`}>
            <Text as="p" small muted>
              <FormattedMessage id={`claims.from.${from}`} /> · <DateTime at={at} />
            </Text>
            <Text as="p" className={styles.written}>
              {text}
            </Text>
          </li>
        ))}
      </ol>
      {messages.length === 0 && (
        <Text as="p" muted>
          <FormattedMessage id="claims.noMessages" />
        </Text>
      )}
      {model.mayReply ? (
        <Reply model={model} />
      ) : (
        <Text as="p" muted>
          <FormattedMessage id="claims.closed" />
        </Text>
      )}
    </Stack>
  )
})

const Reply = observer(function Reply({ model }: Props) {
  const intl = useIntl()
  const field = useRef<HTMLTextAreaElement>(null)
  const { failure, key, text, length, sending } = model
  const isInvalid = failure === 'missing' || failure === 'too-long'
  const send = async (event: FormEvent) => {
    event.preventDefault()
    await model.send()
    field.current?.focus()
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void send(event)}>
      <Stack gap={12}>
        <input type="hidden" name="key" value={key} />
        <TextArea
          ref={field}
          label={<FormattedMessage id="claims.reply" />}
          error={isInvalid && <FormattedMessage id={`claims.failure.${failure}`} />}
          required
          name="text"
          rows={3}
          maxLength={length}
          limitText={intl.formatMessage({ id: 'field.limitReached' })}
          value={text}
          onChange={(typedText) => model.type(typedText)}
        />
        <FailureAlert id={failure !== undefined && !isInvalid && `claims.failure.${failure}`} />
        <ButtonRow>
          <Button type="submit" busy={sending.isRunning}>
            <FormattedMessage id="action.send" />
          </Button>
        </ButtonRow>
      </Stack>
    </form>
  )
})
