import { observer } from 'mobx-react-lite'
import { useId, useRef, type SyntheticEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router'
import { AttributeValue } from '../../products/attribute-value.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { Button } from '../../shared/button.tsx'
import { TextInput } from '../../shared/text-input.tsx'
import styles from './attribute-range.module.css'
import type { SearchResultsViewModel, ShownRange } from './search-results.view-model.ts'

type Props = { readonly range: ShownRange; readonly model: SearchResultsViewModel }

/** A measure from and to; a form of its own, so that it needs no script. */
export const AttributeRange = observer(function AttributeRange({ range, model }: Props) {
  const { to } = usePaths()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const boundsId = useId()
  const { id, unit, min, max, from, to: upTo, count, fields } = range
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const typed = new FormData(form.current ?? undefined)
    const textOf = (name: string) => {
      const text = typed.get(name)
      return typeof text === 'string' ? text : ''
    }
    const search = model.queryOfRange(id, textOf(fields.from), textOf(fields.to))
    void navigate({ pathname: to('results'), search }, { preventScrollReset: true })
  }
  return (
    <form
      ref={form}
      method="get"
      action={to('results')}
      className={styles.range}
      onSubmit={submit}
      aria-describedby={boundsId}
    >
      {model.fieldsBeside(fields.from, fields.to).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p id={boundsId} className={styles.bounds}>
        <span>
          <AttributeValue attribute={{ value: min }} />–<AttributeValue attribute={{ value: max, unit }} />
        </span>{' '}
        <span className={styles.count}>
          <FormattedMessage id="catalogue.count" values={{ count }} />
        </span>
      </p>
      <TextInput
        small
        numeric
        type="number"
        step="any"
        labelVariant="small"
        label={<FormattedMessage id="results.attribute.from" />}
        name={fields.from}
        placeholder={String(min)}
        defaultValue={from === undefined ? '' : String(from)}
      />
      <TextInput
        small
        numeric
        type="number"
        step="any"
        labelVariant="small"
        label={<FormattedMessage id="results.attribute.to" />}
        name={fields.to}
        placeholder={String(max)}
        defaultValue={upTo === undefined ? '' : String(upTo)}
      />
      <Button type="submit" small className={styles.apply}>
        <FormattedMessage id="results.sort.apply" />
      </Button>
    </form>
  )
})
