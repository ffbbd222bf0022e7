import { dependsOn } from '#application/kernel/depends-on.ts'
import { ExportData } from '#application/partner-interface/export-data.ts'
import { EXPORT_FORMATS, SCHEDULES, type DataExport } from '#domain/partner-interface/partner-interface.ts'
import { PartnerChange } from './partner-change.view-model.ts'

const scheduleOf = ({ kind }: DataExport): string => `${kind} schedule`

export class DataExportsViewModel extends dependsOn({ exports: ExportData }) {
  readonly formats = EXPORT_FORMATS
  readonly schedules = SCHEDULES
  readonly change = new PartnerChange()

  /** The subject of a run is the kind of the export. */
  isRunning({ kind }: DataExport): boolean {
    return this.change.pending === kind
  }

  isScheduling(dataExport: DataExport): boolean {
    return this.change.pending === scheduleOf(dataExport)
  }

  /** True if the last change queued an export. */
  isQueued(exports: readonly DataExport[]): boolean {
    return exports.some(({ kind }) => kind === this.change.done)
  }

  /** The downloads of the header deliver the file. */
  run({ kind, format }: DataExport, sample: boolean): Promise<boolean> {
    return this.change.run(kind, () => this.deps.exports.run(kind, format, sample))
  }

  schedule(dataExport: DataExport): Promise<boolean> {
    return this.change.run(scheduleOf(dataExport), () => this.deps.exports.schedule(dataExport))
  }
}
