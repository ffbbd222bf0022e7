import { observer } from 'mobx-react-lite'
import { useRef, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { usePaths } from '../routing/use-paths.ts'
import { Button, ButtonRow } from '../shared/button.tsx'
import { Checkbox, ChoiceGroup } from '../shared/checkbox.tsx'
import { ListDropDown } from './list-drop-down.tsx'
import { columnTextId } from './list-texts.ts'
import type { ListViewModel } from './list.view-model.ts'
import styles from './list-columns.module.css'

/** Choice of the visible columns, stored in the URL and on this device. */
export const ListColumns = observer(function ListColumns({
  model,
}: {
  readonly model: ListViewModel<unknown>
}) {
  const intl = useIntl()
  const { to } = usePaths()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const { name, routeId } = model.definition
  const { choices, isOwn } = model.columnChoice
  const show = (columns: readonly string[]) => {
    const search = model.links.queryOfColumns(model.columnChoice.choose(columns))
    form.current?.closest('details')?.removeAttribute('open')
    form.current?.closest('details')?.querySelector('summary')?.focus()
    void navigate({ pathname: to(routeId), search }, { preventScrollReset: true })
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    show(new FormData(event.currentTarget).getAll('columns').map(String))
  }
  const displayedIds = choices.filter(({ isShown }) => isShown).map(({ id }) => id)
  return (
    <ListDropDown icon="grid" isQuiet title={<FormattedMessage id="list.columns" />}>
      <form ref={form} key={displayedIds.join()} method="get" action={to(routeId)} onSubmit={submit}>
        {model.links.fieldsBeside('columns').map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <ChoiceGroup legend={<FormattedMessage id="list.columnsShown" />} legendHidden>
          <div className={styles.columns}>
            {choices.map(({ id, isShown }) => (
              <Checkbox
                key={id}
                name="columns"
                value={id}
                defaultChecked={isShown}
                label={<FormattedMessage id={columnTextId(intl, name, id)} />}
              />
            ))}
          </div>
        </ChoiceGroup>
        <ButtonRow className={styles.end}>
          <Button type="submit" small>
            <FormattedMessage id="list.columnsShow" />
          </Button>
          {isOwn && (
            <Button variant="quiet" small onClick={() => show([])}>
              <FormattedMessage id="list.columnsUsual" />
            </Button>
          )}
        </ButtonRow>
      </form>
    </ListDropDown>
  )
})
