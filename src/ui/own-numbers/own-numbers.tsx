import { observer } from 'mobx-react-lite'
import { useRef, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { OwnNumber } from '#domain/own-numbers/own-number.ts'
import { ListPage } from '../data-table/list-page.tsx'
import type { ListViewModel } from '../data-table/list.view-model.ts'
import { listFileOf } from '../order-grid/list-file.ts'
import { Button } from '../shared/button.tsx'
import { Cluster, Stack } from '../shared/stack.tsx'
import { TextInput } from '../shared/text-input.tsx'
import { useChangeAndReload } from '../shared/use-change-and-reload.ts'
import { OwnNumbersMessage } from './own-numbers-message.tsx'
import type { OwnNumbersViewModel } from './own-numbers.view-model.ts'
import styles from './own-numbers.module.css'

type Props = { readonly model: OwnNumbersViewModel }

/** The customer's own part numbers, with the part of each. */
export const OwnNumbersPage = observer(function OwnNumbersPage({
  model,
  list,
}: Props & { readonly list: ListViewModel<OwnNumber> }) {
  const elementRef = useRef<HTMLDivElement>(null)
  const change = useChangeAndReload(() => elementRef.current?.focus())
  const intl = useIntl()
  return (
    <ListPage
      model={list}
      intro={<FormattedMessage id="ownNumbers.intro" />}
      actions={<Import model={model} />}
      before={
        <Stack gap={16} className={styles.before}>
          <div ref={elementRef} tabIndex={-1}>
            <OwnNumbersMessage model={model} />
          </div>
          <NewNumber model={model} />
        </Stack>
      }
      renderCell={(column, ownNumber) =>
        column === 'actions' && (
          <Button
            small
            variant="quiet"
            icon="trash"
            aria-label={intl.formatMessage({ id: 'action.removeNumber' }, { number: ownNumber.number })}
            onClick={() => void change(() => model.remove(ownNumber))}
          />
        )
      }
    />
  )
})

const Import = observer(function Import({ model }: Props) {
  const intl = useIntl()
  const change = useChangeAndReload()
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".csv,.txt,.xlsx,.ods"
        aria-label={intl.formatMessage({ id: 'ownNumbers.import' })}
        onChange={(event) => {
          const [file] = Array.from(event.target.files ?? [], listFileOf)
          event.target.value = ''
          if (file) void change(() => model.import(file))
        }}
      />
      <Button small icon="upload" busy={model.task.isRunning} onClick={() => picker.current?.click()}>
        <FormattedMessage id="ownNumbers.import" />
      </Button>
    </>
  )
})

const NewNumber = observer(function NewNumber({ model }: Props) {
  const change = useChangeAndReload()
  const form = useRef<HTMLFormElement>(null)
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { number, articleNo } = Object.fromEntries(new FormData(event.currentTarget))
    if (typeof number !== 'string' || typeof articleNo !== 'string') return
    const isSaved = await change(() => model.save({ number: number.trim(), articleNo: articleNo.trim() }))
    if (!isSaved) return
    form.current?.reset()
    form.current?.querySelector('input')?.focus()
  }
  return (
    <Cluster
      as="form"
      ref={form}
      gap={16}
      align="end"
      onSubmit={(event: FormEvent<HTMLFormElement>) => void save(event)}
    >
      <TextInput
        label={<FormattedMessage id="list.column.ownNumber" />}
        className={styles.field}
        name="number"
        required
        maxLength={model.limits.numberLength}
        autoComplete="off"
      />
      <TextInput
        label={<FormattedMessage id="ownNumbers.articleNo" />}
        className={styles.field}
        name="articleNo"
        required
        maxLength={60}
        autoComplete="off"
      />
      <Button type="submit" variant="primary" busy={model.task.isRunning}>
        <FormattedMessage id="ownNumbers.save" />
      </Button>
    </Cluster>
  )
})
