/** What the gateway answers with; keys as the SDK sends them, dashes are made here. */
export type Xml =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly Xml[]
  | { readonly [name: string]: Xml | undefined };

/** A gateway's document: arrays, numbers and dates carry their type, as the SDK's parser wants it. */
export function toXml(name: string, value: Xml): string {
  const tag = name.replaceAll('_', '-');
  if (value === null) return `<${tag} nil="true"/>`;
  if (value instanceof Date) return `<${tag} type="datetime">${value.toISOString()}</${tag}>`;
  if (isList(value)) {
    return `<${tag} type="array">${value.map((item) => toXml(itemName(tag), item)).join('')}</${tag}>`;
  }
  switch (typeof value) {
    case 'boolean':
      return `<${tag} type="boolean">${String(value)}</${tag}>`;
    case 'number':
      return `<${tag} type="integer">${value}</${tag}>`;
    case 'string':
      return `<${tag}>${escape(value)}</${tag}>`;
    default:
      return `<${tag}>${children(value)}</${tag}>`;
  }
}

/** A list whose entries stand beside each other without a type, as in pages of a search. */
export function toCollection(
  name: string,
  entry: string,
  items: readonly Xml[],
  more: Record<string, Xml> = {},
) {
  const inside = items.map((item) => toXml(entry, item)).join('');
  return `<${name} type="collection">${children(more)}${inside}</${name}>`;
}

function children(value: { readonly [name: string]: Xml | undefined }): string {
  return Object.entries(value)
    .map(([name, child]) => (child === undefined ? '' : toXml(name, child)))
    .join('');
}

function isList(value: Xml): value is readonly Xml[] {
  return Array.isArray(value);
}

function itemName(tag: string): string {
  const names: Record<string, string> = {
    'status-history': 'status-event',
    disputes: 'dispute',
    errors: 'error',
  };
  return names[tag] ?? 'item';
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
