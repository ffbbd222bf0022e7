import { observer } from 'mobx-react-lite'
import { useRef, type SyntheticEvent } from 'react'
import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router'
import { AttributeValue } from '../../part/attribute-value.tsx'
import { usePaths } from '../../routing/use-paths.ts'
import { Button } from '../../shared/button.tsx'
import { TextInput } from '../../shared/text-input.tsx'
import utilities from '../../shared/utilities.module.css'
import { FacetBox } from './facet-box.tsx'
import styles from './attribute-ranges.module.css'
import type { SearchResultsViewModel, ShownRange } from './search-results.view-model.ts'

type Props = { readonly ranges: readonly ShownRange[]; readonly model: SearchResultsViewModel }

/** Form with all attribute ranges; works without scripts. */
export const AttributeRanges = observer(function AttributeRanges({ ranges, model }: Props) {
  const { to } = usePaths()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const typed = [...new FormData(form.current ?? undefined)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const search = model.queryOfRanges(new URLSearchParams(typed))
    void navigate({ pathname: to('results'), search }, { preventScrollReset: true })
  }
  return (
    <form ref={form} method="get" action={to('results')} onSubmit={submit}>
      {model.fieldsBesideRanges.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {ranges.map((range) => (
        <FacetBox key={`${range.id}-${range.from}-${range.to}`} title={range.name}>
          <Range range={range} />
        </FacetBox>
      ))}
      <Button type="submit" small className={styles.apply}>
        <FormattedMessage id="results.sort.apply" />
      </Button>
    </form>
  )
})

function Range({ range: { unit, min, max, from, to, fields } }: { readonly range: ShownRange }) {
  return (
    <div className={styles.range}>
      <p className={utilities.wholeRow}>
        <AttributeValue attribute={{ value: min }} />–<AttributeValue attribute={{ value: max, unit }} />
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
        defaultValue={to === undefined ? '' : String(to)}
      />
    </div>
  )
}
