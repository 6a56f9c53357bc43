interface FormTree {
  [key: string]: string | FormTree;
}

/** The nesting that Stripe's SDKs write into form fields: `metadata[id]=1`, `expand[0]=latest_charge`. */
export function parseForm(fields: URLSearchParams): Record<string, unknown> {
  const root: FormTree = {};
  for (const [name, value] of fields) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''));
    const last = path.pop() ?? '';
    let node = root;
    for (const part of path) {
      const child = node[part];
      node = node[part] = typeof child === 'object' ? child : {};
    }
    node[last] = value;
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, withLists(value)]));
}

function withLists(value: string | FormTree): unknown {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value);
  if (entries.every(([key], index) => key === String(index)))
    return entries.map(([, item]) => withLists(item));
  return Object.fromEntries(entries.map(([key, item]) => [key, withLists(item)]));
}
