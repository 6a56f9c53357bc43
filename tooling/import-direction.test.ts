import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inspect } from './source-rules.ts';

const root = mkdtempSync(join(tmpdir(), 'direction-'));
copyFileSync('.oxlintrc.json', join(root, '.oxlintrc.json'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Lints one file as if it stood at `path` in the project; true when the linter is content. */
function isAllowed(path: string, text: string): boolean {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const run = spawnSync(resolve('node_modules/.bin/oxlint'), ['--deny-warnings', path], {
    cwd: root,
    encoding: 'utf8',
  });
  rmSync(file);
  return run.status === 0;
}

const forbiddenImports: [path: string, specifier: string][] = [
  ['packages/contract/src/x.ts', 'node:fs'],
  ['packages/engine/src/x.ts', 'node:crypto'],
  ['packages/engine/src/x.ts', '@clausewright/library/clauses'],
  ['packages/engine/src/x.test.ts', '@clausewright/library/clauses'],
  ['packages/library/types/x.ts', 'node:fs'],
  ['packages/library/x.ts', '@clausewright/documents'],
  ['packages/library/x.ts', '@clausewright/documents/html'],
  ['packages/documents/src/x.ts', '@clausewright/web/app/api'],
  ['packages/documents/src/x.ts', '@clausewright/server'],
  ['packages/web/app/x.tsx', '@clausewright/library/clauses'],
  ['packages/web/app/x.tsx', '@clausewright/documents'],
  ['packages/web/app/ui/x.tsx', '@clausewright/contract'],
];

test.each(forbiddenImports)('%s may not import %s', (path, specifier) => {
  expect(isAllowed(path, `import { x } from '${specifier}';\nexport const y = x;\n`)).toBe(false);
});

test('an allowed import passes', () => {
  expect(
    isAllowed(
      'packages/server/src/x.ts',
      "import { x } from '@clausewright/contract';\nexport const y = x;\n",
    ),
  ).toBe(true);
  const carried = ['documents/html', 'documents/redline', 'documents/editing', 'engine/merge/merge'];
  const imports = carried.map((entry, at) => `export { x as x${at} } from '@clausewright/${entry}';\n`);
  expect(isAllowed('packages/web/app/x.tsx', imports.join(''))).toBe(true);
});

const forbiddenCode: [path: string, text: string][] = [
  ['packages/server/src/x.ts', 'export const y = process.env.HOME;\n'],
  ['packages/server/src/x.ts', "console.log('x');\n"],
  ['packages/web/app/wizard/x.tsx', "export const y = fetch('/x');\n"],
  ['packages/contract/src/x.ts', 'export const y = new Date(0);\n'],
  ['packages/server/src/x.ts', 'export const y: any = 1;\n'],
  ['packages/server/src/BadName.ts', 'export const y = 1;\n'],
  ['packages/server/src/x.ts', "export const y: unknown = eval('1');\n"],
  ['packages/web/app/x.ts', "export const y: unknown = new Function('return 1');\n"],
  [
    'packages/web/app/x.tsx',
    'export const Y = ({ a }: { a: string }) => <p dangerouslySetInnerHTML={{ __html: a }} />;\n',
  ],
];

test.each(forbiddenCode)('%s may not contain: %s', (path, text) => {
  expect(isAllowed(path, text)).toBe(false);
});

const houseRules: [path: string, text: string][] = [
  ['packages/server/src/documents/agreements/create-agreement.ts', 'const now = Date.now();'],
  ['packages/server/src/documents/agreements/create-agreement.ts', "await db.selectFrom('agreements')"],
  ['packages/server/src/documents/records/agreement-store.ts', 'sql`order by ${sql.raw(order)}`'],
  ['packages/server/src/documents/agreements/create-agreement.ts', 'const id = Math.random();'],
  ['packages/web/app/x.ts', 'const id = Math.random();'],
  ['packages/web/app/home.tsx', 'element.innerHTML = text;'],
  ['packages/web/app/home.tsx', '<iframe srcDoc={text} />'],
  ['packages/banner/src/script/dialog.ts', "box.insertAdjacentHTML('beforeend', text);"],
  ['packages/server/src/consent/consents/parse-domain.ts', 'return new RegExp(domain).test(host);'],
  ['packages/web/app/home.tsx', "addEventListener('message', hear);"],
  ['packages/server/src/documents/hosted/routes.ts', 'return reply.redirect(request.query.next);'],
  ['packages/server/src/documents/hosted/routes.ts', "reply.header('location', next);"],
  ['packages/server/src/documents/hosted/etag.ts', "createHash('sha1')"],
  ['packages/contract/src/payload-cipher.ts', "createCipheriv('aes-256-cbc', key, iv)"],
  ['packages/documents/src/pdf.ts', "import { exec } from 'node:child_process';"],
  ['packages/web/app/home.test.ts', "test.skip('x', () => {});"],
  ['packages/server/src/utils.ts', ''],
  ['packages/web/app/home.tsx', 'names.sort((a, b) => a.name.localeCompare(b.name));'],
  ['packages/web/app/home.tsx', 'names.sort((a, b) => nameOf(a).localeCompare(nameOf(b)));'],
  ['packages/documents/src/text.ts', 'return title.toLocaleUpperCase();'],
  ['packages/documents/src/text.ts', 'return total.toLocaleString(undefined, { style });'],
  ['bench/figures.ts', 'const format = new Intl.NumberFormat();'],
  ['packages/web/app/home.tsx', 'date.setMonth(date.getUTCMonth() + 1);'],
  ['packages/server/src/billing/periods.ts', 'return new Date(year, month, 1);'],
];

test.each(houseRules)('the source rules reject %s on %s', (path, text) => {
  expect(inspect(path, text)).toHaveLength(1);
});

test('the source rules exempt stores and the clock', () => {
  expect(
    inspect('packages/server/src/documents/records/agreement-store.ts', "db.selectFrom('agreements')"),
  ).toEqual([]);
  expect(inspect('packages/server/src/platform/clock.ts', 'new Date()')).toEqual([]);
});

test.each([
  "names.sort((a, b) => a.name.localeCompare(b.name, 'en'));",
  'const upper = name.charAt(0).toLocaleUpperCase(language);',
  'new Intl.DateTimeFormat(language, { timeZone });',
  'new Date(Date.UTC(year, month, 1)).getUTCDate();',
])('explicit locales and UTC dates pass: %s', (text) => {
  expect(inspect('packages/server/src/platform/http/log.ts', text)).toEqual([]);
});
