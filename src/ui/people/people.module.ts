import { People } from '#application/people/people.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'

registerApiPort(People, async () => (await import('#adapters/http/people/http-people.ts')).HttpPeople)
