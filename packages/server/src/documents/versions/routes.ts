import {
  compareVersions as compareCall,
  getUpdateDetails,
  listVersions as listCall,
  previewUpdate as previewCall,
  restoreVersion as restoreCall,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { toCaller } from '../records/agreement-access.ts';
import { refuseIfDeleted } from '../records/refuse-if-deleted.ts';
import { readUpdateDetails } from '../agreements/update-details.ts';
import { previewUpdate } from '../agreements/update-preview.ts';
import type { DocumentPorts } from '../ports.ts';
import { serveCall } from '../../platform/http/route.ts';
import { compareVersions } from './compare-versions.ts';
import { listVersions } from './list-versions.ts';
import { restoreVersion } from './restore-version.ts';

/** The versions of an agreement: what an update would change, what changed, and the way back. */
export function serveVersionCalls(app: FastifyInstance, ports: DocumentPorts): void {
  const about = <Result>(id: string, work: () => Promise<Result>) => refuseIfDeleted(ports.db, id, work);
  serveCall(app, getUpdateDetails, (input) => {
    const { id } = input.params;
    return about(id, () =>
      readUpdateDetails(ports, { id, caller: toCaller(input), language: input.language }),
    );
  });
  serveCall(app, previewCall, (input) => {
    const { type, answers, edits, free_only: freeOnly = false, premium } = input.body;
    const { id } = input.params;
    const asked = { type, answers, edits, freeOnly, premium, language: input.language };
    return about(id, () => previewUpdate(ports, { id, caller: toCaller(input), ...asked }));
  });
  serveCall(app, listCall, (input) => {
    const { page = 1, per_page: perPage = 20 } = input.query;
    const paging = { page: Number(page), perPage: Number(perPage) };
    const { id } = input.params;
    return about(id, () => listVersions(ports, { id, caller: toCaller(input), ...paging }));
  });
  serveCall(app, compareCall, (input) => {
    const { from, to, language } = input.query;
    const asked = { from: Number(from), to: Number(to), language };
    const { id } = input.params;
    return about(id, () => compareVersions(ports, { id, caller: toCaller(input), ...asked }));
  });
  serveCall(app, restoreCall, (input) => {
    const { id } = input.params;
    return about(id, () => restoreVersion(ports, { ...input.body, id, caller: toCaller(input) }));
  });
}
