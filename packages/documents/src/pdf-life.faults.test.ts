import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PdfRenderer } from './pdf.ts';
import { policyFixture } from './testing/policy-fixture.ts';
import { runs } from './testing/runs.ts';

const script = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const plain = policyFixture('en');

test('kills a hanging worker, retries once, then reports the failure', async () => {
  const warnings: string[] = [];
  const workerUrl = script(
    `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { for (;;); })`,
  );
  await using pdf = new PdfRenderer({ timeout: 300, workerUrl, warn: (message) => warnings.push(message) });
  expect(await pdf.render(plain)).toEqual({ ok: false, reason: 'timed-out' });
  expect(warnings).toEqual(['PDF worker timed-out, trying once more']);
});

test('replaces a crashed worker, and the second attempt may succeed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-life-'));
  const mark = join(folder, 'died');
  const workerUrl = script(`
    import { parentPort } from 'node:worker_threads';
    import { existsSync, writeFileSync } from 'node:fs';
    const mark = ${JSON.stringify(mark)};
    parentPort.on('message', ({ id }) => {
      if (existsSync(mark)) parentPort.postMessage({ id, result: { ok: true, bytes: new Uint8Array([1]), replaced: 0, refused: null } });
      else { writeFileSync(mark, ''); process.exit(1); }
    });`);
  await using pdf = new PdfRenderer({ workerUrl });
  expect(await pdf.render(plain)).toMatchObject({ ok: true, accessible: true });
  rmSync(folder, { recursive: true });
});

test('a failing job does not block later ones', async () => {
  const workerUrl = script(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, job }) => {
      if (job.data.language === 'fr') throw new Error('broken');
      parentPort.postMessage({ id, result: { ok: true, bytes: new Uint8Array([1]), replaced: 0, refused: null } });
    });`);
  await using pdf = new PdfRenderer({ workerUrl });
  const results = await Promise.all([pdf.render(plain), pdf.render(policyFixture('fr')), pdf.render(plain)]);
  expect(results.map((result) => result.ok)).toEqual([true, false, true]);
});

test('workers are replaced after their document limit without changing the bytes', async () => {
  await using pdf = new PdfRenderer({ recycleAfter: 2 });
  const sizes = new Set<string>();
  for (let n = 0; n < 5; n++) {
    const made = await pdf.render(plain);
    if (made.ok) sizes.add(Buffer.from(made.bytes).toString('base64'));
  }
  expect(sizes.size).toBe(1);
});

test('many different documents do not grow the process without bound', async () => {
  await using pdf = new PdfRenderer();
  const rss: number[] = [];
  for (let n = 0; n < runs(50, 100); n++) {
    const made = await pdf.render(policyFixture('de', n));
    expect(made.ok).toBe(true);
    if (n % 5 === 4) rss.push(process.memoryUsage().rss / 2 ** 20);
  }
  // The study saw 6 MB more per document when results are kept: 50 would add 300.
  expect(Math.max(...rss.slice(5)) - (rss[1] ?? 0)).toBeLessThan(150);
}, 120_000);
