import { Forms } from '#application/forms/forms.port.ts'
import { registerApiPort } from '../kernel/api-port.module.ts'
import '../documents/documents.module.ts'

/** Bindings of the forms, both online and as files. */
registerApiPort(Forms, async () => (await import('#adapters/http/forms/http-forms.ts')).HttpForms)
