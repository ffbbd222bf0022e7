import { cxmlOrderMessage } from '#domain/punch-out/cxml-documents.ts'
import { ociFields, type FormField } from '#domain/punch-out/oci-fields.ts'
import type { ReturnedBasket } from '#domain/punch-out/punch-out.ts'

/** New id and time of a cXML document. */
export const newPayloadStamp = () => ({
  payloadId: `${crypto.randomUUID()}@drawbar`,
  timestamp: new Date().toISOString(),
})

/** Form fields with which a basket is returned to its system. */
export const fieldsOf = (basket: ReturnedBasket): readonly FormField[] =>
  basket.protocol === 'CXML'
    ? [['cxml-urlencoded', cxmlOrderMessage(newPayloadStamp(), basket)]]
    : ociFields(basket)
