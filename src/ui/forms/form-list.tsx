import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { usePaths } from '../routing/use-paths.ts'
import { LinkButton } from '../shared/link-button.tsx'
import { LinkTabs } from '../shared/link-tabs.tsx'
import { PageHead } from '../shared/page-frame.tsx'
import { Cluster } from '../shared/stack.tsx'
import { Cell, HeadCell } from '../shared/table-cells.tsx'
import { Row, Table, TableBody, TableHead } from '../shared/table.tsx'
import { Text } from '../shared/text.tsx'
import utilities from '../shared/utilities.module.css'
import { VisuallyHidden } from '../shared/visually-hidden.tsx'
import type { OnlineFormViewModel } from './online-form.view-model.ts'

type Form = NonNullable<OnlineFormViewModel['form']>
type Props = {
  readonly forms: readonly Form[]
  readonly topic: Form['topic'] | undefined
  /** Document number that the links pass on to the chosen form. */
  readonly documentNo: string
}

type FormGroup = readonly [Form, ...(readonly Form[])]

const COLUMNS = ['form', 'language', 'version', 'size'] as const

export function FormList({ forms, topic, documentNo }: Props) {
  const displayedForms = topic === undefined ? forms : forms.filter((form) => form.topic === topic)
  return (
    <>
      <PageHead title={<FormattedMessage id="forms.title" />} intro={<FormattedMessage id="forms.intro" />} />
      <Topics forms={forms} topic={topic} documentNo={documentNo} />
      <Table caption={<FormattedMessage id="forms.title" />} className={utilities.fullWidth}>
        <TableHead>
          {COLUMNS.map((column) => (
            <HeadCell key={column} align={column === 'size' ? 'end' : 'start'}>
              <FormattedMessage id={`forms.column.${column}`} />
            </HeadCell>
          ))}
          <HeadCell hidden>
            <FormattedMessage id="forms.column.action" />
          </HeadCell>
        </TableHead>
        <TableBody>
          {grouped(displayedForms).map((group) => (
            <FormRow key={group[0].formId} forms={group} documentNo={documentNo} />
          ))}
        </TableBody>
      </Table>
    </>
  )
}

function Topics({ forms, topic, documentNo }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  const topics = [...new Set(forms.map((form) => form.topic))]
  return (
    <LinkTabs
      label={intl.formatMessage({ id: 'forms.topics' })}
      tabs={[undefined, ...topics].map((one) => ({
        id: one ?? 'all',
        name: <FormattedMessage id={one === undefined ? 'word.all' : `forms.topic.${one}`} />,
        to: { pathname: to('forms'), search: queryOf({ topic: one, documentNo }) },
        isCurrent: one === topic,
      }))}
    />
  )
}

/** A form, which the seller may offer online, as a PDF, or both. */
function FormRow({ forms, documentNo }: Pick<Props, 'documentNo'> & { readonly forms: FormGroup }) {
  const intl = useIntl()
  const { to } = usePaths()
  const [{ title, purpose, language, versionDate }] = forms
  const file = forms.find((form) => form.file)?.file
  const label = (column: (typeof COLUMNS)[number]) => intl.formatMessage({ id: `forms.column.${column}` })
  return (
    <Row>
      <Cell heading place="head">
        <strong>{title}</strong>
        <Text muted light block>
          {purpose}
        </Text>
      </Cell>
      <Cell label={label('language')}>
        {intl.formatDisplayName(language.split('-')[0] ?? language, { type: 'language' })}
      </Cell>
      <Cell label={label('version')} fit>
        <FormattedDate value={versionDate} dateStyle="medium" timeZone="UTC" />
      </Cell>
      <Cell label={label('size')} align="end">
        {file ? intl.formatNumber(Math.ceil(file.bytes / 1000), { style: 'unit', unit: 'kilobyte' }) : '–'}
      </Cell>
      <Cell place="wide" align="end" fit>
        <Cluster as="span" inline noWrap gap={8}>
          {forms.map((form) =>
            form.file ? (
              <LinkButton key={form.formId} to={form.file.path} reloadDocument download icon="download" small>
                <FormattedMessage id="forms.download" />
                <VisuallyHidden> {title}</VisuallyHidden>
              </LinkButton>
            ) : (
              <LinkButton
                key={form.formId}
                to={{ pathname: to('forms'), search: queryOf({ form: form.formId, documentNo }) }}
                icon="edit"
                small
              >
                <FormattedMessage id="forms.fillIn" />
                <VisuallyHidden> {title}</VisuallyHidden>
              </LinkButton>
            ),
          )}
        </Cluster>
      </Cell>
    </Row>
  )
}

/** Groups the online and the printable version of each form. */
function grouped(forms: readonly Form[]): readonly FormGroup[] {
  const groups = new Map<string, FormGroup>()
  for (const form of forms) {
    const key = `${form.topic} ${form.language}`
    groups.set(key, [...(groups.get(key) ?? []), form] as FormGroup)
  }
  return [...groups.values()]
}

/** Query string of the values that are not empty. */
function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const filled = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return new URLSearchParams(filled).toString()
}
