const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Source text of HTML that is safe to put into a page as it is. */
export interface Markup {
  readonly source: string;
}
type Value = string | Markup | readonly Markup[];

/** Template tag: what is filled in is escaped for text and quoted attributes, unless it is markup already. */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return { source: parts.map((part, index) => part + sourceOf(values[index] ?? '')).join('') };
}

function sourceOf(value: Value): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
  return 'source' in value ? value.source : value.map(({ source }) => source).join('');
}

/** A whole page without script, under a style that a policy can allow by its hash. */
export function page(
  { language, title, style }: { language: string; title: string; style: string },
  content: readonly Markup[],
): string {
  const head = markup`<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${{ source: style }}</style>`;
  const lines = content.map(({ source }) => ({ source: `${source}\n` }));
  return markup`<!doctype html><html lang="${language}"><head>${head}</head><body><main>\n${lines}</main></body></html>\n`
    .source;
}
