import type { capabilitiesContract } from '#contracts/capabilities/capabilities.contract.ts'
import { OPTIONAL_CAPABILITIES } from '#contracts/capabilities/capability-calls.ts'
import type { Handlers } from '../http/reply-to.ts'
import type { Services } from '../services.ts'

export const capabilitiesHandlers = ({ notOffered }: Services): Handlers<typeof capabilitiesContract> => ({
  get: () => ({
    status: 200,
    body: { offered: OPTIONAL_CAPABILITIES.filter((capability) => !notOffered.has(capability)) },
  }),
})
