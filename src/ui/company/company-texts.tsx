import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from '../shared/link.tsx'
import { EnquiryForm } from '../enquiries/enquiry-form.tsx'
import type { EnquiryFormViewModel } from '../enquiries/enquiry-form.view-model.ts'
import { useOffersPage } from '../kernel/use-offers-page.ts'
import { usePaths } from '../routing/use-paths.ts'
import { ButtonRow } from '../shared/button.tsx'
import { KeyValueList, type KeyValue } from '../shared/key-value-list.tsx'
import { LinkButton } from '../shared/link-button.tsx'
import { PhoneLink } from '../shared/phone-link.tsx'
import { Stack } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import { CompanyContacts, CompanyFigures, CompanyPlaces } from './company-facts.tsx'
import type { CompanyViewModel } from './company.view-model.ts'

type Props = { readonly model: CompanyViewModel }

export const AboutUs = observer(function AboutUs({ model }: Props) {
  const { to } = usePaths()
  const { company, places: locations } = model
  return (
    <>
      <p>
        <FormattedMessage id="company.about" values={{ company: company?.name ?? '' }} />
      </p>
      <CompanyFigures figures={model.figures} />
      <Address model={model} />
      <CompanyPlaces places={locations} />
      <CompanyContacts contacts={model.contacts} hours={model.phoneHours} />
      <ButtonRow>
        <LinkButton to={to('divisions')}>
          <FormattedMessage id="catalogue.divisions" />
        </LinkButton>
        <LinkButton to={to('categories')}>
          <FormattedMessage id="catalogue.groups" />
        </LinkButton>
      </ButtonRow>
    </>
  )
})

export const Tutorials = observer(function Tutorials({ model }: Props) {
  const { to } = usePaths()
  const offers = useOffersPage()
  return (
    <>
      <Lesson title={<FormattedMessage id="company.tutorials.part" />}>
        <FormattedMessage id="company.tutorials.part.text" />
      </Lesson>
      {model.offersVehicles && (
        <Lesson
          title={<FormattedMessage id="company.tutorials.vehicle" />}
          link={
            <Link to={to('vin')}>
              <FormattedMessage id="vin.title" />
            </Link>
          }
        >
          <FormattedMessage id="company.tutorials.vehicle.text" />
        </Lesson>
      )}
      {offers('quickorder') && (
        <Lesson
          title={<FormattedMessage id="company.tutorials.order" />}
          link={
            <Link to={to('quickorder')} reloadDocument>
              <FormattedMessage id="word.quickOrder" />
            </Link>
          }
        >
          <FormattedMessage id="company.tutorials.order.text" />
        </Lesson>
      )}
    </>
  )
})

type ContactProps = Props & { readonly enquiry: EnquiryFormViewModel }

export const Newsletter = observer(function Newsletter({ model, enquiry }: ContactProps) {
  const offers = useOffersPage()
  return (
    <>
      <p>
        <FormattedMessage id="company.newsletter" />
      </p>
      {offers('becomePartner') ? <EnquiryForm model={enquiry} /> : <ContactLink model={model} />}
    </>
  )
})

export const Contact = observer(function Contact({ model, enquiry }: ContactProps) {
  const offers = useOffersPage()
  return (
    <>
      <Address model={model} />
      <CompanyContacts contacts={model.contacts} hours={model.phoneHours} />
      {offers('becomePartner') && (
        <>
          <p>
            <FormattedMessage id="enquiry.question.intro" />
          </p>
          <EnquiryForm model={enquiry} />
        </>
      )}
    </>
  )
})

export const HelpDesk = observer(function HelpDesk({ model, enquiry }: ContactProps) {
  const { to } = usePaths()
  const offers = useOffersPage()
  return (
    <>
      <p>
        <FormattedMessage id="company.helpDesk" />
      </p>
      <CompanyContacts contacts={model.contacts} hours={model.phoneHours} />
      {offers('forms') && (
        <ButtonRow>
          <LinkButton to={to('forms')}>
            <FormattedMessage id="forms.title" />
          </LinkButton>
        </ButtonRow>
      )}
      {offers('becomePartner') ? (
        <EnquiryForm model={enquiry} />
      ) : (
        model.shown.request !== undefined && (
          <Text as="p" breakable>
            <FormattedMessage id="company.helpDesk.request" values={{ request: model.shown.request }} />
          </Text>
        )
      )}
    </>
  )
})

export const Imprint = observer(function Imprint({ model }: Props) {
  const { legal } = model
  return (
    <>
      <Address model={model} />
      {legal && (
        <KeyValueList
          variant="rows"
          items={[
            ...fact('represented', <FormattedMessage id="company.representedBy" />, legal.representedBy),
            ...fact('register', <FormattedMessage id="company.register" />, legal.register),
            ...fact('vatId', <FormattedMessage id="company.vatId" />, legal.vatId),
            ...fact('taxNumber', <FormattedMessage id="company.taxNumber" />, legal.taxNumber),
          ]}
        />
      )}
    </>
  )
})

export const DataProtection = observer(function DataProtection({ model }: Props) {
  return (
    <>
      <Lesson title={<FormattedMessage id="company.data.controller" />}>
        <Address model={model} />
      </Lesson>
      <Lesson title={<FormattedMessage id="company.data.kept" />}>
        <FormattedMessage id="company.data.kept.text" />
      </Lesson>
      <Lesson title={<FormattedMessage id="company.data.device" />}>
        <FormattedMessage id="company.data.device.text" />
      </Lesson>
      <Lesson title={<FormattedMessage id="company.data.visits" />}>
        <FormattedMessage id="company.data.visits.text" />
      </Lesson>
      <Lesson title={<FormattedMessage id="company.data.rights" />} link={<ContactLink model={model} />}>
        <FormattedMessage id="company.data.rights.text" />
      </Lesson>
    </>
  )
})

type LessonProps = { readonly title: ReactNode; readonly children: ReactNode; readonly link?: ReactNode }

function Lesson({ title, children, link }: LessonProps) {
  return (
    <Stack as="section" gap={8} start>
      <Text as="h2" large>
        {title}
      </Text>
      <div>{children}</div>
      {link}
    </Stack>
  )
}

const Address = observer(function Address({ model: { company, legal } }: Props) {
  if (!company) return null
  const { name, street, postCode, city, country, phone } = company
  return (
    <address>
      {name}
      <br />
      {street}
      <br />
      {postCode} {city}, {country}
      <br />
      <PhoneLink number={phone} />
      {legal?.email !== undefined && (
        <>
          <br />
          <a href={`mailto:${legal.email}`}>{legal.email}</a>
        </>
      )}
    </address>
  )
})

const ContactLink = observer(function ContactLink({ model }: Props) {
  const { to } = usePaths()
  if (!model.pages.includes('contact')) return null
  return (
    <Link to={to('companyPage', { page: 'contact' })}>
      <FormattedMessage id="footer.contactForm" />
    </Link>
  )
})

const fact = (key: string, term: ReactNode, value: string | undefined): KeyValue[] =>
  value === undefined ? [] : [{ key, term, value }]
