import type { Finding } from './probe-runner.ts'

const WORDS = { passed: 'passed', failed: 'failed', notOffered: 'not offered', untried: 'not tried' } as const
const OUTCOMES = ['failed', 'passed', 'untried', 'notOffered'] as const

/** Renders the findings as a self-contained HTML page, grouped by capability. */
export function reportPage(
  findings: readonly Finding[],
  baseUrl: string,
  sentences: ReadonlyMap<string, string>,
) {
  const capabilities = [...new Set(findings.map(({ capability }) => capability))]
  const of = (capability: string) => findings.filter((finding) => finding.capability === capability)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What ${escaped(baseUrl)} keeps of the contract</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse } td, th { padding: 0.2rem 0.8rem 0.2rem 0; text-align: left; vertical-align: top }
td.count { text-align: right }
section li { margin: 0.3rem 0 } pre { overflow: auto; border-left: 3px solid; padding-left: 0.8rem; white-space: pre-wrap }
.failed > strong { color: light-dark(#b00020, #ff8a9a) }
</style></head><body>
<h1>${escaped(baseUrl)}</h1>
<table><thead><tr><th>Capability</th>${OUTCOMES.map((outcome) => `<th>${WORDS[outcome]}</th>`).join('')}</tr></thead><tbody>
${capabilities
  .map(
    (capability) =>
      `<tr><td><a href="#${capability}">${capability}</a></td>${OUTCOMES.map((outcome) => `<td class="count">${countOf(of(capability), outcome)}</td>`).join('')}</tr>`,
  )
  .join('\n')}
</tbody></table>
${capabilities
  .map(
    (capability) =>
      `<section id="${capability}"><h2>${capability}</h2><ul>${of(capability)
        .toSorted((one, other) => OUTCOMES.indexOf(one.outcome) - OUTCOMES.indexOf(other.outcome))
        .map((finding) => entryOf(finding, sentences))
        .join('\n')}</ul></section>`,
  )
  .join('\n')}
</body></html>
`
}

const countOf = (findings: readonly Finding[], countedOutcome: Finding['outcome']) =>
  findings.filter(({ outcome }) => outcome === countedOutcome).length

function entryOf(
  { outcome, requirement, clause, reason, exchanges }: Finding,
  sentences: ReadonlyMap<string, string>,
): string {
  const sentence = sentences.get(requirement)
  const exchangeTexts = exchanges.map(({ sent, response }) => {
    const key = sent.idempotencyKey === undefined ? '' : `\nIdempotency-Key: ${sent.idempotencyKey}`
    const body = sent.body === undefined ? '' : `\n${written(sent.body)}`
    const responseText = response ? `${response.status}\n${written(response.body)}` : 'no answer'
    return `<p>Sent</p><pre>${escaped(`${sent.method} ${sent.path}${key}${body}`)}</pre><p>Came</p><pre>${escaped(responseText)}</pre>`
  })
  return `<li class="${outcome}"><strong>${WORDS[outcome]}</strong> <abbr${sentence === undefined ? '' : ` title="${escaped(sentence)}"`}>${requirement}</abbr> ${escaped(clause)}
${reason === undefined ? '' : `<pre>${escaped(reason)}</pre>`}${exchangeTexts.length === 0 ? '' : `<details><summary>What was sent, what response</summary>${exchangeTexts.join('')}${sentence === undefined ? '' : `<p>The specification: ${escaped(sentence)}</p>`}</details>`}</li>`
}

const LENGTH_MAX = 20_000
const written = (value: unknown) => {
  const text = JSON.stringify(value, null, 2) ?? ''
  return text.length > LENGTH_MAX ? `${text.slice(0, LENGTH_MAX)}…` : text
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
