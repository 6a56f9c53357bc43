/** Which module imports which, read with a parser, so that text in strings and comments counts for nothing. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'oxc-parser';

export interface Import {
  /** Paths from the root of the repository. */
  from: string;
  to: string;
  line: number;
  /** Whether it disappears when the types do. */
  typeOnly: boolean;
}

/** Every module that `text`, the source of `file`, imports or exports from, as it is written there. */
export function listSpecifiers(
  file: string,
  text: string,
): { specifier: string; at: number; typeOnly: boolean }[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const imports = module.staticImports.map(({ moduleRequest, entries, start, end }) => ({
    specifier: moduleRequest.value,
    at: start,
    // Without entries: `import './x.ts'` runs it, `import type {}` does not.
    typeOnly:
      entries.length > 0
        ? entries.every((entry) => entry.isType)
        : text.slice(start, end).startsWith('import type'),
  }));
  const exports = module.staticExports.flatMap(({ entries, start }) => {
    const [first] = entries;
    return first === undefined || first.moduleRequest === null
      ? []
      : [
          {
            specifier: first.moduleRequest.value,
            at: start,
            typeOnly: entries.every((entry) => entry.isType),
          },
        ];
  });
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest, start }) => {
    const literal = /^(['"`])(.*)\1$/su.exec(text.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[2] === undefined ? [] : [{ specifier: literal[2], at: start, typeOnly: false }];
  });
  return [...imports, ...exports, ...dynamic];
}

/** `@clausewright/x/y` as a file, by the `exports` of the packages. */
function workspaceEntries(): Map<string, string> {
  const entries = new Map<string, string>();
  for (const manifest of globSync('packages/*/package.json')) {
    const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      name: string;
      exports?: string | Record<string, string | { default: string }>;
    };
    for (const [entry, target] of Object.entries(typeof exports === 'string' ? { '.': exports } : exports)) {
      const path = typeof target === 'string' ? target : target.default;
      entries.set(join(name, entry), join(dirname(manifest), path));
    }
  }
  return entries;
}

/** The file of an entry; one with `*` stands for many. */
function entryFile(entries: ReadonlyMap<string, string>, specifier: string): string | undefined {
  const named = entries.get(specifier);
  if (named !== undefined) return named;
  for (const [entry, target] of entries) {
    const [before, after] = entry.split('*');
    if (after === undefined || before === undefined) continue;
    if (specifier.startsWith(before) && specifier.endsWith(after))
      return target.replaceAll('*', specifier.slice(before.length, specifier.length - after.length));
  }
  return undefined;
}

/** All imports between `files`, which are paths from the root. */
export function readImports(files: readonly string[]): Import[] {
  const entries = workspaceEntries();
  const known = new Set(files);
  return files.flatMap((from) => {
    const text = readFileSync(from, 'utf8');
    return listSpecifiers(from, text).flatMap(({ specifier, at, typeOnly }) => {
      const path = specifier.startsWith('.') ? join(dirname(from), specifier) : entryFile(entries, specifier);
      const to =
        path === undefined ? undefined : [path, `${path}.ts`, `${path}.tsx`].find((it) => known.has(it));
      if (to === undefined && specifier.startsWith('.') && !existsSync(path ?? '')) return []; // Made by a build, or of React Router's own types.
      if (to === undefined || to === from) return [];
      return [{ from, to, line: text.slice(0, at).split('\n').length, typeOnly }];
    });
  });
}
