import { http } from 'msw'
import { demoPage, escaped } from '../http/demo-page.ts'
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

const article = ({ to, at, language, subject, body, link, isBounced }: Mail) =>
  `<article lang="${language}"><h2>${escaped(subject)}</h2>
<p lang="en">To ${escaped(to)} · ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC${isBounced ? ' · <strong>Bounced: there is no such mailbox</strong>' : ''}</p>
${body
  .split('\n')
  .map((line) => `<p>${escaped(line)}</p>`)
  .join('\n')}
${link === null ? '' : `<p><a href="${escaped(link)}">${escaped(link)}</a></p>`}</article>`
