/** Figures as a file of rows. Its words are the same in every language, for programs and spreadsheets. Pure. */
import type { consentFigures, DecisionCounts, ResultOf } from '@clausewright/contract';
import { csvCell, csvMark } from '../../platform/http/csv-cell.ts';

type Figures = Omit<ResultOf<typeof consentFigures>, 'csv'>;

interface Row {
  /** `total`, `day`, `month`, `device`, `country`, `version` or `signal`. */
  part: string;
  name: string;
  counts: DecisionCounts | null;
}

const columns = ['decisions', 'accepted', 'custom', 'rejected'] as const;

export const figuresHead = ['part', 'name', ...columns, 'withheld'].join(',');

export function figuresLine({ part, name, counts }: Row): string {
  const cells = [part, name, ...columns.map((column) => counts?.[column]), counts === null ? 'yes' : 'no'];
  return cells.map(csvCell).join(',');
}

export function figuresFile({ first, last, unit, ...figures }: Figures): string {
  const rows: Row[] = [
    { part: 'total', name: `${first}/${last}`, counts: figures.totals },
    ...figures.parts.map((one) => ({ part: unit, name: one.first, counts: one.counts })),
    ...figures.devices.map(({ device, counts }) => ({ part: 'device', name: device, counts })),
    ...figures.countries.map(({ country, counts }) => ({ part: 'country', name: country, counts })),
    ...figures.versions.map(({ version, counts }) => ({ part: 'version', name: String(version), counts })),
    { part: 'signal', name: 'sent', counts: figures.signals.sent },
    { part: 'signal', name: 'not_sent', counts: figures.signals.not_sent },
  ];
  return [csvMark + figuresHead, ...rows.map(figuresLine), ''].join('\r\n');
}
