import { html } from 'hono/html'
import type { JsonSchema } from '#contracts/calls.ts'

type Markup = ReturnType<typeof html>

/** Renders the fields of a schema recursively. */
export function schemaView(schema: JsonSchema): Markup {
  const fields = fieldsOf(schema)
  if (fields.length === 0) return html`<p><code>${typeOf(schema)}</code></p>`
  return html`<ul>
    ${fields.map(([name, field, required]) => fieldView(name, field, required))}
  </ul>`
}

function fieldView(name: string, field: JsonSchema, required: boolean): Markup {
  const inner = fieldsOf(field).length > 0
  const line = html`<code>${name}</code>${required ? '' : html` <i>optional</i>`}
    <span>${typeOf(field)}</span>`
  return inner
    ? html`<li>
        <details>
          <summary>${line}</summary>
          ${schemaView(field)}
        </details>
      </li>`
    : html`<li>${line}</li>`
}

type Field = readonly [name: string, field: JsonSchema, required: boolean]

function fieldsOf(schema: JsonSchema): readonly Field[] {
  const inner = schema.items ?? schema
  const choices = inner.anyOf ?? inner.oneOf ?? inner.allOf
  if (choices) {
    const named = choices.filter(({ type }) => type === 'object')
    return named.length === 1
      ? fieldsOf(named[0] ?? {})
      : named.map((choice, index) => [`choice ${index + 1}`, choice, true])
  }
  return Object.entries(inner.properties ?? {}).map(([name, field]) => [
    name,
    field,
    inner.required?.includes(name) ?? false,
  ])
}

function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map(typeOf).join(' | ')
  if (schema.items) return `list of ${typeOf(schema.items)}${limitsOf(schema.minItems, schema.maxItems)}`
  const type = typeof schema.type === 'string' ? schema.type : (schema.type ?? ['any']).join(' | ')
  return (
    type +
    limitsOf(schema.minLength ?? schema.minimum, schema.maxLength ?? schema.maximum) +
    (schema.format === undefined ? '' : `, ${schema.format}`) +
    (schema.pattern === undefined ? '' : `, ${schema.pattern}`)
  )
}

function limitsOf(from: number | undefined, to: number | undefined): string {
  const bounded = (bound: number | undefined) =>
    bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? '' : bound
  const [low, high] = [bounded(from), bounded(to)]
  return low === '' && high === '' ? '' : ` (${low}…${high})`
}
