import { setTimeout as pause } from 'node:timers/promises'
import type { Capability } from '#contracts/capabilities/capability-calls.ts'
import type { DocumentType } from '#contracts/documents/document.dto.ts'
import { shopContract } from '#contracts/shop.contract.ts'
import type { ProbeFixtures } from '../kit/probe-fixtures.ts'
import { assertProbe, assertProbeEqual, requireValue } from '../kit/outcome.ts'
import { probesOf, type Probe } from '../kit/probe.ts'
import { listProbes } from './list-probes.ts'

const { documents, invoices } = shopContract

const POLLS = 40
const POLL_MS = 250
const LONG_AGO = '2000-01-01'

const cents = (value: number) => Math.round(value * 100)

const latest = async (fixtures: ProbeFixtures, documentType: DocumentType) => {
  const { items } = await (
    await fixtures.customer()
  ).ask(documents.list, { start: 0, length: 10, filter: {}, documentType })
  requireValue(items[0], documentType)
  return items
}

function documentsOf(
  capability: Capability,
  requirement: string,
  documentType: DocumentType,
  name: string,
): readonly Probe[] {
  return [
    ...listProbes({
      capability,
      requirement,
      name: `list of ${name}`,
      route: documents.list,
      body: { documentType },
      sortedBy: ['date', 'documentNo'],
      id: ({ documentNo }) => String(documentNo),
      date: ({ date }) => String(date),
    }),
    ...probesOf(capability, [
      [
        requirement,
        `One of the ${name} read by its number says what the list says.`,
        async (fixtures) => {
          const customer = await fixtures.customer()
          for (const listed of (await latest(fixtures, documentType)).slice(0, 4)) {
            const { documentNo } = listed
            const { header, lines } = await customer.ask(documents.get, { documentType, documentNo })
            assertProbeEqual(header, listed, `header of ${documentNo}`)
            assertProbeEqual(lines.length, header.lineCount, `lines of ${documentNo}`)
          }
        },
      ],
      [
        requirement,
        `Several ${name} come in the order of the numbers, unknown ones are left out.`,
        async (fixtures) => {
          const numbers = (await latest(fixtures, documentType))
            .slice(0, 3)
            .map(({ documentNo }) => documentNo)
          const { documents: foundDocuments } = await (
            await fixtures.customer()
          ).ask(documents.getMany, {
            documentType,
            documentNos: [...numbers.toReversed(), 'no-such-document'],
          })
          assertProbeEqual(
            foundDocuments.map(({ header }) => header.documentNo),
            numbers.toReversed(),
            'numbers',
          )
        },
      ],
      [
        requirement,
        `An unknown number, and one of another account, is 404 (${name}).`,
        async (fixtures) => {
          const customer = await fixtures.customer()
          await customer.refused(documents.get, { documentType, documentNo: 'no-such-document' }, [404])
          const [document] = await latest(fixtures, documentType)
          for (const { caller } of await fixtures.others()) {
            const body = { documentType, documentNo: document?.documentNo ?? '' }
            await caller.refused(documents.get, body, [403, 404])
          }
        },
      ],
    ]),
  ]
}

async function mustAgree(fixtures: ProbeFixtures, documentType: DocumentType): Promise<void> {
  const customer = await fixtures.customer()
  for (const { documentNo } of await latest(fixtures, documentType)) {
    const { header, lines, charges, taxes } = await customer.ask(documents.get, { documentType, documentNo })
    const { net, tax, total, paid, openAmount } = header
    if (net === undefined || tax === undefined || total === undefined) continue
    assertProbeEqual(cents(total.value), cents(net.value) + cents(tax.value), `${documentNo}, gross in cents`)
    const totals = [
      ...lines.map(({ rowTotal }) => rowTotal?.value ?? 0),
      ...(charges ?? []).map(({ amount }) => amount.value),
    ]
    assertProbeEqual(
      cents(net.value),
      totals.reduce((sum, value) => sum + cents(value), 0),
      `${documentNo}, net in cents`,
    )
    if (taxes !== undefined && taxes.length > 0) {
      const taxed = taxes.reduce((sum, one) => sum + cents(one.tax.value), 0)
      assertProbeEqual(cents(tax.value), taxed, `${documentNo}, tax in cents`)
    }
    if (paid !== undefined && openAmount !== undefined) {
      assertProbeEqual(
        cents(openAmount.value),
        cents(total.value) - cents(paid.value),
        `${documentNo}, open amount in cents`,
      )
    }
  }
}

