/**
 * Licences under which a package may be part of the product (MIT): they ask for a notice at most. OFL-1.1
 * is that of the fonts, which it lets go along with programs of any licence.
 */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Judges an SPDX expression: of `OR` one is enough, of `AND` all are needed. */
export function isPermissive(expression: string): boolean {
  const inner = /\(([^()]*)\)/.exec(expression);
  if (inner !== null) {
    const verdict = isPermissive(inner[1] ?? '') ? 'MIT' : 'refused';
    return isPermissive(expression.replace(inner[0], () => verdict));
  }
  return expression
    .split(/\sOR\s/i)
    .some((choice) => choice.split(/\sAND\s/i).every((id) => permissive.has(id.trim())));
}

/**
 * Packages under a licence that asks more, each with its decision. MPL-2.0 binds the files it covers and nothing beside
 * them: who takes the package as it is owes its notice and the way to its source, which the package itself has.
 */
const agreed: Readonly<Record<string, { licence: string; decision: string }>> = {
  'axe-core': { licence: 'MPL-2.0', decision: '114' },
};

/** Whether a decision lets this package be part of the product under this licence. */
export function isAgreed(name: string, licence: string): boolean {
  return agreed[name]?.licence === licence;
}

/** What of a `package.json` says its licence; older ones have an object or a list. */
export interface Manifest {
  license?: string | { type?: string };
  licenses?: readonly { type?: string }[];
}

/** The SPDX expression of a manifest; undefined where it names none. */
export function getLicence({ license, licenses }: Manifest): string | undefined {
  if (typeof license === 'string') return license;
  const types = [license, ...(licenses ?? [])].flatMap((one) => one?.type ?? []);
  return types.length === 0 ? undefined : types.join(' OR ');
}
