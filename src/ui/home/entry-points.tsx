import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Form, type FormProps } from 'react-router'
import { Link } from '../shared/link.tsx'
import { IfOffered } from '../kernel/offered.tsx'
import { usePaths } from '../routing/use-paths.ts'
import { Button, ButtonRow } from '../shared/button.tsx'
import { Icon } from '../shared/icon.tsx'
import type { IconName } from '../shared/icon-names.ts'
import { LinkButton } from '../shared/link-button.tsx'
import { Cluster } from '../shared/stack.tsx'
import { TextInput } from '../shared/text-input.tsx'
import { CheckItem, CheckList } from '../shared/check-list.tsx'
import utilities from '../shared/utilities.module.css'
import { ChooseByMakerLink } from '../vehicles/choose-by-maker-link.tsx'
import { useVehicleSlug } from '../chosen-vehicle/use-results-href.ts'
import { Text } from '../shared/text.tsx'
import styles from './entry-points.module.css'
import type { Shortcut } from '../layout/shortcuts.ts'
import type { HomeViewModel } from './home.view-model.ts'

type Props = { readonly model: HomeViewModel }

/** Entry points: search by number, search by vehicle, and for guests how to become a partner. */
export const EntryPoints = observer(function EntryPoints({ model }: Props) {
  return (
    <div className={styles.starts}>
      <NumberSearch model={model} />
      {model.offersVinSearch && <VehicleSearch />}
      {model.partnerName === undefined && <ForPartners />}
    </div>
  )
})

const NumberSearch = observer(function NumberSearch({ model }: Props) {
  const { to } = usePaths()
  const vehicle = useVehicleSlug()
  const intl = useIntl()
  return (
    <StartSearch
      icon="barcode"
      title={<FormattedMessage id="home.byNumber" />}
      action={to('results')}
      onSubmit={({ currentTarget }) => {
        const term = new FormData(currentTarget).get('term')
        if (typeof term === 'string') model.searchNumber(term)
      }}
    >
      {vehicle !== undefined && <input type="hidden" name="vehicle" value={vehicle} />}
      <TextInput
        {...TERM}
        beside={<SearchButton />}
        label={<FormattedMessage id="home.byNumber.label" />}
        hint={<FormattedMessage id="home.byNumber.hint" />}
        placeholder={intl.formatMessage({ id: 'home.byNumber.example' })}
        maxLength={200}
      />
    </StartSearch>
  )
})

function VehicleSearch() {
  const { to } = usePaths()
  const intl = useIntl()
  return (
    <StartSearch
      icon="truck"
      title={<FormattedMessage id="home.byVehicle" />}
      action={to('vin')}
      beneath={<ChooseByMakerLink />}
    >
      <TextInput
        {...TERM}
        beside={<SearchButton />}
        label={<FormattedMessage id="vin.label" />}
        hint={<FormattedMessage id="home.byVehicle.hint" />}
        placeholder={intl.formatMessage({ id: 'vin.example' })}
        maxLength={40}
        autoCapitalize="characters"
      />
    </StartSearch>
  )
}

const TERM = { name: 'term', autoComplete: 'off', spellCheck: false, enterKeyHint: 'search' } as const

type StartSearchProps = Pick<FormProps, 'action' | 'onSubmit' | 'children'> & {
  readonly icon: IconName
  readonly title: ReactNode
  readonly beneath?: ReactNode
}

/** Form with a search field; `children` is the field, `beneath` the content below it. */
function StartSearch({ icon, title, children, beneath, ...form }: StartSearchProps) {
  return (
    <section className={styles.start}>
      <StartTitle icon={icon}>{title}</StartTitle>
      <Form {...form} method="get" className={styles.search}>
        {children}
      </Form>
      {beneath}
    </section>
  )
}

function SearchButton() {
  return (
    <Button type="submit">
      <FormattedMessage id="action.search" />
    </Button>
  )
}

function ForPartners() {
  const { to } = usePaths()
  return (
    <section className={styles.login}>
      <StartTitle icon="lock">
        <FormattedMessage id="home.partners" />
      </StartTitle>
      <CheckList className={utilities.after12}>
        <CheckItem>
          <FormattedMessage id="home.partners.prices" />
        </CheckItem>
        <CheckItem>
          <FormattedMessage id="home.partners.service" />
        </CheckItem>
      </CheckList>
      <ButtonRow>
        <LinkButton variant="primary" to={to('login')}>
          <FormattedMessage id="action.logIn" />
        </LinkButton>
        <IfOffered page="becomePartner">
          <LinkButton to={to('becomePartner')}>
            <FormattedMessage id="home.partners.become" />
          </LinkButton>
        </IfOffered>
      </ButtonRow>
    </section>
  )
}

/** Links to the most used pages, with current counts. */
export const Shortcuts = observer(function Shortcuts({ model }: Props) {
  const { to } = usePaths()
  return (
    <ul className={styles.shortcuts}>
      {model.shortcuts.map((routeId) => (
        <li key={routeId}>
          <Link to={to(routeId)} reloadDocument={routeId === 'quickorder'}>
            <FormattedMessage id={`home.shortcut.${routeId}`} />
          </Link>{' '}
          <Today model={model} shortcut={routeId} />
        </li>
      ))}
    </ul>
  )
})

const Today = observer(function Today({ model, shortcut }: Props & { readonly shortcut: Shortcut }) {
  const today = model.todayOf(shortcut)
  return (
    today && (
      <Text small muted unbroken>
        <FormattedMessage id={`home.today.${today.name}`} values={{ count: today.count }} />
      </Text>
    )
  )
})

function StartTitle({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <Cluster as="h2" gap={8} align="center" noWrap className={styles.title}>
      <Text as={Icon} name={icon} muted />
      {children}
    </Cluster>
  )
}
