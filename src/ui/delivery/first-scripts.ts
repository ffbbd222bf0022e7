import { reloadOnceScript } from './reload.ts'

const PRELOAD = /<link rel="modulepreload"([^<>]*)>/g
const URL_OF = / href="([^"]*)"/
const OPENING = ' type="module" async="">'
const IMPORT = /^;?import (?:\* as (\w+) from )?("[^"\n]*");$/gm

/**
 * Makes the browser request the scripts of a page after its first paint, because the HTML is complete without
 * them. With only `fetchpriority="low"` they still run before the largest contentful paint. A page in a
 * background tab is not painted and requests them at once. If a file is missing after a deployment, the page is
 * reloaded once. If it is still missing, the server's HTML remains, whose links and forms
 * work.
 */
export function loadScriptsAfterFirstPaint(html: string): string {
  const preloads = [...html.matchAll(PRELOAD)].map(([, attributes = '']) => URL_OF.exec(attributes)?.[1])
  const start = html.indexOf(OPENING) + OPENING.length
  const end = html.indexOf('</script>', start)
  const script = html.slice(start, end)
  const routes = [...script.matchAll(IMPORT)]
  const names = routes.map(([, name]) => name).join(',')
  const imports = routes.map(([, , url]) => `import(${url})`).join(',')
  const entry = script.lastIndexOf('import(')
  const manifest = script.slice(0, entry).replaceAll(IMPORT, '')
  const deferred =
    `await new Promise(r=>document.hidden||!PerformanceObserver.supportedEntryTypes.includes("paint")?r():${FIRST_PAINT});` +
    `for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));` +
    `try{const[${names}]=await Promise.all([${imports}]);${manifest}await ${script.slice(entry)}}catch(e){${reloadOnceScript()};throw e}`
  return `${html.slice(0, start).replaceAll(PRELOAD, '')}${deferred}${html.slice(end)}`
}

/** Waits for the first paint, at most two seconds: an iframe outside the viewport is not painted. */
const FIRST_PAINT = '(setTimeout(r,2e3),new PerformanceObserver(r).observe({type:"paint",buffered:true}))'
