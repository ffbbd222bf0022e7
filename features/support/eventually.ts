import { PATIENCE } from '../../tests/fixtures/patience.fixture.ts'

/** Repeats the check after each API response until it passes. */
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
