/** What it costs a scan that pages are checked for accessibility: the same pages with and without, in turns. */
import { findChromium } from '../packages/scanner/src/browser/find-chromium.ts';
import type { Observation } from '../packages/scanner/src/observation.ts';
import { startStandIns, type Hosts } from '../packages/scanner/src/testing/stand-ins.ts';
import { interleave, type Measure, median, medians, ratio, round } from './figure.ts';
import { watchTree } from './process-tree.ts';
import { startProgram } from './program.ts';
import type { AloneQuestion } from './programs/scan-alone.ts';

const pages = 5;
/** Of a page, about. */
const elements = 1200;

export const measure: Measure = async (rounds) => {
  const program = process.env['CHROMIUM'] ?? findChromium() ?? '';
  await using servers = await startStandIns(site());
  await using scanner = await startProgram<AloneQuestion, Observation>('scan-alone');
  const peaks: Record<'with' | 'without', number[]> = { with: [], without: [] };
  const scan = async (accessibility: boolean): Promise<number> => {
    using watch = watchTree(scanner.pid);
    const { passes } = await scanner.ask({
      address: 'http://site.example/',
      ports: servers.ports,
      options: { program, pages, passes: ['unanswered'], accessibility },
      isAside: false,
    });
    const checked = passes.flatMap((pass) => pass.pages.map(({ accessibility: one }) => one?.state));
    if (accessibility && checked.some((state) => state !== 'checked'))
      throw new Error(`not checked: ${checked.join(', ')}`);
    peaks[accessibility ? 'with' : 'without'].push(watch.peakMb());
    return watch.cpuMs() / 1000;
  };
  const cpu = await interleave(rounds, { with: () => scan(true), without: () => scan(false) });
  const added = cpu.with.map((value, at) => ((value - (cpu.without[at] ?? value)) * 1000) / pages);
  return [
    {
      goal: 'scan',
      what: `processor time of a visit to ${pages} pages of ${elements} elements: checked for accessibility : not`,
      value: ratio(cpu.with, cpu.without),
      medians: { ...medians(cpu), 'added ms a page': round(median(added)) },
    },
    {
      goal: 'scan',
      what: 'peak memory of a scan: checked for accessibility : not',
      value: ratio(peaks.with, peaks.without),
      medians: medians(peaks),
    },
  ];
};

/** A shop’s pages, with barriers of several kinds on each. */
export function site(): Hosts {
  const item = (at: number): string =>
    `<li><article><h3>Article ${at}</h3><p style="color:#999">Some words about it</p><img src="data:," ${at % 9 === 0 ? '' : 'alt="An article"'}><a href="/item${at}">See article ${at}</a><button>${at % 7 === 0 ? '' : 'Buy'}</button></article></li>`;
  const links = Array.from({ length: pages }, (_, at) => `<a href="/page${at}/">Page ${at}</a>`).join(' ');
  const page = `<!doctype html><html lang="en"><title>Shop</title><nav>${links}</nav><main><h1>Shop</h1><ul>${Array.from({ length: elements / 7 }, (_, at) => item(at)).join('')}</ul></main>`;
  return {
    'site.example': page,
    ...Object.fromEntries(Array.from({ length: pages }, (_, at) => [`site.example/page${at}/`, page])),
  };
}
