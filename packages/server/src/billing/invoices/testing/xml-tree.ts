/** An element of a document without mixed content, as UBL is. */
export interface Element {
  /** With its prefix, which in UBL files is always the same. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
  children: Element[];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

function attributesIn(text: string): Map<string, string> {
  return new Map([...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}

/** Reads well-formed XML. @throws where an element does not end */
export function parseXml(xml: string): Element {
  const top: Element = { name: '', attributes: new Map(), text: '', children: [] };
  const open = [top];
  for (const [, closing, name = '', rest = '', text] of xml
    .replace(/<\?.*?\?>/, '')
    .matchAll(/<(\/?)([\w:]+)([^>]*)>|([^<]+)/g)) {
    const current = open.at(-1) ?? top;
    if (text !== undefined) current.text += unescaped(text).trim();
    else if (closing === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> ends nothing`);
    } else {
      const element: Element = { name, attributes: attributesIn(rest), text: '', children: [] };
      current.children.push(element);
      if (!rest.endsWith('/')) open.push(element);
    }
  }
  const [root] = top.children;
  if (root === undefined || open.length !== 1) throw new Error('the document does not end');
  return root;
}

/** All elements that a path of names leads to; `|` separates alternatives of one step. */
export function all(from: Element, path: string): Element[] {
  return path
    .split('/')
    .reduce<Element[]>(
      (found, step) =>
        found.flatMap(({ children }) => children.filter(({ name }) => step.split('|').includes(name))),
      [from],
    );
}

/** Text of the first one; empty where there is none. */
export function textAt(from: Element, path: string): string {
  return all(from, path)[0]?.text ?? '';
}
