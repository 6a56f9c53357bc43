export interface Fence {
  /** The heading above it, without its marks. */
  heading: string;
  /** First word behind the opening marks, such as `sh`. */
  language: string;
  /** What follows it on that line. */
  info: string;
  text: string;
}

/** The fenced blocks of a Markdown file (CommonMark 4.5), in their order. One that nobody closes goes to the end. */
export function readFences(markdown: string): Fence[] {
  const fences: Fence[] = [];
  let heading = '';
  let open: { marks: string; indent: number; language: string; info: string; lines: string[] } | undefined;
  const close = () => {
    if (open === undefined) return;
    const { language, info, lines } = open;
    fences.push({ heading, language, info, text: lines.join('\n') });
    open = undefined;
  };
  for (const line of markdown.split(/\r?\n/)) {
    if (open !== undefined) {
      const [, marks = ''] = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line) ?? [];
      if (marks.length >= open.marks.length && marks[0] === open.marks[0]) close();
      else open.lines.push(line.replace(new RegExp(`^ {0,${open.indent}}`), ''));
      continue;
    }
    const [, indent = '', marks, language = '', info = ''] =
      /^( {0,3})(`{3,}(?=[^`]*$)|~{3,})[ \t]*(\S*)[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (marks !== undefined) open = { marks, indent: indent.length, language, info, lines: [] };
    else heading = /^ {0,3}#{1,6}[ \t]+(.*?)[ \t]*#*$/.exec(line)?.[1] ?? heading;
  }
  close();
  return fences;
}

/** The commands under a heading, each block as one text for a shell. @throws where there are none */
export function commandsUnder(markdown: string, heading: string): string[] {
  const found = readFences(markdown).filter((one) => one.language === 'sh' && one.heading === heading);
  if (found.length === 0) throw new Error(`no commands under "${heading}"`);
  return found.map(({ text }) => text);
}