export const documentsProbes: readonly Probe[] = [
  ...documentsOf('deliveries', 'INFO-09', 'DESPATCH_ADVICE', 'delivery notes'),
  ...documentsOf('invoices', 'INFO-18', 'INVOICE', 'invoices'),
  ...documentsOf('invoices', 'INFO-07', 'CREDIT_NOTE', 'credit notes'),
  ...probesOf('deliveries', [
    [
      'INFO-15',
      'The pieces in the parcels of a delivery note add up to those of its lines.',
      async (fixtures) => {
        const customer = await fixtures.customer()
        for (const { documentNo } of (await latest(fixtures, 'DESPATCH_ADVICE')).slice(0, 5)) {
          const body = { documentType: 'DESPATCH_ADVICE', documentNo } as const
          const { lines, packages } = await customer.ask(documents.get, body)
          if (packages.length === 0) continue
          const packed = packages.flatMap((one) => one.lines).reduce((sum, { quantity }) => sum + quantity, 0)
          assertProbeEqual(
            packed,
            lines.reduce((sum, { quantity }) => sum + quantity, 0),
            `pieces of ${documentNo}`,
          )
        }
      },
    ],
    [
      'INFO-09',
      'The trace of a delivery note contains it, with edges only between returned documents.',
      async (fixtures) => {
        const { documentNo } = requireValue((await latest(fixtures, 'DESPATCH_ADVICE'))[0], 'delivery note')
        const { nodes, edges } = await (await fixtures.customer()).ask(documents.trace, { term: documentNo })
        assertProbe(
          nodes.some((node) => node.documentNo === documentNo && node.matched),
          `${documentNo} is not in its own trace`,
        )
        const ids = new Set(nodes.map(({ id }) => id))
        assertProbe(
          edges.every(({ from, to }) => ids.has(from) && ids.has(to)),
          'an edge leads to no document',
        )
      },
    ],
    [
      'DOWN-01',
      'A requested file becomes ready, can be downloaded, and has the requested format.',
      async (fixtures) => {
        const customer = await fixtures.customer()
        const { documentNo } = requireValue((await latest(fixtures, 'DESPATCH_ADVICE'))[0], 'delivery note')
        const { queueId } = await customer.ask(
          documents.queue,
          {
            items: [{ documentType: 'DESPATCH_ADVICE', documentNo, format: 'PDF' }],
            bundle: 'SINGLE',
          },
          { idempotencyKey: crypto.randomUUID() },
        )
        for (let poll = 0; poll < POLLS; poll++) {
          const { entries } = await customer.ask(documents.status, { queueIds: [queueId] })
          if (entries[0]?.ready) {
            const file = (await customer.send(documents.file, { queueId })).body as Uint8Array
            return assertProbe(
              new TextDecoder().decode(file.slice(0, 5)) === '%PDF-',
              'the file does not begin as a PDF',
            )
          }
          assertProbe(entries[0]?.disabled !== true, `no file was made: ${JSON.stringify(entries[0]?.error)}`)
          await pause(POLL_MS)
        }
        assertProbe(false, `the file is not ready after ${(POLLS * POLL_MS) / 1000} s`)
      },
    ],
    [
      'DOWN-01',
      'The same Idempotency-Key requests files once.',
      async (fixtures) => {
        const customer = await fixtures.customer()
        const { documentNo } = requireValue((await latest(fixtures, 'DESPATCH_ADVICE'))[0], 'delivery note')
        const body = { items: [{ documentType: 'DESPATCH_ADVICE', documentNo, format: 'PDF' } as const] }
        const options = { idempotencyKey: crypto.randomUUID() }
        const first = await customer.ask(documents.queue, body, options)
        assertProbeEqual(await customer.ask(documents.queue, body, options), first, 'second answer')
      },
    ],
  ]),
  ...probesOf('invoices', [
    [
      'INFO-18',
      'The amounts of an invoice add up: rows and charges are net, with tax gross, less payments the open amount.',
      (fixtures) => mustAgree(fixtures, 'INVOICE'),
    ],
    ['INFO-07', 'The amounts of a credit note agree.', (fixtures) => mustAgree(fixtures, 'CREDIT_NOTE')],
    [
      'INFO-18',
      'The filter of a status returns only invoices with it; open returns all that are not fully paid.',
      async (fixtures) => {
        const customer = await fixtures.customer()
        const found = async (status: 'open' | 'paid' | 'overdue') => {
          const page = { start: 0, length: 50, filter: { status }, documentType: 'INVOICE' } as const
          return (await customer.ask(documents.list, page)).items
        }
        for (const status of ['paid', 'overdue'] as const) {
          const otherDocument = (await found(status)).find((one) => one.status !== status)
          assertProbe(
            otherDocument === undefined,
            `${otherDocument?.documentNo} is ${otherDocument?.status}, not ${status}`,
          )
        }
        const paid = (await found('open')).find(({ status }) => status === 'paid')
        assertProbe(paid === undefined, `${paid?.documentNo} is paid, not open`)
      },
    ],
    [
      'INFO-18',
      'Open amounts by age add up to the open balance.',
      async (fixtures) => {
        const { buckets, openBalance } = await (await fixtures.customer()).ask(invoices.ageing, {})
        const sum = buckets.reduce((all, { amount }) => all + cents(amount?.value ?? 0), 0)
        assertProbeEqual(sum, cents(requireValue(openBalance, 'balance').value), 'sum in cents')
      },
    ],
    [
      'INFO-18',
      'Opening balance and entries of a statement add up to its closing balance, oldest first.',
      async (fixtures) => {
        const dateTo = new Date().toISOString().slice(0, 10)
        const { openingBalance, closingBalance, entries } = await (
          await fixtures.customer()
        ).ask(invoices.statement, { dateFrom: LONG_AGO, dateTo })
        const dates = entries.map(({ date }) => date)
        assertProbeEqual(dates.toSorted(), dates, 'dates')
        const sum = entries.reduce(
          (all, { amount }) => all + cents(amount?.value ?? 0),
          cents(requireValue(openingBalance, 'balance').value),
        )
        assertProbeEqual(
          sum,
          cents(requireValue(closingBalance, 'balance').value),
          'closing balance in cents',
        )
      },
    ],
  ]),
]
