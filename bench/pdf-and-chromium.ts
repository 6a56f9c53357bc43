/** P5: our PDF beside headless Chromium printing the same page, tagged and with outline as ours. */
import { type Language, languages } from '@clausewright/contract/languages';
import { renderPage } from '@clausewright/documents';
import { chromium } from 'playwright-core';
import { policyFixture } from '../packages/documents/src/testing/policy-fixture.ts';
import { chromiumOptions } from '../tooling/chromium.ts';
import { type Measure, median, round } from './figure.ts';
import { cpuOfTree, watchMemory } from './process-tree.ts';
import { startProgram } from './program.ts';

/** CPU time is counted in hundredths of a second: one document would be too coarse. */
const documentsPerTurn = 4;

interface Turn {
  language: Language;
  editions: readonly number[];
}

interface Printer {
  pid: number;
  print: (turn: Turn) => Promise<unknown>;
}

export const measure: Measure = async (rounds) => {
  await using typst = await startProgram<Turn, unknown>('print-typst');
  const server = await chromium.launchServer(chromiumOptions);
  const page = await (await chromium.connect(server.wsEndpoint())).newPage();
  const browserPid = server.process().pid ?? 0;
  using ourMemory = watchMemory(typst.pid);
  using chromiumMemory = watchMemory(browserPid);

  const ours: Printer = { pid: typst.pid, print: (turn) => typst.ask(turn) };
  const other: Printer = {
    pid: browserPid,
    async print({ language, editions }) {
      for (const edition of editions) {
        await page.setContent(renderPage(policyFixture(language, edition)));
        await page.pdf({ tagged: true, outline: true, format: 'A4' });
      }
    },
  };
  const rows = await compare(rounds, ours, other);
  const peak = { ours: ourMemory.peakMb(), Chromium: chromiumMemory.peakMb() };
  await server.close();
  return [
    ...rows,
    {
      goal: 'P5',
      what: 'PDF/UA-1 : Chromium printing, peak memory of the process tree (Node counted with ours)',
      value: peak.ours / peak.Chromium,
      target: { atMost: 0.5 },
      medians: { 'ours MB': round(peak.ours), 'Chromium MB': round(peak.Chromium) },
    },
  ];
};

async function compare(rounds: number, ours: Printer, other: Printer) {
  const cpu = languages.map((language) => ({ language, ours: [] as number[], Chromium: [] as number[] }));
  let edition = 0;
  async function cpuPerDocument({ pid, print }: Printer, language: Language): Promise<number> {
    const editions = Array.from({ length: documentsPerTurn }, () => (edition += 1));
    const before = cpuOfTree(pid);
    await print({ language, editions });
    return (cpuOfTree(pid) - before) / documentsPerTurn;
  }
  for (let turn = 0; turn <= rounds; turn += 1) {
    for (const record of cpu) {
      const spent = {
        ours: await cpuPerDocument(ours, record.language),
        Chromium: await cpuPerDocument(other, record.language),
      };
      if (turn === 0) continue;
      record.ours.push(spent.ours);
      record.Chromium.push(spent.Chromium);
    }
  }
  const target = { atMost: 1.15 };
  const what = 'PDF/UA-1 : Chromium printing, CPU of the process tree per document';
  const sum = (of: 'ours' | 'Chromium') => cpu.reduce((total, record) => total + median(record[of]), 0);
  const perLanguage = cpu.map((record) => [
    record.language,
    round(median(record.ours) / median(record.Chromium)),
  ]);
  const slowest = cpu.toSorted((a, b) => median(b.ours) - median(a.ours)).slice(0, 1);
  return [
    {
      goal: 'P5',
      what: `${what}, six languages`,
      value: sum('ours') / sum('Chromium'),
      target,
      medians: {
        'ours CPU ms': round(sum('ours') / languages.length),
        'Chromium CPU ms': round(sum('Chromium') / languages.length),
        ...Object.fromEntries(perLanguage),
      },
    },
    ...slowest.map((record) => ({
      goal: 'P5',
      what: `${what}, the slowest language (${record.language})`,
      value: median(record.ours) / median(record.Chromium),
      target,
      medians: {
        'ours CPU ms': round(median(record.ours)),
        'Chromium CPU ms': round(median(record.Chromium)),
      },
    })),
  ];
}
