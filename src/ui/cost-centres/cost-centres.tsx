import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { Form } from 'react-router'
import type { CostCentre } from '#domain/cost-centres/cost-centre.ts'
import { ListCell } from '../data-table/list-cell.tsx'
import { stateCell } from '../data-table/states.ts'
import { Link } from '../shared/link.tsx'
import { Price, usePrices } from '../part/price.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { FailureAlert } from '../shared/failure-alert.tsx'
import { Button, ButtonRow } from '../shared/button.tsx'
import { Checkbox } from '../shared/checkbox.tsx'
import { FieldColumns } from '../shared/field-columns.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { PageHead, Section } from '../shared/page-frame.tsx'
import { Stack } from '../shared/stack.tsx'
import { ColumnTable } from '../shared/column-table.tsx'
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
      <FailureAlert id={model.failure && `costCentres.failure.${model.failure}`} />
      {model.shown.costCentres.length === 0 ? (
        <Text as="p" muted>
          <FormattedMessage id="costCentres.nothing" />
        </Text>
      ) : (
        <Budgets model={model} />
      )}
      {model.mayChange && <ChangeForm key={model.shown.edited} model={model} />}
    </>
  )
})

const Budgets = observer(function Budgets({ model }: Props) {
  const { to } = usePaths()
  const prices = usePrices()
  return (
    <ColumnTable
      caption={<FormattedMessage id="costCentres.title" />}
      items={model.shown.costCentres}
      keyOf={({ id }) => id}
      columns={[
        {
          head: 'list.column.costCentre',
          heading: true,
          place: 'head',
          render: ({ id, name }) => (
            <>
              <Text strong>{id}</Text> {name}
            </>
          ),
        },
        ...AMOUNTS.map(
          (name) =>
            prices.areVisible && {
              head: `costCentres.${name}`,
              align: 'end' as const,
              render: ({ spending }: CostCentre) =>
                spending?.[name] ? <Price amount={spending[name]} /> : '–',
            },
        ),
        {
          head: 'list.column.status',
          place: 'flag',
          render: ({ isOpen }) => <ListCell value={stateCell(isOpen ? 'active' : 'closed')} />,
        },
        model.mayChange && {
          head: 'action.change',
          hidden: true,
          fit: true,
          render: ({ id }) => (
            <Link to={{ pathname: to('costcentres'), search: `?edit=${encodeURIComponent(id)}` }}>
              <FormattedMessage id="action.change" />
              <VisuallyHidden>: {id}</VisuallyHidden>
            </Link>
          ),
        },
      ]}
    />
  )
})

const ChangeForm = observer(function ChangeForm({ model }: Props) {
  const { to } = usePaths()
  const { form, lengths, isNew } = model
  const place = useFormFocus<HTMLFormElement>(model.shown.outcome, model.shown.edited !== '')
  // Resets the form after a cost centre was created. The effect's clean-up resets it, because a clean-up does not run
  // at hydration, where a reset would delete text that was typed before.
  useEffect(() => () => place.current?.reset(), [place, model.shown.costCentres.length])
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
