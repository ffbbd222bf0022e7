import { html } from 'hono/html'
import type { OpenApi, Operation } from '#contracts/open-api.ts'
import { schemaView } from './schema-view.ts'

/** Renders the OpenAPI document as an HTML page for developers, in English. */
export function descriptionPage({ info, paths }: OpenApi) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const areas = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '')
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${info.title}</title>
        <link rel="stylesheet" href="/developers/api.css" />
      </head>
      <body>
        <header>
          <h1>${info.title}</h1>
          <p>
            ${info.description} Version ${info.version}: ${operations.length} calls.
            <a href="/developers/openapi.json">OpenAPI 3.1 as JSON</a>
          </p>
        </header>
        <nav aria-label="Areas">
          <ul>
            ${[...areas.keys()].map((area) => html`<li><a href="#${area}">${area}</a></li>`)}
          </ul>
        </nav>
        <main>
          ${[...areas].map(
            ([area, calls]) =>
              html`<section aria-labelledby="${area}">
                <h2 id="${area}">${area}</h2>
                ${calls.map(({ path, method, operation }) => operationView(method, path, operation))}
              </section>`,
          )}
        </main>
      </body>
    </html>`
}

function operationView(method: string, path: string, operation: Operation) {
  const body = operation.requestBody?.content['application/json'].schema
  return html`<article id="${operation.operationId}">
    <h3><b>${method}</b> <code>${path}</code></h3>
    ${operation.summary === undefined ? '' : html`<p>${operation.summary}</p>`}
    ${(operation.parameters ?? []).map(
      ({ name, in: place, required, schema }) =>
        html`<p><code>${name}</code> in the ${place}${required ? '' : ', optional'}</p>
          ${schemaView(schema)}`,
    )}
    ${
      body
        ? html`<h4>Body</h4>
            ${schemaView(body)}`
        : ''
    }
    ${Object.entries(operation.responses)
      .filter(([status]) => Number(status) < 300)
      .map(
        ([status, { description, content }]) =>
          html`<h4>${status} ${description}</h4>
            ${Object.values(content).map(({ schema }) => schemaView(schema))}`,
      )}
    <p>
      Refused with
      ${Object.keys(operation.responses)
        .filter((status) => Number(status) >= 400)
        .join(', ')}.
    </p>
  </article>`
}
