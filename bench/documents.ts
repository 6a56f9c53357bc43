/** P5: one answer set becomes six languages in five formats. */
import { languages } from '@clausewright/contract/languages';
import { PdfRenderer, renderFile } from '@clausewright/documents';
import { policyFixture } from '../packages/documents/src/testing/policy-fixture.ts';
import { calibrate } from './calibration.ts';
import { type Measure, median, round } from './figure.ts';

const formats = ['html', 'docx', 'txt', 'md', 'pdf'] as const;

export const measure: Measure = async (rounds) => {
  await using pdf = new PdfRenderer();
  const raw: number[] = [];
  const calibrated: number[] = [];
  const perFormat = Object.fromEntries(formats.map((format) => [format, [] as number[]]));
  for (let turn = 0; turn <= rounds; turn += 1) {
    const { cpu } = calibrate();
    let sum = 0;
    for (const format of formats) {
      const begun = process.cpuUsage();
      for (const language of languages) {
        // A new edition each time: no cache can know the document.
        const file = await renderFile(format, 'PRIVACY_POLICY', policyFixture(language, turn), pdf);
        if (!file.ok) throw new Error(`${format} in ${language}: ${file.reason}`);
      }
      const { user, system } = process.cpuUsage(begun);
      const ms = (user + system) / 1000;
      sum += ms;
      if (turn > 0) perFormat[format]?.push(ms * cpu);
    }
    if (turn === 0) continue;
    raw.push(sum / 1000);
    calibrated.push((sum * cpu) / 1000);
  }
  const shares = Object.entries(perFormat).map(([format, list]) => [
    `${format}, 6 languages, ms*`,
    round(median(list)),
  ]);
  return [
    {
      goal: 'P5',
      what: '6 languages x 5 formats of the fixture, CPU seconds at reference speed',
      value: median(calibrated),
      unit: 's*',
      target: { atMost: 2 },
      medians: { 'CPU s': round(median(raw)), ...Object.fromEntries(shares) },
    },
  ];
};
