import { expect, it } from 'vitest'
import { ReportErrors } from '#application/errors/report-errors.ts'
import { ManualClock } from '../../fixtures/clock.fixture.ts'

function reporter(send: (message: string) => Promise<void> = async () => {}) {
  const sent: string[] = []
  const levels: string[] = []
  const clock = new ManualClock()
  const log = {
    send: async (message: string, level: string) => {
      sent.push(message)
      levels.push(level)
      await send(message)
    },
  }
  const report = new ReportErrors({ log, session: { user: { contactId: 'anna' } }, clock })
  const settled = async (ms: number) => {
    clock.pass(ms)
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
  return { report, sent, levels, pass: settled }
}

it('reports a repeated error at most once a minute, with the number of its repetitions', async () => {
  const { report, sent, pass } = reporter()
  for (let time = 0; time < 5; time++) await report.run(['Picture 7 is missing'])
  expect(sent).toEqual(['Picture 7 is missing'])

  await pass(60_000)
  expect(sent).toEqual(['Picture 7 is missing', '4 × Picture 7 is missing'])
  await pass(60_000)
  await report.run(['Picture 7 is missing'])
  expect(sent.slice(2)).toEqual(['Picture 7 is missing'])
})

it('reports each of several simultaneous errors', async () => {
  const { report, sent } = reporter(() => new Promise((resolve) => setImmediate(resolve)))
  await Promise.all(['A', 'B', 'B', 'C'].map((message) => report.run([message])))
  await expect.poll(() => sent).toEqual(['A', '2 × B', 'C'])
})

it('reports the same error separately for two orders', async () => {
  const { report, sent } = reporter()
  await report.run(['Order 4711 failed'])
  await report.run(['Order 9999 failed'])
  expect(sent).toEqual(['Order 4711 failed', 'Order 9999 failed'])
})

it('reports errors and warnings with their log level', async () => {
  const { report, levels } = reporter()
  await report.run(['Chart failed'])
  await report.run(['Chart is slow'], 'warn')
  expect(levels).toEqual(['error', 'warn'])
})

it('limits the number of error reports, and reports how many errors were dropped', async () => {
  const { report, sent, pass } = reporter()
  for (let error = 0; error < 1_000; error++) await report.run([`Error ${error}`])
  expect(sent).toHaveLength(20)
  await pass(60_000)
  expect(sent.slice(20)).toEqual(['980 more errors were not reported: the limit is 20 in a minute.'])
})

it('reserves most of the error reports for errors, the others for warnings', async () => {
  const { report, levels } = reporter()
  for (let time = 0; time < 100; time++) await report.run([`Warning ${time}`], 'warn')
  for (let time = 0; time < 100; time++) await report.run([`Error ${time}`])
  expect(levels.filter((level) => level === 'warn')).toHaveLength(5)
  expect(levels.filter((level) => level === 'error')).toHaveLength(15)
})

it('delays a failed report and the errors that it causes until a different error occurs', async () => {
  let isDown = true
  const { report, sent } = reporter(async () => {
    if (!isDown) return
    void report.run(['The log cannot be reached'])
    throw new TypeError('fetch failed')
  })
  await expect(report.run(['Something'])).resolves.toBeUndefined()
  expect(sent).toEqual(['Something'])

  isDown = false
  await report.run(['Something else'])
  expect(sent.slice(1)).toEqual(['Something', 'The log cannot be reached', 'Something else'])
})

it('drops an error report whose sending fails twice', async () => {
  const { report, sent } = reporter(async (message) => {
    if (message === 'Too large') throw new TypeError('refused')
  })
  for (const message of ['Too large', 'One', 'Two']) await report.run([message])
  expect(sent).toEqual(['Too large', 'Too large', 'One', 'Two'])
})
