import { observer } from 'mobx-react-lite'
import { FormattedMessage, useIntl } from 'react-intl'
import { AlertBox } from '../../shared/alert-box.tsx'
import { Button, ButtonRow, TextButton } from '../../shared/button.tsx'
import { EmptyState } from '../../shared/empty-state.tsx'
import { PageHead } from '../../shared/page-frame.tsx'
import { TextInput } from '../../shared/text-input.tsx'
import { useLocale } from '../../routing/use-paths.ts'
import { ListDropDown } from '../list/list-drop-down.tsx'
import { CartTable } from './cart-table.tsx'
import { cartsSheet } from './carts-sheet.ts'
import { CartTaskForm } from './cart-task-form.tsx'
import type { MyCartsViewModel } from './my-carts.view-model.ts'
import styles from './my-carts.module.css'

type Props = { readonly model: MyCartsViewModel }

/** The carts that a customer keeps beside the one that is being filled. */
export const MyCarts = observer(function MyCarts({ model }: Props) {
  const intl = useIntl()
  const { open, failure, rows } = model
  return (
    <>
      <PageHead
        title={<FormattedMessage id="mycarts.title" />}
        count={model.carts.length}
        intro={<FormattedMessage id="mycarts.intro" />}
        actions={
          <ButtonRow>
            <ExportList model={model} />
            {model.mayChange && (
              <Button look="primary" icon="plus" onClick={() => model.begin('create')}>
                <FormattedMessage id="mycarts.create" />
              </Button>
            )}
          </ButtonRow>
        }
      />
      <Deleted model={model} />
      {failure !== undefined && failure !== 'logged-out' && (
        <AlertBox modifier="negative" headline={<FormattedMessage id={`mycarts.failure.${failure}`} />} />
      )}
      {open && <CartTaskForm key={`${open.task} ${open.cart?.cartId}`} open={open} model={model} />}
      <TextInput
        type="search"
        className={styles.search}
        label={intl.formatMessage({ id: 'mycarts.search' })}
        labelLook="small"
        value={model.term}
        onChange={(term) => model.search(term)}
      />
      {rows.length === 0 ? (
        <EmptyState
          icon="filter"
          role="status"
          title={<FormattedMessage id="mycarts.nothing" />}
          actions={
            <Button onClick={() => model.search('')}>
              <FormattedMessage id="mycarts.showAll" />
            </Button>
          }
        />
      ) : (
        <CartTable model={model} />
      )}
    </>
  )
})

const ExportList = observer(function ExportList({ model }: Props) {
  const intl = useIntl()
  const language = useLocale()
  const save = (format: 'csv' | 'xlsx') =>
    void model.exportList(format, language, cartsSheet(intl, model.rows, model.pricesAreVisible))
  return (
    <ListDropDown icon="download" title={<FormattedMessage id="cart.export" />}>
      <div className={styles.actions}>
        {(['csv', 'xlsx'] as const).map((format) => (
          <Button key={format} small look="quiet" icon="file" onClick={() => save(format)}>
            <FormattedMessage id={`list.format.${format}`} />
          </Button>
        ))}
      </div>
    </ListDropDown>
  )
})

const Deleted = observer(function Deleted({ model }: Props) {
  const { deleted } = model
  return (
    <p role="status" className={deleted ? styles.deleted : undefined}>
      {deleted && (
        <>
          <FormattedMessage id="mycarts.deleted" values={{ name: deleted.name }} />{' '}
          <TextButton aria-disabled={model.isBusy} onClick={() => void model.undo()}>
            <FormattedMessage id="cart.undo" />
          </TextButton>
        </>
      )}
    </p>
  )
})
