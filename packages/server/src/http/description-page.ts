/** The API description as plain HTML: what a person reads, made from what programs read. */
export interface Description {
  info: { title: string; description?: string };
  paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components?: { schemas?: Readonly<Record<string, unknown>> };
}
interface Operation {
  operationId?: string;
  summary?: string;
  security?: unknown[];
  requestBody?: { content?: Readonly<Record<string, { schema?: unknown }>> };
  responses?: Readonly<Record<string, { content?: Readonly<Record<string, { schema?: unknown }>> }>>;
}

export const descriptionStyle =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}' +
  'pre{overflow:auto;padding:1rem;background:#f4f4f1;font-size:14px}h2{margin-top:3rem;border-top:1px solid #ccc;padding-top:1rem}' +
  'h2 code{font-size:1rem}';

export function descriptionPage({ info, paths = {}, components }: Description): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => callSection(method, path, operation)),
  );
  const schemas = Object.entries(components?.schemas ?? {}).map(
    ([name, schema]) => `<h3 id="${escape(name)}">${escape(name)}</h3>${json(schema)}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(info.title)} API</title><style>${descriptionStyle}</style></head><body><main>
<h1>${escape(info.title)} API</h1><p>${escape(info.description ?? '')}</p>
<p><a href="/api/v1/openapi.json">OpenAPI 3.1 as JSON</a></p>
${calls.join('\n')}<h2>Schemas</h2>${schemas.join('\n')}</main></body></html>`;
}

function callSection(method: string, path: string, operation: Operation): string {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const answer = Object.values(operation.responses?.['200']?.content ?? {})[0]?.schema;
  return `<h2 id="${escape(operation.operationId ?? '')}"><code>${method.toUpperCase()} ${escape(path)}</code></h2>
<p>${escape(operation.summary ?? '')}${operation.security === undefined ? '' : ' Needs the header <code>X-Agreement-Token</code>.'}</p>
${body === undefined ? '' : `<h3>Body</h3>${json(body)}`}${answer === undefined ? '' : `<h3>Answer</h3>${json(answer)}`}`;
}

function json(value: unknown): string {
  return `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
