import { PunchOuts } from './punch-outs.ts'
import type { Services } from '../services.ts'
import { punchOutHandlers } from './punch-out.handlers.ts'

declare module '../services.ts' {
  interface Services {
    readonly punchOuts: PunchOuts
  }
}

export const punchOutMock = {
  services: ({ clock }: Services) => ({ punchOuts: new PunchOuts(clock) }),
  handlers: { punchOut: punchOutHandlers },
}
