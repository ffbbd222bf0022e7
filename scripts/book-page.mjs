/** Renders the living documentation as one page without scripts; the browser's search on the page finds all of it. */

const escaped = (text) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
header input { font: inherit; width: 100%; padding: .5rem; box-sizing: border-box }
summary { cursor: pointer; padding: .25rem 0; min-height: 1.5rem }
details details { margin-left: 1.25rem }
.id { font-variant-numeric: tabular-nums; font-weight: 600 }
.passed { color: light-dark(#146c2e, #6dd58c) } .failed { color: light-dark(#b3261e, #f2b8b5) } .none { opacity: .7 }
.muted { opacity: .75; font-size: .875rem }
img { max-width: 100%; border: 1px solid; display: block; margin: .5rem 0 }
a.demo { display: inline-block; padding: .25rem .75rem; border: 1px solid; border-radius: .25rem }
pre { white-space: pre-wrap; font: inherit }
[hidden] { display: none }
`

const SCRIPT = `
const input = document.querySelector('input'), found = document.querySelector('output')
const entries = [...document.querySelectorAll('.entry')].map((entry) => [entry, entry.textContent.toLowerCase()])
input.addEventListener('input', () => {
  const words = input.value.toLowerCase().split(/\\s+/).filter(Boolean)
  let count = 0
  for (const [entry, text] of entries) {
    entry.hidden = !words.every((word) => text.includes(word))
    if (!entry.hidden) count += 1
  }
  for (const one of document.querySelectorAll('section')) one.hidden = !one.querySelector('.entry:not([hidden])')
  found.textContent = words.length === 0 ? '' : count + ' found'
})
const openTarget = () => {
  for (let one = document.getElementById(decodeURIComponent(location.hash.slice(1))); one; one = one.parentElement) {
    if (one.tagName === 'DETAILS') one.open = true
  }
}
addEventListener('hashchange', openTarget)
openTarget()
`

/**
 * Renders the page.
 * @param {{ areas: Record<string, Record<string, string>>, decisions: readonly string[], scenarios: readonly import('./book-data.mjs').Scenario[], demo: string, version: string, date: string }} content
 * @param {readonly (string | undefined)[]} pictures of the scenarios, in their order
 */
export function bookPage({ areas, decisions, scenarios, demo, version, date }, pictures) {
  const told = scenarios.map((scenario, at) => ({ ...scenario, shown: pictures[at], place: `s${at}` }))
  const known = new Set(Object.values(areas).flatMap((area) => Object.keys(area)))
  const beyond = told.filter(({ requirements }) => !requirements.some((id) => known.has(id)))
  const chapters = Object.entries(areas).map(
    ([area, requirements]) =>
      `<section><h2>${escaped(capital(area))}</h2>${Object.entries(requirements)
        .map(([id, sentence]) => chapter(id, sentence, told, demo))
        .join('')}</section>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>The book of Drawbar</title><style>${STYLE}</style>
<header><h1>The book of Drawbar</h1><p>Version ${escaped(version)}, run on ${escaped(date)}. Each sentence of the
specification, the rules and scenarios that hold it, and whether they passed in memory, over HTTP and in a browser.
${summary(told)}</p>
<label>Search <input type="search"></label> <output></output></header>
<main>${chapters.join('')}
<section><h2>Beyond the specification</h2>${details({ title: 'Scenarios without a sentence of the specification', body: rulesOf(beyond, undefined, demo) })}</section>
<section><h2>Decisions</h2>${decisions.map(decision).join('')}</section></main>
<script>${SCRIPT}</script></html>
`
}

function summary(scenarios) {
  const count = (depth, result) => scenarios.filter(({ results }) => results[depth] === result).length
  const states = scenarios.filter(({ state }) => state)
  const opened = states.filter(({ state }) => !state.whyNot).length
  const depths = ['memory', 'http', 'browser'].map(
    (depth) => `${depth} ${count(depth, 'passed')} passed, ${count(depth, 'failed')} failed`,
  )
  return `${depths.join('; ')}. ${opened} of ${states.length} states open in the demo.`
}

function chapter(id, sentence, scenarios, demo) {
  const ownScenarios = scenarios.filter(({ requirements }) => requirements.includes(id))
  const isFailed = ownScenarios.some(({ results }) => Object.values(results).includes('failed'))
  const state = ownScenarios.length === 0 ? 'none' : isFailed ? 'failed' : 'passed'
  const says = { none: 'not run', failed: 'failed', passed: `${ownScenarios.length} passed` }[state]
  return details({
    id,
    title: `<span class="id">${id}</span> ${escaped(sentence)} <span class="${state}">${says}</span>`,
    body: rulesOf(ownScenarios, id, demo),
  })
}

const details = ({ id, title, body }) =>
  `<details class="entry"${id ? ` id="${id}"` : ''}><summary>${title}</summary>${body}</details>`

function rulesOf(scenarios, id, demo) {
  const rules = Map.groupBy(scenarios, ({ feature, rule }) => `${feature}${rule ? ` · ${rule}` : ''}`)
  return [...rules]
    .map(
      ([rule, ruleScenarios]) =>
        `<h3>${escaped(rule)}</h3>${ruleScenarios.map((one) => scenarioPart(one, id, demo)).join('')}`,
    )
    .join('')
}

/** HTML of a scenario, shown under its first requirement; its other requirements link to it. */
function scenarioPart(scenario, id, demo) {
  const { name, place, requirements, results, steps, shown, uri } = scenario
  if (id !== undefined && requirements[0] !== id) {
    return `<p><a href="#${place}">${escaped(name)}</a> ${resultsOf(results)}</p>`
  }
  return `<details id="${place}"><summary>${escaped(name)} ${resultsOf(results)}</summary>
<ol>${steps.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol>
${demoPart(scenario, demo)}${shown ? `<img src="${shown}" alt="The page at its end" loading="lazy">` : ''}
<p class="muted">${escaped(uri)}</p></details>`
}

const resultsOf = (results) =>
  Object.entries(results)
    .map(([depth, result]) => `<span class="${result}">${depth} ${result === 'passed' ? '✓' : '✗'}</span>`)
    .join(' ')

function demoPart({ state }, demo) {
  if (!state) return ''
  if (state.whyNot) return `<p class="muted">Not in the demo: ${escaped(state.whyNot)}</p>`
  return `<p><a class="demo" target="_blank" rel="noopener" href="${escaped(demo + state.path + state.fragment)}">Open in the demo</a></p>`
}

function decision(text) {
  const [head = '', ...rest] = text.trim().split('\n')
  return details({
    title: escaped(head.replace(/^# /, '')),
    body: `<pre>${escaped(rest.join('\n').trim())}</pre>`,
  })
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)
