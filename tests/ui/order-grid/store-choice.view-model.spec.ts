import { expect, it } from 'vitest'
import { ManageOwnNumbers } from '#application/own-numbers/manage-own-numbers.ts'
import type { OwnNumbers } from '#application/own-numbers/own-numbers.port.ts'
import type { ListFiles } from '#application/quick-order/list-files.port.ts'
import { ApiFailure } from '#application/kernel/api-failure.ts'
import type { OwnNumberStatus } from '#domain/own-numbers/own-number.ts'
import { StoreChoiceViewModel } from '#ui/order-grid/store-choice.view-model.ts'
import { ok } from '#domain/shared/result.ts'
import { checkedPart } from '../../fixtures/checked-line.fixture.ts'
import { answerRow, gridRowsOf, writtenLine } from '../../fixtures/grid-rows.fixture.ts'
import { recordedPort } from '../../fixtures/recorded-port.fixture.ts'

const PART = '3.70481'
const SEVERAL = { status: 'ambiguous', part: undefined, candidates: [checkedPart()] } as const

const unreachable = () => {
  throw new ApiFailure('offline', 'own-numbers')
}

/** A table with two rows of one number, and a row of another number. */
function learningOf(answers: { save?: () => OwnNumberStatus[]; remove?: () => void } = {}) {
  const rows = gridRowsOf(...['P-7', 'P-7', 'P-8'].map((number) => writtenLine(number)))
  const [first, second, other] = rows.filled
  if (!first || !second || !other) throw new Error('Three rows are needed')
  for (const row of rows.filled) answerRow(row, SEVERAL)
  const { port, calls } = recordedPort<OwnNumbers>({
    save: async () => ok((answers.save ?? (() => ['saved' as const]))()),
    remove: async () => answers.remove?.(),
  })
  let changes = 0
  const learning = new StoreChoiceViewModel(
    rows,
    new ManageOwnNumbers({ numbers: port, files: {} as ListFiles }),
    () => {
      changes += 1
    },
  )
  const open = () => rows.filled.map(({ needsAnswer }) => needsAnswer)
  return { learning, calls, first, second, open, changes: () => changes }
}

it('the chosen part is used in its row, and stored as the company’s own number', async () => {
  const { learning, calls, first, open } = learningOf()
  await learning.takePart(first, PART)
  expect(calls).toEqual([['save', [{ number: 'P-7', articleNo: PART }]]])
  expect([first.offer?.part?.sku, [...learning.remembered], open()]).toEqual([
    PART,
    ['P-7'],
    [false, false, false],
  ])
})

it.each<[string, () => OwnNumberStatus[]]>([
  ['is rejected', () => ['taken']],
  ['returns no status', () => []],
  ['fails', unreachable],
])('the chosen part is used in its row even if storing it %s', async (_, save) => {
  const { learning, first } = learningOf({ save })
  await learning.takePart(first, PART)
  expect([first.offer?.part?.sku, learning.remembered.size]).toEqual([PART, 0])
})

it('the order grid assigns a part to an own number, and checks its rows again', async () => {
  const { learning, calls, first, open, changes } = learningOf()
  expect(await learning.assign(first, PART)).toBe('saved')
  expect(calls).toEqual([['save', [{ number: 'P-7', articleNo: PART }]]])
  expect([open(), changes()]).toEqual([[true, true, false], 1])
})

it('the order grid does not change a row for which the user has already chosen a part', async () => {
  const { learning, first, second, open } = learningOf()
  second.write({ choice: { kind: 'part', sku: PART } })
  await learning.assign(first, PART)
  expect(open()).toEqual([true, false, false])
})

it.each<[OwnNumberStatus | 'failed', () => OwnNumberStatus[]]>([
  ['unknown-part', () => ['unknown-part']],
  ['invalid', () => []],
  ['failed', unreachable],
])('the order grid shows that an own number was not saved: %s', async (status, save) => {
  const { learning, first, open, changes } = learningOf({ save })
  expect(await learning.assign(first, PART)).toBe(status)
  expect([open(), changes(), learning.task.isRunning]).toEqual([[false, false, false], 0, false])
})

it('the order grid saves one own number at a time', async () => {
  const { learning, calls, first, second } = learningOf()
  const assigned = [learning.assign(first, PART), learning.assign(second, PART)]
  expect(learning.task.isRunning).toBe(true)
  expect(await Promise.all(assigned)).toEqual(['saved', 'failed'])
  expect(calls).toHaveLength(1)
})

it('the order grid deletes an own number, and checks its rows again', async () => {
  const { learning, calls, first, open, changes } = learningOf()
  await learning.takePart(first, PART)
  first.write({ choice: { kind: 'open' } })
  await learning.forget(first)
  expect(calls.at(-1)).toEqual(['remove', ['P-7']])
  expect([learning.remembered.size, open(), changes()]).toEqual([0, [true, true, false], 1])
})

it('the order grid retains an own number that could not be deleted', async () => {
  const { learning, first, open, changes } = learningOf({ remove: unreachable })
  await learning.takePart(first, PART)
  await learning.forget(first)
  expect([learning.remembered.size, open(), changes()]).toEqual([1, [false, false, false], 0])
})
