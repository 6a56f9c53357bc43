/** Whatever owners answer becomes a PDF, one after another in one process, as on a server that runs for weeks. */
import { languages } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { PdfRenderer } from './pdf.ts';
import { generateOnePerType } from './testing/generated-documents.ts';
import { runs } from './testing/runs.ts';

/** Seeds of as many documents as there are types and languages. */
const seeds = runs(1, 14);
/** Of each seed: all, or one of each type, each in another language. */
const isMade = (at: number): boolean =>
  runs(0, 1) === 1 || at % languages.length === Math.floor(at / languages.length) % languages.length;

/** What a thread adds at most to the memory of a process (goal P10). */
const addedMb = 350;

test('documents of all types and languages become tagged PDFs, without memory growth from first to last', async () => {
  const warnings: string[] = [];
  const found = { types: new Set<string>(), languages: new Set<string>() };
  const before = residentMb();
  const added: number[] = [];
  await using pdf = new PdfRenderer({ warn: (message) => warnings.push(message), timeout: 120_000 });
  for (let seed = 0; seed < seeds; seed += 1) {
    for (const { name, document } of generateOnePerType(seed).filter((_, at) => isMade(at))) {
      const made = await pdf.render(document);
      expect(made.ok && isTagged(made.bytes), name).toBe(true);
      added.push(residentMb() - before);
      const [type = '', language = ''] = name.split(' ');
      found.types.add(type);
      found.languages.add(language);
    }
  }
  const types = new Set(generateOnePerType(0).map(({ name }) => name.split(' ')[0]));
  expect([found.types, found.languages]).toEqual([types, new Set(languages)]);
  // Owners wrote letters that no font of ours has; nothing else may keep a document from PDF/UA-1.
  const reasons = warnings.flatMap((warning) => warning.split('; '));
  expect(reasons.filter((reason) => !/the text .+ could not be displayed with font/u.test(reason))).toEqual(
    [],
  );
  expect(warnings.length).toBeLessThan(added.length);
  expect(Math.max(...added)).toBeLessThanOrEqual(addedMb);
  // The first fifth warms up. A median, because single documents and the allocator's arenas move by a third.
  const part = Math.ceil(added.length / 5);
  expect(median(added.slice(-part))).toBeLessThanOrEqual(1.3 * median(added.slice(part, 2 * part)));
}, 3_600_000);

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Of the process without the heap of this thread, which grows by what makes up the documents. */
function residentMb(): number {
  const { rss, heapTotal, external } = process.memoryUsage();
  return (rss - heapTotal - external) / 2 ** 20;
}

/** ISO 32000-1, 14.7: a structure tree, and the mark that the content follows it. */
function isTagged(bytes: Uint8Array): boolean {
  const raw = Buffer.from(bytes).toString('latin1');
  return raw.includes('/StructTreeRoot') && /\/Marked true/u.test(raw);
}
