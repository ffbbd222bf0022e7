import { observer } from 'mobx-react-lite'
import { useState, type FormEvent } from 'react'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import type { OwnNumberStatus } from '#domain/own-numbers/own-number.ts'
import { Button, TextButton } from '../shared/button.tsx'
import { Cluster, Stack } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import { Input } from '../shared/text-input.tsx'
import { focusField } from './grid-focus.ts'
import type { GridRow } from './grid-row.view-model.ts'
import type { OrderGridViewModel } from './order-grid.view-model.ts'
import { useOffersPage } from '../kernel/use-offers-page.ts'

type Props = { readonly row: GridRow; readonly model: OrderGridViewModel }

/**
 * Note that the row's part is a choice that the company has stored for this number. A button deletes the stored choice.
 */
export const StoredChoiceNote = observer(function StoredChoiceNote({ row, model }: Props) {
  const decided = row.line?.decided
  const isRemembered = row.written.choice.kind === 'part' && model.learning.remembered.has(row.number)
  if (!decided && !isRemembered) return null
  return (
    <Text as="p" small muted>
      {decided ? (
        <FormattedMessage
          id="ownNumbers.decided"
          values={{ day: <FormattedDate value={decided.at} dateStyle="medium" />, name: decided.by }}
        />
      ) : (
        <FormattedMessage id="ownNumbers.remembered" />
      )}{' '}
      <TextButton onClick={() => void model.learning.forget(row)}>
        <FormattedMessage id="ownNumbers.forget" />
      </TextButton>
    </Text>
  )
})

/** Focuses the field that replaces the pressed button. */
const focused = (field: HTMLInputElement | null) => field?.focus()

/**
 * Form that assigns a part to a number that the catalogue does not know. The choice is stored for the whole company.
 */
export const AssignNumber = observer(function AssignNumber({ row, model }: Props) {
  const intl = useIntl()
  const [isOpen, setOpen] = useState(false)
  const [status, setStatus] = useState<OwnNumberStatus | 'failed'>()
  const { task } = model.learning
  const offers = useOffersPage()
  const assign = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const grid = form.closest('table')
    const articleNo = new FormData(form).get('articleNo')
    if (typeof articleNo !== 'string') return
    const assigned = await model.learning.assign(row, articleNo.trim())
    setStatus(assigned)
    const { activeElement } = document
    // focuses the next row only if the form has the focus, or has lost it because React removed the form
    if (assigned === 'saved' && (activeElement === document.body || form.contains(activeElement)))
      focusField(grid, model.rows.below(row)?.id, 'number')
  }
  if (!offers('ownnumbers')) return null
  if (!isOpen) {
    return (
      <TextButton onClick={() => setOpen(true)}>
        <FormattedMessage id="ownNumbers.isOwn" />
      </TextButton>
    )
  }
  return (
    <Stack gap={4}>
      <Cluster
        as="form"
        gap={8}
        align="center"
        onSubmit={(event: FormEvent<HTMLFormElement>) => void assign(event)}
      >
        <Input
          small
          name="articleNo"
          required
          maxLength={60}
          autoComplete="off"
          ref={focused}
          aria-label={intl.formatMessage({ id: 'ownNumbers.articleNoFor' }, { number: row.number })}
          placeholder={intl.formatMessage({ id: 'ownNumbers.articleNo' })}
          aria-invalid={status !== undefined && status !== 'saved' ? true : undefined}
        />
        <Button type="submit" small busy={task.isRunning}>
          <FormattedMessage id="ownNumbers.assign" />
        </Button>
      </Cluster>
      <span role="status">
        {status !== undefined && status !== 'saved' && (
          <Text severity="negative">
            <FormattedMessage id={`ownNumbers.assign.${status}`} />
          </Text>
        )}
      </span>
    </Stack>
  )
})
