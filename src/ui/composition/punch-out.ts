import { saxesXmlReader } from '#adapters/xml/saxes-xml-reader.ts'
import { routing } from '../routing/configured-routing.ts'

/** Dependencies of the server's punch-out endpoints, which other systems call. */
export const punchOut = () => ({ routing, xmlReader: saxesXmlReader })
