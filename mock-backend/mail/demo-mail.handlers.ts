import { http } from 'msw'
import { demoPage, escapedHtml } from '../http/demo-page.ts'
import type { Services } from '../services.ts'
import type { Mail } from './mailbox.ts'

/** The mailbox with all mails of the mock backend. */
export const demoMailHandlers = ({ mailbox }: Services) => [
  http.get('/demo/mail', () => {
    const { all } = mailbox
    return demoPage(
      'Demo mailbox',
      `<h1>Demo mailbox</h1>
<p>${all.length === 1 ? '1 mail' : `${all.length} mails`}, newest first. <a href="/demo/clock">Clock</a></p>
${all.map(article).join('\n')}`,
    )
  }),
]

const article = ({ to, at: time, language, subject, body, link, isBounced }: Mail) =>
  `<article lang="${language}"><h2>${escapedHtml(subject)}</h2>
<p lang="en">To ${escapedHtml(to)} · ${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC${isBounced ? ' · <strong>Bounced: there is no such mailbox</strong>' : ''}</p>
${body
  .split('\n')
  .map((line) => `<p>${escapedHtml(line)}</p>`)
  .join('\n')}
${link === null ? '' : `<p><a href="${escapedHtml(link)}">${escapedHtml(link)}</a></p>`}</article>`
