/** Files of the log. In each, every record is one line, so that whoever loads it can count. Pure. */
import type { LogFormat } from '@clausewright/contract';
import { csvCell, csvMark } from '../../platform/http/csv-cell.ts';
import { consentRecord, recordContext } from './iso-27560.ts';
import type { ExportedRecord, ExportedSite } from './exported-record.ts';

interface ExportFormat {
  contentType: string;
  extension: string;
  head(site: ExportedSite): string;
  line(record: ExportedRecord, site: ExportedSite): string;
  /** Before the first line, and before each other. */
  first: string;
  next: string;
  foot: string;
}

const columns = [
  'record',
  'time',
  'received',
  'client_time',
  'visitor',
  'action',
  'layer',
  'regime',
  'granted',
  'offered',
  'vendors_allowed',
  'vendors_refused',
  'country',
  'language',
  'version',
  'snapshot',
  'gpc',
] as const satisfies readonly (keyof ExportedRecord)[];

export const exportFormats: Readonly<Record<LogFormat, ExportFormat>> = {
  csv: {
    contentType: 'text/csv; charset=utf-8',
    extension: 'csv',
    head: () => csvMark + columns.join(','),
    line: (record) => columns.map((name) => csvCell(record[name])).join(','),
    first: '\r\n',
    next: '\r\n',
    foot: '\r\n',
  },
  json: {
    contentType: 'application/json',
    extension: 'json',
    head: ({ domain, exportedAt, leftOut = false }) =>
      `{"site":${JSON.stringify(domain)},"exported_at":"${exportedAt}",${leftOut ? '"left_out":true,' : ''}"records":[`,
    line: (record) => JSON.stringify(record),
    first: '\n',
    next: ',\n',
    foot: '\n]}\n',
  },
  'iso-27560': {
    contentType: 'application/ld+json',
    extension: 'jsonld',
    head: () => `{"@context":${JSON.stringify(recordContext)},"@graph":[`,
    line: (record, site) => JSON.stringify(consentRecord(record, site)),
    first: '\n',
    next: ',\n',
    foot: '\n]}\n',
  },
};
