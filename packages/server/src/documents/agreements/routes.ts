import {
  agreementCoverage,
  allAgreements,
  claimAgreements as claimCall,
  coverageOfAnswers,
  deleteAgreement as deleteCall,
  downloadAgreement,
  generateFiles as generateFilesCall,
  getAgreementDetails,
  newAgreement,
  prepareUpdate,
  previewAgreement as previewCall,
  priceChoices as priceChoicesCall,
  priceUpdateChoices as priceUpdateChoicesCall,
  publicDownloadDetails,
  readSiteDifferences as differencesCall,
  readSiteProfile as profileCall,
  sendCustomerEmail as sendEmailCall,
  unpaidAgreements,
  updateAgreement as updateCall,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { type CallInput, serveCall } from '../../platform/http/route.ts';
import { toCaller } from '../records/agreement-access.ts';
import { createAgreement } from './create-agreement.ts';
import { deleteAgreement } from './delete-agreement.ts';
import { findFile } from '../records/file-store.ts';
import { generateFiles } from './generate-files.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import type { OperatedDocumentPorts } from '../ports.ts';
import { previewAgreement } from './preview-agreement.ts';
import { priceNewChoices, priceUpdateChoices } from './price-choices.ts';
import { reportAgreementCoverage, reportAnswersCoverage } from './read-coverage.ts';
import { readAgreementDetails, type ReadInput } from './read-agreement.ts';
import { claimAgreements, readOwnAgreements } from './own-agreements.ts';
import { readDownload } from './read-download.ts';
import { readSiteDifferences, readSiteProfile } from './read-site-profile.ts';
import { sendCustomerEmail } from './send-customer-email.ts';
import { refuseIfDeleted } from '../records/refuse-if-deleted.ts';
import { updateAgreement } from './update-agreement.ts';

export function serveAgreementCalls(app: FastifyInstance, ports: OperatedDocumentPorts): void {
  serveCall(app, newAgreement, ({ body, language, session }) =>
    createAgreement(ports, {
      ownerId: session?.customerId ?? null,
      requestId: body.request_id,
      requestSecret: body.request_secret,
      type: body.type,
      answers: body.answers,
      language,
      freeOnly: body.free_only ?? false,
      premium: body.premium ?? false,
      forReview: body.for_review ?? false,
    }),
  );
  for (const call of [updateCall, prepareUpdate]) {
    serveCall(app, call, (input) =>
      refuseIfDeleted(ports.db, input.params.id, () =>
        updateAgreement(ports, {
          id: input.params.id,
          caller: toCaller(input),
          type: input.body.type,
          answers: input.body.answers,
          edits: input.body.edits,
          resolutions: input.body.resolutions,
          revision: input.body.revision,
          forReview: call === prepareUpdate,
          language: input.language,
          freeOnly: input.body.free_only ?? false,
          premium: input.body.premium,
        }),
      ),
    );
  }
  serveCall(app, previewCall, ({ body, language, session }) =>
    previewAgreement(ports, {
      type: body.type,
      answers: body.answers,
      language: body.language,
      clause: body.clause,
      interfaceLanguage: language,
      ownerId: session?.customerId ?? null,
    }),
  );
  serveCall(app, priceChoicesCall, ({ body, session, language }) =>
    priceNewChoices(ports, { ...body, language, ownerId: session?.customerId ?? null }),
  );
  serveCall(app, priceUpdateChoicesCall, (input) => {
    const { language } = input;
    const { id } = input.params;
    return refuseIfDeleted(ports.db, id, () =>
      priceUpdateChoices(ports, { ...input.body, language, id, caller: toCaller(input) }),
    );
  });
  serveCall(app, coverageOfAnswers, ({ body, language, session }) =>
    reportAnswersCoverage(ports, {
      type: body.type,
      answers: body.answers,
      language: body.language,
      interfaceLanguage: language,
      ownerId: session?.customerId ?? null,
    }),
  );
  serveCall(app, deleteCall, (input) =>
    deleteAgreement(ports, { id: input.params.id, caller: toCaller(input) }),
  );
  serveCall(app, sendEmailCall, (input) =>
    sendCustomerEmail(ports, { id: input.params.id, caller: toCaller(input) }),
  );
  serveCall(app, profileCall, ({ body, session }) =>
    readSiteProfile(ports, {
      type: body.type,
      agreements: body.agreements.map(({ agreement_id: id, token }) => ({ id, token })),
      into: body.into && { id: body.into.agreement_id, token: body.into.token },
      session,
    }),
  );
  serveOwn(app, ports);
  serveDetails(app, ports);
  serveDownloads(app, ports);
}

/** The agreements of an account. */
function serveOwn(app: FastifyInstance, ports: OperatedDocumentPorts): void {
  serveCall(app, unpaidAgreements, ({ session, query }) =>
    readOwnAgreements(ports, { session, query, unpaid: true }),
  );
  serveCall(app, allAgreements, ({ session, query }) =>
    readOwnAgreements(ports, { session, query, unpaid: false }),
  );
  serveCall(app, claimCall, ({ session, body }) => {
    const claims = body.agreements.map(({ agreement_id: agreementId, token }) => ({ agreementId, token }));
    return claimAgreements(ports, { session, claims });
  });
}

function serveDetails(app: FastifyInstance, ports: OperatedDocumentPorts): void {
  serveCall(app, agreementCoverage, (input) =>
    refuseIfDeleted(ports.db, input.params.id, () =>
      reportAgreementCoverage(ports, { ...readInput(input), document: input.query.language }),
    ),
  );
  serveCall(app, differencesCall, (input) =>
    refuseIfDeleted(ports.db, input.params.id, () => readSiteDifferences(ports, readInput(input))),
  );
  serveCall(app, getAgreementDetails, (input) =>
    refuseIfDeleted(ports.db, input.params.id, () => readAgreementDetails(ports, readInput(input))),
  );
}

function serveDownloads(app: FastifyInstance, ports: OperatedDocumentPorts): void {
  serveCall(app, generateFilesCall, ({ body: { agreement_id: id }, ...input }) =>
    refuseIfDeleted(ports.db, id, () => generateFiles(ports, { id, caller: toCaller(input) })),
  );
  for (const call of [publicDownloadDetails, downloadAgreement]) {
    serveCall(app, call, (input) =>
      refuseIfDeleted(ports.db, input.params.id, () => readDownload(ports, readInput(input))),
    );
  }
  serveFiles(app, ports);
}

function readInput(
  input: Pick<CallInput<typeof getAgreementDetails>, 'params' | 'agreementToken' | 'session' | 'language'>,
): ReadInput {
  return { id: input.params.id, caller: toCaller(input), language: input.language };
}

/** A file's address carries its own random id: whoever has it may read the file. */
function serveFiles(app: FastifyInstance, { db }: InstancePorts): void {
  app.get<{ Params: { id: string } }>(
    '/files/:id',
    { config: { documentClass: 'file', limit: 'download' }, schema: { hide: true } },
    async (request, reply) => {
      const file = await findFile(db, request.params.id);
      if (file === null) return reply.callNotFound();
      return reply
        .type(file.contentType)
        .header('content-disposition', `attachment; filename="${file.fileName}"`)
        .send(Buffer.from(file.content));
    },
  );
}
