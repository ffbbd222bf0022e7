import { isGtin } from '#domain/scanning/check-digit.ts'
import { scanReadings, type Label } from '#domain/scanning/label.ts'
import type { CheckedLine } from '#domain/quick-order/checked-line.ts'
import { attempt } from '../kernel/attempt.ts'
import { LineCheck } from '../line-check/line-check.port.ts'
import type { Scan, ScanReader } from './scan-reader.port.ts'
import { dependsOn } from '../kernel/depends-on.ts'

/** Maximum length in characters of a number that the API looks up. */
const NUMBER_MAX = 100

/** Reads a scanned text. Uses the first interpretation whose number the catalogue contains. */
export class ReadScan extends dependsOn({ lineCheck: LineCheck }) implements ScanReader {
  async read(text: string): Promise<Scan> {
    const readings = scanReadings(text)
    const checkedLines = await this.#known(readings)
    const reading = readings.find((_, index) => checkedLines.has(index)) ?? unknownAs(readings)
    if (!reading) return { kind: 'nothing' }
    const { number, pieces, sscc } = reading
    if (sscc !== undefined) return { kind: 'package', sscc }
    if (number === undefined) return pieces === undefined ? { kind: 'nothing' } : { kind: 'quantity', pieces }
    const sku = checkedLines.get(readings.indexOf(reading))?.part?.sku
    return { kind: 'part', number: isGtin(number) ? (sku ?? number) : number, sku, pieces }
  }

  /**
   * Looks up the numbers of all interpretations; returns the results by index. If the catalogue is unreachable, no
   * number is known.
   */
  async #known(readings: readonly Label[]): Promise<ReadonlyMap<number, CheckedLine>> {
    const queries = readings.flatMap(({ number }, lineNo) =>
      number === undefined || number.length > NUMBER_MAX ? [] : [{ lineNo, input: number, quantity: 1 }],
    )
    if (queries.length === 0) return new Map()
    const checked = await attempt(() => this.deps.lineCheck.check(queries, 'meaning'))
    if (!checked.ok) return new Map()
    const knownLines = checked.value.filter(({ status }) => status !== 'unknown-number')
    return new Map(knownLines.map((line) => [line.lineNo, line]))
  }
}

/**
 * Interpretation of a code without a known part: the first label field that is not a part number, otherwise the first
 * unknown number.
 */
const unknownAs = (readings: readonly Label[]): Label | undefined =>
  readings.find(({ number }) => number === undefined) ?? readings[0]
