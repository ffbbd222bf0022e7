import { FindFormDocument } from '#application/forms/form-document.ts'
import { Forms } from '#application/forms/forms.port.ts'
import { OpenForms } from '#application/forms/open-forms.ts'
import { SubmitForm } from '#application/forms/submit-form.ts'
import { Drafts } from '#application/drafts/drafts.ts'
import { OnlineFormViewModel } from './online-form.view-model.ts'
import { ApiAccess, viaApi } from '#adapters/http/api-access.ts'
import { registerModule } from '../kernel/module.ts'
import '../documents/documents.module.ts'

/** Forms as files and online. */
registerModule('forms', ({ provide, latePort }) => {
  latePort(
    Forms,
    viaApi(async () => (await import('#adapters/http/forms/http-forms.ts')).HttpForms),
    ApiAccess,
  )
  provide(FindFormDocument)
  provide(OpenForms)
  provide(SubmitForm)
  provide(OnlineFormViewModel, { submit: SubmitForm, find: FindFormDocument }, Drafts)
})
