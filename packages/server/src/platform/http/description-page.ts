/** The API description as plain HTML: what a person reads, made from what programs read. */
export interface Description {
  info: { title: string; description?: string };
  paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components?: { schemas?: Readonly<Record<string, unknown>> };
}
interface Operation {
  operationId?: string;
  summary?: string;
  /** Each one is enough. */
  security?: readonly Readonly<Record<string, unknown>>[];
  parameters?: readonly { name: string; in: string; required?: boolean; schema?: unknown }[];
  requestBody?: { content?: Readonly<Record<string, { schema?: unknown }>> };
  responses?: Readonly<Record<string, { content?: Readonly<Record<string, { schema?: unknown }>> }>>;
}

export const descriptionStyle =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}' +
  'pre{overflow:auto;padding:1rem;background:#f4f4f1;font-size:14px}h2{margin-top:3rem;border-top:1px solid #ccc;padding-top:1rem}' +
  'h2 code{font-size:1rem}nav ul{columns:20rem;padding:0;list-style:none}nav li{break-inside:avoid;overflow-wrap:anywhere}' +
  'h3{font-size:1rem}';

/** What the security schemes of the description are in a request. */
const proofs: Readonly<Record<string, string>> = {
  bearer: 'the header <code>Authorization: Bearer</code> of a session',
  agreementToken: 'the header <code>X-Agreement-Token</code>',
  refreshToken: 'the header <code>X-Refresh-Token</code>',
};

interface DescribedCall {
  method: string;
  path: string;
  operation: Operation;
}

export function descriptionPage({ info, paths = {}, components }: Description): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );
  const schemas = Object.entries(components?.schemas ?? {}).map(
    ([name, schema]) => `<h3 id="${escape(name)}">${escape(name)}</h3>${json(schema)}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(info.title)} API</title><style>${descriptionStyle}</style></head><body><main>
<h1>${escape(info.title)} API</h1><p>${escape(info.description ?? '')}</p>
<p><a href="/api/v1/openapi.json">OpenAPI 3.1 as JSON</a></p>
${contents(calls)}${calls.map(callSection).join('\n')}<h2>Schemas</h2>${schemas.join('\n')}</main></body></html>`;
}

/** By the first word of their addresses, in the order of the alphabet. */
function contents(calls: readonly DescribedCall[]): string {
  const groups = Map.groupBy(calls, ({ path }) => path.split('/')[3] ?? '');
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([name, group]) => {
      const items = group.map(
        ({ method, path, operation: { operationId = '' } }) =>
          `<li><a href="#${escape(operationId)}">${method.toUpperCase()} ${escape(path)}</a></li>`,
      );
      return `<nav aria-label="${escape(name)}"><b>${escape(name)}</b><ul>${items.join('')}</ul></nav>\n`;
    })
    .join('');
}

function callSection({ method, path, operation }: DescribedCall): string {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const answer = Object.values(operation.responses?.['200']?.content ?? {})[0]?.schema;
  const parameters = operation.parameters ?? [];
  return `<h2 id="${escape(operation.operationId ?? '')}"><code>${method.toUpperCase()} ${escape(path)}</code></h2>
<p>${escape(operation.summary ?? '')}${proofOf(operation)}</p>
${parameters.length === 0 ? '' : `<h3>Parameters</h3>${json(parameters)}`}${body === undefined ? '' : `<h3>Body</h3>${json(body)}`}${answer === undefined ? '' : `<h3>Answer</h3>${json(answer)}`}`;
}

function proofOf({ security = [] }: Operation): string {
  const ways = security.flatMap((way) => Object.keys(way)).map((name) => proofs[name] ?? escape(name));
  return ways.length === 0 ? '' : ` Takes ${ways.join(' or ')}.`;
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
