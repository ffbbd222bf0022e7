import { PATIENCE } from '../../tests/fixtures/patience.fixture.ts'

/** Checks again whenever an answer may have come in. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  const end = Date.now() + PATIENCE.timeout
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise(setImmediate)
    }
  }
}
