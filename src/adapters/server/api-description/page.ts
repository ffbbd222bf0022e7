import { html } from 'hono/html'
import type { JsonSchema } from '#contracts/calls.ts'
import type { OpenApi, Operation } from '#contracts/open-api.ts'
import { nameIn, schemaView } from './schema-view.ts'

/** Renders the OpenAPI document as an HTML page for developers, in English. */
export function descriptionPage({ info, paths, tags, components }: OpenApi) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const areas = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '')
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
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
            <li><a href="#schemas">Schemas</a></li>
          </ul>
        </nav>
        <main>
          ${[...areas].map(
            ([area, calls]) =>
              html`<section aria-labelledby="${area}">
                <h2 id="${area}">${area}</h2>
                <p>${tags.find(({ name }) => name === area)?.description ?? ''}</p>
                ${calls.map(({ path, method, operation }) => operationView(method, path, operation, components.schemas))}
              </section>`,
          )}
          <section aria-labelledby="schemas">
            <h2 id="schemas">Schemas</h2>
            ${linkedSchemas(components.schemas).map(
              ([name, schema]) =>
                html`<article id="schema-${name}">
                  <h3>${name}</h3>
                  ${schemaView(schema)}
                </article>`,
            )}
          </section>
        </main>
      </body>
    </html>`
}

type Schemas = OpenApi['components']['schemas']

/** Schemas to which other schemas refer; any other schema is displayed only with its call. */
function linkedSchemas(schemas: Schemas): readonly (readonly [name: string, schema: JsonSchema])[] {
  const referencedNames = new Set<string>()
  JSON.stringify(schemas, (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string') referencedNames.add(nameIn(value))
    return value
  })
  return Object.entries(schemas).filter(([name]) => referencedNames.has(name))
}

function operationView(method: string, path: string, operation: Operation, schemas: Schemas) {
  // the schema of a request or response is shown with its call
  const contentView = (content: Readonly<Record<string, { readonly schema: JsonSchema }>>) =>
    Object.values(content).map(({ schema }) => schemaView(schemas[nameIn(schema.$ref ?? '')] ?? schema))
  return html`<article id="${operation.operationId}">
    <h3><b>${method}</b> <code>${path}</code></h3>
    <p>${operation.summary}. ${operation.description}</p>
    ${(operation.parameters ?? []).map(
      ({ name, in: place, required, schema }) =>
        html`<p><code>${name}</code> in the ${place}${required ? '' : ', optional'}</p>
          ${schemaView(schema)}`,
    )}
    ${
      operation.requestBody
        ? html`<h4>Body</h4>
            ${contentView(operation.requestBody.content)}`
        : ''
    }
    ${Object.entries(operation.responses).map(([status, response]) =>
      'content' in response
        ? html`<h4>${status} ${response.description}</h4>
            ${contentView(response.content)}`
        : '',
    )}
    <p>
      Refused with
      ${Object.keys(operation.responses)
        .filter((status) => Number(status) >= 400)
        .join(', ')}.
    </p>
  </article>`
}
