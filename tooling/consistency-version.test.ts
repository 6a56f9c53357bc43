/** Documents are compared again when the rules changed: `rulesHash` follows from their code. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { rulesHash } from '../packages/library/consistency/consistency-version.ts';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { readImports } from './import-graph.ts';

const roots = [
  'packages/library/consistency/document-contradictions.ts',
  'packages/engine/src/questionnaire/evaluate.ts',
  'packages/server/src/documents/site-consistency/contradictions-between.ts',
];

/** Behind it stand clauses and questionnaires. */
const outlines = 'packages/library/agreement-types.ts';

/** Not formatting, comments and places. */
function codeOf(file: string): string {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  return JSON.stringify(program.body, (key, value: unknown) =>
    ['start', 'end', 'range', 'raw', 'loc'].includes(key)
      ? undefined
      : typeof value === 'bigint'
        ? String(value)
        : value,
  );
}

function rulesCode(): string[] {
  const files = globSync('packages/{library,engine/src}/**/*.ts').filter(
    (file) => !/node_modules|\.test\.ts$|\/testing\//.test(file),
  );
  const imports = Map.groupBy(
    readImports(files).filter(({ typeOnly }) => !typeOnly),
    ({ from }) => from,
  );
  const found = new Set<string>(roots);
  for (const file of found) for (const { to } of imports.get(file) ?? []) if (to !== outlines) found.add(to);
  return [...found].toSorted();
}

test('other rules have another name', () => {
  const files = rulesCode();
  expect(files).toContain('packages/library/consistency/refund-rules.ts');
  const hash = createHash('sha256').update(files.map(codeOf).join('\n')).digest('hex').slice(0, 16);
  expect(rulesHash, 'write this one to packages/library/consistency/consistency-version.ts').toBe(hash);
});
