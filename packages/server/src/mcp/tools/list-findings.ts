import { readScan, type ScanResult, type WebsitePage } from '@clausewright/contract';
import * as z from 'zod/mini';
import { findSite, site } from '../find-site.ts';
import { cut, defineTool } from '../tool.ts';

/** Findings, and places that each was seen at. */
const most = { findings: 20, places: 2, contradictions: 15 } as const;

export const listFindings = defineTool({
  name: 'list_findings',
  description: 'What is wrong with a site: last scan, contradictions.',
  arguments: z.strictObject({ site }),
  run: async ({ relay, ...asking }, { site: named }) => {
    const found = await findSite({ relay, ...asking }, named);
    if (!found.ok) return found;
    const { website, scan, looking, contradictions } = found.value;
    const read = scan === null ? null : await relay(readScan, { params: { id: scan.id } });
    if (read !== null && !read.ok) return read;
    const findings = cut(read?.value.result?.findings ?? [], most.findings);
    const differing = cut(differences(contradictions), most.contradictions);
    return {
      ok: true,
      value: {
        site: website.id,
        scanned_at: scan?.at ?? null,
        scanning: looking !== null,
        unreachable: scan?.unreachable ?? false,
        findings: findings.shown.map(describe),
        ...(findings.more !== undefined && { more_findings: findings.more }),
        contradictions: differing.shown,
        ...(differing.more !== undefined && { more_contradictions: differing.more }),
      },
    };
  },
});

function describe({ code, severity, subject, count, evidence }: ScanResult['findings'][number]): object {
  return {
    code,
    severity,
    subject,
    count,
    seen: evidence.slice(0, most.places).map(({ pass, page, kind, what }) => ({
      pass,
      page: page.slice(0, 200),
      kind,
      what: what.slice(0, 200),
    })),
  };
}

function differences({ banner, documents }: WebsitePage['contradictions']): object[] {
  return [
    ...banner.flatMap(({ agreement_id: document, type, found }) =>
      found.map(({ code, subject, question }) => ({
        document,
        type,
        against: 'banner',
        code,
        subject,
        question,
      })),
    ),
    ...documents.flatMap(({ agreement_id: document, type, found }) =>
      found.map(({ code, subject, question, other }) => ({
        document,
        type,
        against: other?.agreement_id ?? null,
        code,
        subject,
        question,
      })),
    ),
  ];
}
