/** What the editor computes after a change: the fixture of 4,500 words, from the texts of its clauses to HTML. */
import { convertMarkdown, documentOfTexts, renderArticle } from '@clausewright/documents/editing';
import type { Language } from '@clausewright/contract/languages';
import { renderMarkdown } from '@clausewright/documents';
import { policyFixture } from '../packages/documents/src/testing/policy-fixture.ts';
import { calibrate } from './calibration.ts';
import { type Measure, median, round } from './figure.ts';

interface Text {
  id: string;
  version: number;
  markdown: string;
}

/** One text per section; the edition makes each one new. */
function texts(language: Language, edition: number): Text[] {
  return renderMarkdown(policyFixture(language, edition))
    .split(/\n(?=## )/u)
    .map((markdown, at) => ({ id: `c${at}`, version: 1, markdown }));
}

function whole(language: Language, clauses: readonly Text[]): number {
  const made = documentOfTexts({ language, title: 'T' }, clauses);
  if (!made.ok) throw new Error(made.fault);
  return renderArticle(made.document).length;
}

function one(clauses: readonly Text[]): number {
  const made = convertMarkdown(clauses[3]?.markdown ?? '');
  if (!made.ok) throw new Error(made.fault);
  return made.html.length;
}

function cpuMs(work: () => number): number {
  const begun = process.cpuUsage();
  if (work() === 0) throw new Error('nothing was shown');
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

export const measure: Measure = async (rounds) => {
  const document: number[] = [];
  const clause: number[] = [];
  const raw: number[] = [];
  for (let turn = 0; turn <= rounds; turn += 1) {
    const { cpu } = calibrate();
    // As on a page that is open: the functions have run some times before.
    const editions = Array.from({ length: 10 }, (_, edition) => texts('de', turn * 10 + edition));
    const documents = editions.map((clauses) => cpuMs(() => whole('de', clauses)));
    const clauses = editions.map((edition) => cpuMs(() => one(edition)));
    if (turn === 0) continue;
    raw.push(median(documents));
    document.push(median(documents) * cpu);
    clause.push(median(clauses) * cpu);
  }
  return [
    {
      goal: 'P5',
      what: 'preview of the whole fixture after a change, CPU milliseconds at reference speed',
      value: median(document),
      unit: 'ms*',
      target: { atMost: 50 },
      medians: { 'CPU ms': round(median(raw)) },
    },
    {
      goal: 'P5',
      what: 'preview of one of its clauses',
      value: median(clause),
      unit: 'ms*',
      medians: {},
    },
  ];
};
