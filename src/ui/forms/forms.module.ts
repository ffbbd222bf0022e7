import { Forms } from '#application/forms/forms.port.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'
import '../documents/documents.module.ts'

/** Bindings of the forms, both online and as files. */
registerModule('forms', ({ lazyPort }) => {
  lazyPort(
    Forms,
    viaApi(async () => (await import('#adapters/http/forms/http-forms.ts')).HttpForms),
    ApiAccess,
  )
})
