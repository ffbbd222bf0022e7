import { PunchOuts } from './punch-outs.ts'
import type { Services } from '../services.ts'
import { punchOutHandlers } from './punch-out.handlers.ts'

declare module '../services.ts' {
  interface Services {
    readonly punchOuts: PunchOuts
  }
}

export const punchOutMock = {
  services: ({ realClock, partnerInterfaces }: Services) => ({
    punchOuts: new PunchOuts(realClock, partnerInterfaces),
  }),
  handlers: { punchOut: punchOutHandlers },
}
