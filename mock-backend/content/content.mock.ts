import { contentHandlers } from './content.handlers.ts'

export const contentMock = {
  handlers: { content: contentHandlers },
}
