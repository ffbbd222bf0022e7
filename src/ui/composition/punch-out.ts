import { saxesXmlReader } from '#adapters/xml/saxes-xml-reader.ts'
import { routing } from '../routing/configured-routing.ts'

/** What the server needs of the shop to answer other systems. */
export const punchOut = () => ({ routing, xmlReader: saxesXmlReader })
