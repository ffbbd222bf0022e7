import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form } from 'react-router'
import type { CostCentre } from '#domain/cost-centres/cost-centre.ts'
import type { Money } from '#domain/shared/money.ts'
import { ListCell } from '../data-table/list-cell.tsx'
import { stateCell } from '../data-table/states.ts'
import { Link } from '../shared/link.tsx'
import { Price, IfPricesVisible } from '../part/price.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { AlertBox } from '../shared/alert-box.tsx'
import { Button, ButtonRow } from '../shared/button.tsx'
import { Checkbox } from '../shared/checkbox.tsx'
import { FieldColumns } from '../shared/field-columns.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { PageHead, Section } from '../shared/page-frame.tsx'
import { Stack } from '../shared/stack.tsx'
import { Cell, HeadCell } from '../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../shared/table.tsx'
import { Text } from '../shared/text.tsx'
import { TextInput } from '../shared/text-input.tsx'
import { useFormFocus } from '../shared/use-form-focus.ts'
import { VisuallyHidden } from '../shared/visually-hidden.tsx'
import type { CostCentresViewModel } from './cost-centres.view-model.ts'

type Props = { readonly model: CostCentresViewModel }

const AMOUNTS = ['budget', 'used', 'reserved', 'left'] as const

/** Cost centres with the used, reserved and available part of their budgets; works without scripts. */
export const CostCentresPage = observer(function CostCentresPage({ model }: Props) {
  return (
    <>
      <PageHead
        title={<FormattedMessage id="costCentres.title" />}
        intro={<FormattedMessage id="costCentres.intro" />}
      />
      {model.failure && (
        <AlertBox
          modifier="negative"
          role="alert"
          headline={<FormattedMessage id={`costCentres.failure.${model.failure}`} />}
        />
      )}
      {model.costCentres.length === 0 ? (
        <Text as="p" muted>
          <FormattedMessage id="costCentres.nothing" />
        </Text>
      ) : (
        <Budgets model={model} />
      )}
      {model.mayChange && <ChangeForm key={model.edited} model={model} />}
    </>
  )
})

const Budgets = observer(function Budgets({ model }: Props) {
  return (
    <Table caption={<FormattedMessage id="costCentres.title" />}>
      <TableHead>
        <HeadCell>
          <FormattedMessage id="list.column.costCentre" />
        </HeadCell>
        <IfPricesVisible>
          {AMOUNTS.map((name) => (
            <HeadCell key={name} align="end">
              <FormattedMessage id={`costCentres.${name}`} />
            </HeadCell>
          ))}
        </IfPricesVisible>
        <HeadCell>
          <FormattedMessage id="list.column.status" />
        </HeadCell>
        {model.mayChange && (
          <HeadCell fit hidden>
            <FormattedMessage id="action.change" />
          </HeadCell>
        )}
      </TableHead>
      <TableBody>
        {model.costCentres.map((one) => (
          <CostCentreRow key={one.id} costCentre={one} mayChange={model.mayChange} />
        ))}
      </TableBody>
    </Table>
  )
})

type RowProps = { readonly costCentre: CostCentre; readonly mayChange: boolean }

function CostCentreRow({ costCentre: { id, name, isOpen, spending }, mayChange }: RowProps) {
  const intl = useIntl()
  const { to } = usePaths()
  return (
    <Row>
      <Cell heading place="head">
        <Text strong>{id}</Text> {name}
      </Cell>
      <IfPricesVisible>
        {AMOUNTS.map((column) => (
          <Cell key={column} align="end" label={intl.formatMessage({ id: `costCentres.${column}` })}>
            <Amount amount={spending?.[column]} />
          </Cell>
        ))}
      </IfPricesVisible>
      <Cell place="flag" label={intl.formatMessage({ id: 'list.column.status' })}>
        <ListCell value={stateCell(isOpen ? 'active' : 'closed')} />
      </Cell>
      {mayChange && (
        <Cell fit>
          <Link to={{ pathname: to('costcentres'), search: `?edit=${encodeURIComponent(id)}` }}>
            <FormattedMessage id="action.change" />
            <VisuallyHidden>: {id}</VisuallyHidden>
          </Link>
        </Cell>
      )}
    </Row>
  )
}

const Amount = ({ amount }: { readonly amount: Money | undefined }) =>
  amount ? <Price amount={amount} /> : '–'

const ChangeForm = observer(function ChangeForm({ model }: Props) {
  const { to } = usePaths()
  const { form, lengths, isNew } = model
  const place = useFormFocus<HTMLFormElement>(model.outcome, model.edited !== '')
  // Resets the form after a cost centre was created. The effect's clean-up resets it, because a clean-up does not run
  // at hydration, where a reset would delete text that was typed before.
  useEffect(() => () => place.current?.reset(), [place, model.costCentres.length])
  const error = (field: 'id' | 'name' | 'budget') => {
    const failure = model.failureOf(field)
    return failure && <FormattedMessage id={`costCentres.failure.${failure}`} />
  }
  return (
    <Section
      title={
        <FormattedMessage id={isNew ? 'costCentres.new' : 'costCentres.edit'} values={{ id: form.id }} />
      }
    >
      <Form ref={place} method="post" noValidate>
        <Stack gap={16}>
          <FieldColumns>
            <TextInput
              name="id"
              label={<FormattedMessage id="costCentres.number" />}
              required
              readOnly={!isNew}
              maxLength={lengths.id}
              defaultValue={form.id}
              error={error('id')}
            />
            <TextInput
              name="name"
              label={<FormattedMessage id="costCentres.name" />}
              required
              maxLength={lengths.name}
              defaultValue={form.name}
              error={error('name')}
            />
            <TextInput
              name="budget"
              label={<FormattedMessage id="costCentres.budgetIn" values={{ currency: model.currency }} />}
              hint={<FormattedMessage id="costCentres.budget.hint" />}
              inputMode="decimal"
              numeric
              maxLength={20}
              defaultValue={form.budget}
              error={error('budget')}
            />
          </FieldColumns>
          <Checkbox
            name="isOpen"
            value="1"
            defaultChecked={form.isOpen}
            label={<FormattedMessage id="costCentres.takesOrders" />}
          />
          <ButtonRow>
            <Button type="submit" variant="primary">
              <FormattedMessage id="action.save" />
            </Button>
            {!isNew && (
              <LinkButton to={to('costcentres')} variant="quiet">
                <FormattedMessage id="action.cancel" />
              </LinkButton>
            )}
          </ButtonRow>
        </Stack>
      </Form>
    </Section>
  )
})
