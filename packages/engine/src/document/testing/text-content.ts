import { parseTemplate } from '../template.ts';
import { type Body, readText } from '../text-file.ts';

/**
 * What a text file says, independent of line ends, notes and front matter: its parsed Markdown and its marks. With
 * `only`, what the lists and snippets of these names say.
 */
export function textContent(source: string, only?: readonly string[]): string {
  const { body, snippets, lists } = readText('text.md', source);
  const isMeant = (name: string): boolean => only === undefined || only.includes(name.split('.')[0] ?? name);
  const content = [
    ...(only === undefined ? [bodyContent(body)] : []),
    [...snippets].filter(([name]) => isMeant(name)).map(([name, words]) => [name, bodyContent(words)]),
    [...lists]
      .filter(([name]) => isMeant(name))
      .map(([name, list]) => [name, Object.entries(list).map(([key, words]) => [key, bodyContent(words)])]),
  ];
  return JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'string' ? value.replace(/ +/g, ' ') : value,
  );
}

function bodyContent({ strings, marks }: Body): unknown {
  return [
    parseTemplate(strings),
    marks.map((mark) => {
      if (mark.kind === 'section')
        return ['section', mark.id, ...(mark.words === undefined ? [] : [bodyContent(mark.words)])];
      if (mark.kind === 'value') return ['value', mark.name, mark.options];
      return ['part', mark.name, bodyContent(mark.body)];
    }),
  ];
}
