import { formsHandlers } from './forms.handlers.ts'

export const formsMock = {
  handlers: { forms: formsHandlers },
}
