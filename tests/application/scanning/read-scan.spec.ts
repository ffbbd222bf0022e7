import { describe, expect, it } from 'vitest'
import type { LineCheck } from '#application/line-check/line-check.port.ts'
import { ReadScan } from '#application/scanning/read-scan.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { CheckedLine } from '#domain/quick-order/checked-line.ts'

const GTIN = '4006381333931'

/** A catalogue of numbers with their articles. */
function reader(catalogue: Readonly<Record<string, string>>) {
  const requestedNumbers: string[] = []
  const lineCheck: LineCheck = {
    check: (lines) => {
      requestedNumbers.push(...lines.map(({ input }) => input))
      return Promise.resolve(
        lines.map(({ lineNo, input }) => {
          const sku = catalogue[input]
          return {
            lineNo,
            status: sku === undefined ? 'unknown-number' : 'ok',
            candidates: [],
            ...(sku !== undefined && { part: { sku } }),
          } as unknown as CheckedLine
        }),
      )
    },
  }
  return { scans: new ReadScan({ lineCheck }), requestedNumbers }
}

describe('a scan', () => {
  it('of a bar code is converted to the part’s article number', async () => {
    const { scans } = reader({ [GTIN]: '2.30256' })
    expect(await scans.read(`]C1010${GTIN}3712`)).toEqual({
      kind: 'part',
      number: '2.30256',
      sku: '2.30256',
      pieces: 12,
    })
    expect(await scans.read(GTIN)).toMatchObject({ number: '2.30256' })
  })

  it('of a number that is not an article number retains the number as scanned', async () => {
    const { scans } = reader({ '81.43752-1127': '3.71783' })
    expect(await scans.read('81.43752-1127')).toEqual({
      kind: 'part',
      number: '81.43752-1127',
      sku: '3.71783',
      pieces: undefined,
    })
  })

  it('finds a number with its first letter, or without it if this letter is the code of a label field', async () => {
    expect(await reader({ P550345: '5.00001' }).scans.read('P550345')).toMatchObject({ number: 'P550345' })
    expect(await reader({ '2.30256': '2.30256' }).scans.read('P2.30256')).toMatchObject({ number: '2.30256' })
    expect(await reader({ SA8A3653: 'SA8A3653' }).scans.read('SA8A3653')).toMatchObject({
      number: 'SA8A3653',
    })
  })

  it.each([
    ['unknown', { kind: 'part', number: 'unknown' }],
    ['Q10', { kind: 'quantity', pieces: 10 }],
    ['V123456', { kind: 'nothing' }],
    ['S0000815', { kind: 'nothing' }],
    ['(00)340123450000000000', { kind: 'package', sscc: '340123450000000000' }],
    ['', { kind: 'nothing' }],
  ])('without a known part is classified by its content: %s', async (text, scan) => {
    expect(await reader({}).scans.read(text)).toMatchObject(scan)
  })

  it('of the serial number of a package (SSCC) sends no request', async () => {
    const { scans, requestedNumbers } = reader({})
    await scans.read('(00)340123450000000000')
    expect(requestedNumbers).toEqual([])
  })

  it('is returned as a number without a part if the API does not respond', async () => {
    const check = () => Promise.reject(new ApiFailure('offline', 'resolve'))
    expect(await new ReadScan({ lineCheck: { check } }).read(GTIN)).toEqual({
      kind: 'part',
      number: GTIN,
      sku: undefined,
      pieces: undefined,
    })
  })
})
