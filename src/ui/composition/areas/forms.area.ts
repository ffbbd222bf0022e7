import { Documents } from '#application/documents/documents.port.ts'
import { FindFormDocument } from '#application/forms/form-document.ts'
import { Forms } from '#application/forms/forms.port.ts'
import { OpenForms } from '#application/forms/open-forms.ts'
import { SubmitForm } from '#application/forms/submit-form.ts'
import { Drafts } from '#application/drafts/drafts.ts'
import { OnlineFormViewModel } from '../../forms/online-form.view-model.ts'
import { ApiAccess, viaApi } from '../api-access.ts'
import { openArea } from '../open-area.ts'
import './documents.area.ts'

/** Forms as files and online. */
openArea('forms', ({ provide, lazy }) => {
  lazy(
    Forms,
    viaApi(async () => (await import('#adapters/http/forms/http-forms.ts')).HttpForms),
    ApiAccess,
  )
  provide(FindFormDocument, Documents)
  provide(OpenForms, Forms, FindFormDocument)
  provide(SubmitForm, Forms)
  provide(OnlineFormViewModel, { submit: SubmitForm, find: FindFormDocument }, Drafts)
})
