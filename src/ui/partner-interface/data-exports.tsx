import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DataExport } from '#domain/partner-interface/partner-interface.ts'
import { useViewModel } from '../kernel/container.tsx'
import { DateTime } from '../intl/date-time.tsx'
import utilities from '../shared/utilities.module.css'
import { classNames } from '../shared/class-names.ts'
import { Cluster } from '../shared/stack.tsx'
import { Text } from '../shared/text.tsx'
import { useChangeAndReload } from '../shared/use-change-and-reload.ts'
import { Button, ButtonRow } from '../shared/button.tsx'
import { Select } from '../shared/select.tsx'
import { StatusBadge } from '../shared/status-badge.tsx'
import styles from './partner.module.css'
import { DataExportsViewModel } from './data-exports.view-model.ts'
import { Section } from './section.tsx'

type Props = { readonly model: DataExportsViewModel }

export const DataExports = observer(function DataExports(props: { readonly exports: readonly DataExport[] }) {
  const model = useViewModel(DataExportsViewModel)
  return (
    <Section
      change={model.change}
      done={model.isQueued(props.exports) && <FormattedMessage id="documents.queued" />}
    >
      {props.exports.map((one) => (
        <OneExport key={one.kind} model={model} dataExport={one} />
      ))}
    </Section>
  )
})

const OneExport = observer(function OneExport({
  model,
  dataExport,
}: Props & { readonly dataExport: DataExport }) {
  const intl = useIntl()
  const change = useChangeAndReload()
  const { kind, nextRunAt, runs } = dataExport
  const [chosen, choose] = useState(dataExport)
  const name = intl.formatMessage({ id: `partner.export.${kind}` })
  const isBusy = model.isRunning(dataExport)
  return (
    <section className={styles.card} aria-label={name}>
      <h2>{name}</h2>
      <Text as="p" muted>
        {nextRunAt ? (
          <FormattedMessage id="partner.nextRun" values={{ date: <DateTime at={nextRunAt} /> }} />
        ) : (
          <FormattedMessage id="partner.schedule.OFF" />
        )}
      </Text>
      <Cluster gap={16} rowGap={8} align="end">
        <Select
          label={<FormattedMessage id="partner.format" />}
          labelVariant="small"
          small
          value={chosen.format}
          options={model.formats.map((value) => ({ value, text: value }))}
          onChange={(value) =>
            choose({ ...chosen, format: model.formats.find((one) => one === value) ?? chosen.format })
          }
        />
        <Select
          label={<FormattedMessage id="partner.schedule" />}
          labelVariant="small"
          small
          value={chosen.schedule}
          options={model.schedules.map((value) => ({
            value,
            text: intl.formatMessage({ id: `partner.schedule.${value}` }),
          }))}
          onChange={(value) =>
            choose({ ...chosen, schedule: model.schedules.find((one) => one === value) ?? chosen.schedule })
          }
        />
        <ButtonRow>
          <Button
            small
            busy={model.isScheduling(dataExport)}
            onClick={() => void change(() => model.schedule(chosen))}
          >
            <FormattedMessage id="action.save" />
          </Button>
          <Button small icon="download" busy={isBusy} onClick={() => void model.run(chosen, false)}>
            <FormattedMessage id="partner.runNow" />
          </Button>
          <Button small busy={isBusy} onClick={() => void model.run(chosen, true)}>
            <FormattedMessage id="partner.sample" />
          </Button>
        </ButtonRow>
      </Cluster>
      {runs.length > 0 && <Runs model={model} name={name} runs={runs} />}
    </section>
  )
})

type RunsProps = Props & { readonly name: string; readonly runs: DataExport['runs'] }

/** Files that the schedule has created, newest first. */
const Runs = observer(function Runs({ model, name, runs }: RunsProps) {
  const intl = useIntl()
  return (
    <ul className={classNames(styles.deliveries, utilities.fullWidth)}>
      {runs.map((run) => (
        <li key={run.at}>
          <DateTime at={run.at} />
          {run.failure ? (
            <StatusBadge severity="negative">
              <FormattedMessage id={`partner.run.${run.failure}`} />
            </StatusBadge>
          ) : (
            <>
              <Text muted>
                <FormattedMessage id="list.count.noticelist" values={{ count: run.total }} />
              </Text>
              <Button
                small
                icon="download"
                busy={model.isDownloading(run)}
                aria-label={intl.formatMessage(
                  { id: 'partner.run.downloadOf' },
                  { name, time: intl.formatDate(run.at, { dateStyle: 'medium', timeZone: 'UTC' }) },
                )}
                onClick={() => void model.download(run)}
              >
                <FormattedMessage id="partner.run.download" />
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
})
