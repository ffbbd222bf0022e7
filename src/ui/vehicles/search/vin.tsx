import { FormattedMessage } from 'react-intl'
import { BreadcrumbsFromHome } from '../../page/breadcrumbs-from-home.tsx'
import { AlertBox } from '../../shared/alert-box.tsx'
import { Icon } from '../../shared/icon.tsx'
import { Page, PageHead, Section } from '../../shared/page-frame.tsx'
import { Stack } from '../../shared/stack.tsx'
import { ChooseByMakerLink } from '../choose-by-maker-link.tsx'
import { VinForm } from '../vin-form.tsx'
import type { VinInputViewModel } from '../vin-input.view-model.ts'
import styles from './vin.module.css'

const PLACES = ['papers', 'plate', 'frame'] as const
const ICONS = { papers: 'file', plate: 'card', frame: 'truck' } as const

type Props = {
  readonly model: VinInputViewModel
  /** True if the searched number belongs to no vehicle. */
  readonly wasNotFound: boolean
}

export function Vin({ model, wasNotFound }: Props) {
  return (
    <Page>
      <BreadcrumbsFromHome current={<FormattedMessage id="vin.title" />} />
      <PageHead title={<FormattedMessage id="vin.title" />} intro={<FormattedMessage id="vin.intro" />} />
      {wasNotFound && (
        <div className={styles.alert}>
          <AlertBox
            modifier="warning"
            headline={<FormattedMessage id="vin.notFound.title" />}
            text={<FormattedMessage id="vin.notFound.text" />}
          />
        </div>
      )}
      <Stack gap={16}>
        <VinForm model={model} />
        <ChooseByMakerLink />
      </Stack>
      <Section title={<FormattedMessage id="vin.where.title" />}>
        <Stack as="ul" gap={8} className={styles.places}>
          {PLACES.map((place) => (
            <li key={place}>
              <Icon name={ICONS[place]} />
              <span>
                <FormattedMessage id={`vin.where.${place}`} />
              </span>
            </li>
          ))}
        </Stack>
      </Section>
    </Page>
  )
}
