import { saxesXmlReader } from '#adapters/xml/saxes-xml-reader.ts'
import { routing } from '../routing/configured-routing.ts'

/** Code of the shop that the server needs to answer other systems. */
export const punchOut = () => ({ routing, xmlReader: saxesXmlReader })
