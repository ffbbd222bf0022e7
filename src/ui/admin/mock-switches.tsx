import { FormattedMessage, useIntl } from 'react-intl'
import { Segmented } from '../shared/segmented.tsx'
import { Cluster } from '../shared/stack.tsx'
import utilities from '../shared/utilities.module.css'
import { MOCK_FAULTS, MOCK_LATENCIES, type AdminViewModel } from './admin.view-model.ts'

type Mock = NonNullable<AdminViewModel['mock']>
type Props = { readonly mock: Mock; readonly onChange: (change: Partial<Mock>) => void }

/** Switches that change the behaviour of the mock API. Only rendered if the API is the mock. */
export function MockSwitches({ mock, onChange }: Props) {
  const intl = useIntl()
  const milliseconds = (value: number) => intl.formatNumber(value, { style: 'unit', unit: 'millisecond' })
  return (
    <Cluster gap={16} className={utilities.before16}>
      <Segmented
        legend={<FormattedMessage id="admin.mock.latency" />}
        value={String(mock.latencyMs)}
        segments={MOCK_LATENCIES.map((value) => ({ value: String(value), label: milliseconds(value) }))}
        onChange={(value) => onChange({ latencyMs: Number(value) })}
      />
      <Segmented
        legend={<FormattedMessage id="admin.mock.fault" />}
        value={mock.fault}
        segments={MOCK_FAULTS.map((value) => ({
          value,
          label: <FormattedMessage id={`admin.mock.${value}`} />,
        }))}
        onChange={(fault) => onChange({ fault })}
      />
    </Cluster>
  )
}
