import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ScanButton } from '../scanning/scan-button.tsx'
import { useScanner } from '../scanning/use-scanner.ts'
import { usePaths } from '../routing/use-paths.ts'
import { Breadcrumbs } from '../shared/breadcrumbs.tsx'
import { PageHead, Section } from '../shared/page-frame.tsx'
import { PartNumber } from '../shared/part-number.tsx'
import { ColumnTable } from '../shared/column-table.tsx'
import { Text } from '../shared/text.tsx'
import utilities from '../shared/utilities.module.css'
import { ArrivalNotice } from './arrival-notice.tsx'
import { DocumentButtons } from '../document-files/document-buttons.tsx'
import { DocumentFailures } from '../document-files/document-failures.tsx'
import type { DocumentFilesViewModel } from '../document-files/document-files.view-model.ts'
import { PackageTable } from './package-table.tsx'
import type { PackingViewModel } from './packing.view-model.ts'
import { ClaimFormLink } from './claim-form-link.tsx'

type Props = { readonly model: PackingViewModel; readonly files: DocumentFilesViewModel }

/** Content of a shipment by package, for checking the goods while they are unpacked. */
export const PackingPage = observer(function PackingPage({ model, files }: Props) {
  const intl = useIntl()
  const { to } = usePaths()
  useEffect(() => model.recall(), [model])
  useScanner((text) => void model.scan(text))
  const { number, packages, missing, lineCount } = model
  return (
    <>
      <Breadcrumbs
        label={intl.formatMessage({ id: 'breadcrumbs.label' })}
        trail={[{ name: intl.formatMessage({ id: 'list.title.packinglist' }), to: to('packinglist') }]}
        current={number}
      />
      <PageHead
        title={<FormattedMessage id="packing.title" values={{ number }} />}
        count={<FormattedMessage id="packing.packages" values={{ count: packages.length }} />}
        actions={
          <>
            <ScanButton onCode={(code) => void model.scan(code)}>
              <ArrivalNotice model={model} />
            </ScanButton>
            <ClaimFormLink topic="SHORTAGE" documentNo={number} lines={model.shortLines} />
            {model.damagedLines.length > 0 && (
              <ClaimFormLink
                topic="SHORTAGE"
                reason="DAMAGED"
                documentNo={number}
                lines={model.damagedLines}
              />
            )}
            <DocumentButtons
              files={files}
              documentType="PACKING_LIST"
              documentNo={number}
              formats={['PDF', 'XLSX']}
            />
          </>
        }
      />
      <DocumentFailures files={files} />
      <Text as="p" role="status" muted>
        <FormattedMessage
          id="packing.arrived"
          values={{ arrived: lineCount - missing.length, total: lineCount }}
        />
        {' · '}
        <FormattedMessage id="packing.scanHint" />
      </Text>
      <ArrivalNotice model={model} />
      {packages.map((one) => (
        <PackageTable key={one.sscc} model={model} one={one} />
      ))}
      <Section title={<FormattedMessage id="packing.tariffs" />}>
        <Tariffs model={model} />
      </Section>
    </>
  )
})

const Tariffs = observer(function Tariffs({ model }: Pick<Props, 'model'>) {
  const intl = useIntl()
  return (
    <div data-density="compact">
      <ColumnTable
        caption={<FormattedMessage id="packing.tariffs" />}
        cards={false}
        className={utilities.fullWidth}
        items={model.tariffs}
        keyOf={({ tariffNo, originCountry }) => tariffNo + originCountry}
        columns={[
          {
            head: 'packing.tariffNo',
            heading: true,
            render: ({ tariffNo }) => <PartNumber light>{tariffNo}</PartNumber>,
          },
          {
            head: 'packing.origin',
            render: ({ originCountry }) =>
              intl.formatDisplayName(originCountry, { type: 'region' }) ?? originCountry,
          },
          { head: 'packing.quantity', align: 'end', render: ({ quantity }) => intl.formatNumber(quantity) },
          {
            head: 'packing.netWeight',
            align: 'end',
            render: ({ netWeightKg }) =>
              intl.formatNumber(netWeightKg, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 }),
          },
        ]}
      />
    </div>
  )
})
