import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const list = readFileSync('docs/security.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

interface Item {
  number: number;
  kind: string;
  proof: string;
}

function itemsOf(text: string): Item[] {
  const rows = text.matchAll(/^\| (\d+) \([\d., -]+\) \| (\w+) \| [^|]+ \| ([^|]+) \|$/gm);
  return [...rows].map(([, number, kind = '', proof = '']) => ({ number: Number(number), kind, proof }));
}

/** Files of tests that a proof names, each with the titles behind it. */
function testsOf(proof: string): { file: string; titles: string[] }[] {
  return proof
    .split(/(?=`[^`]+`)/)
    .filter((part) => /^`[^`]+\.test\.tsx?`/.test(part))
    .map((part) => ({
      file: (part.split('`')[1] ?? '').replace(/^src\//, 'packages/server/src/'),
      titles: [...part.matchAll(/\*([^*]+)\*/g)].map(([, title = '']) => title),
    }));
}

/** A title stands as the first argument of a test, or as the first of a row of cases. */
function holds(file: string, title: string): boolean {
  const source = readFileSync(file, 'utf8');
  return ["'", '"', '`'].some((quote) => {
    const at = source.indexOf(`${quote}${title}${quote},`);
    return at > 0 && /[([]\s*$/.test(source.slice(0, at));
  });
}

function anchors(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replaceAll(' ', '-')),
  );
}

/** What is wrong with the proof of an item; nothing where it holds. */
function faultsOf({ number, kind, proof }: Item, text: string): string[] {
  const named = testsOf(proof);
  const faults = named.flatMap(({ file, titles }) => {
    if (!existsSync(file)) return [`${number}: there is no ${file}`];
    if (titles.length === 0) return [`${number}: ${file} without a title`];
    return titles.flatMap((title) => (holds(file, title) ? [] : [`${number}: ${file} has no “${title}”`]));
  });
  const links = [...proof.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  for (const link of links) {
    const there = link.startsWith('#') ? anchors(text).has(link.slice(1)) : existsSync(join('docs', link));
    if (!there) faults.push(`${number}: ${link} leads nowhere`);
  }
  const gates = [...proof.matchAll(/gate `npm run (\w+)`/g)].map(([, name = '']) => name);
  for (const gate of gates) if (!(gate in scripts)) faults.push(`${number}: there is no npm run ${gate}`);
  const proven = { T: named.length > 0, G: gates.length > 0, D: links.length > 0 }[kind];
  return proven === true ? faults : [...faults, `${number}: nothing proves an item of kind ${kind}`];
}

test('every item from 1 to 64 is there once, and its proof exists', () => {
  const items = itemsOf(list);
  expect(items.map(({ number }) => number)).toEqual(Array.from({ length: 64 }, (_, index) => index + 1));
  expect(items.flatMap((item) => faultsOf(item, list))).toEqual([]);
});

test('every attack in the list has a proof that exists', () => {
  const [, attacks = ''] = /^## Attacks$([\s\S]*?)^## /m.exec(list) ?? [];
  const rows = [...attacks.matchAll(/^\| (?!attack |---)[^|]+\| [^|]+\| [^|]+\| ([^|]+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(15);
  const items = rows.map(([, proof = ''], index) => ({ number: index + 1, kind: 'T', proof }));
  expect(items.flatMap((item) => faultsOf(item, list))).toEqual([]);
});

test('a proof that is gone is noticed', () => {
  const row = (kind: string, proof: string) => itemsOf(`| 1 (1.1) | ${kind} | Some promise. | ${proof} |`);
  const faults = (kind: string, proof: string) => row(kind, proof).flatMap((item) => faultsOf(item, list));
  const file = '`tooling/readme.test.ts`';
  const title = 'the configuration table of the README is the one of the code';
  expect(faults('T', `${file} *${title}*`)).toEqual([]);
  expect(faults('T', `${file} *${title}!*`)).toHaveLength(1);
  expect(faults('T', `${file} *${title.slice(1)}*`)).toHaveLength(1);
  expect(faults('T', `${file} *${title}*; \`src/nowhere.test.ts\` *x*`)).toHaveLength(1);
  expect(faults('T', file)).toHaveLength(1);
  expect(faults('T', '[002](decisions/002-runtime-dependencies.md)')).toHaveLength(1);
  expect(faults('G', 'gate `npm run nothing`')).toHaveLength(1);
  expect(faults('D', '[999](decisions/999-nothing.md)')).toHaveLength(1);
  expect(faults('D', '[keys](#no-such-keys)')).toHaveLength(1);
});
