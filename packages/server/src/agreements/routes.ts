import {
  agreementCosts,
  generateFiles as generateFilesCall,
  getAgreementDetails,
  getAgreementSaleDetails,
  newAgreement,
  previewAgreement as previewCall,
  publicDownloadDetails,
  updateAgreement as updateCall,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../http/route.ts';
import { createAgreement } from './create-agreement.ts';
import { findFile } from './file-store.ts';
import { generateFiles } from './generate-files.ts';
import type { AgreementPorts } from './ports.ts';
import { previewAgreement } from './preview-agreement.ts';
import { readAgreementDetails, readCosts, readSaleDetails } from './read-agreement.ts';
import { readDownload } from './read-download.ts';
import { updateAgreement } from './update-agreement.ts';

export function serveAgreementCalls(app: FastifyInstance, ports: AgreementPorts): void {
  serveCall(app, newAgreement, ({ body, language }) =>
    createAgreement(ports, {
      requestId: body.request_id,
      type: body.type,
      answers: body.answers,
      language,
      freeOnly: body.free_only ?? false,
    }),
  );
  serveCall(app, updateCall, ({ body, params, agreementToken, language }) =>
    updateAgreement(ports, {
      id: params.id,
      token: agreementToken,
      type: body.type,
      answers: body.answers,
      edits: body.edits,
      revision: body.revision,
      language,
      freeOnly: body.free_only ?? false,
    }),
  );
  serveCall(app, previewCall, ({ body, language }) =>
    previewAgreement(ports, {
      type: body.type,
      answers: body.answers,
      language: body.language,
      clause: body.clause,
      interfaceLanguage: language,
    }),
  );
  serveCall(app, agreementCosts, ({ body, params, agreementToken, language }) =>
    readCosts(ports, { id: params.id, token: agreementToken, language, discountCode: body.discount_code }),
  );
  serveCall(app, getAgreementDetails, ({ params, agreementToken, language }) =>
    readAgreementDetails(ports, { id: params.id, token: agreementToken, language }),
  );
  serveCall(app, getAgreementSaleDetails, ({ params, agreementToken, language }) =>
    readSaleDetails(ports, { id: params.id, token: agreementToken, language }),
  );
  serveCall(app, generateFilesCall, ({ body, agreementToken }) =>
    generateFiles(ports, { id: body.agreement_id, token: agreementToken }),
  );
  serveCall(app, publicDownloadDetails, ({ params, agreementToken }) =>
    readDownload(ports, { id: params.id, token: agreementToken }),
  );
  serveFiles(app, ports);
}

/** A file's address carries its own random id: whoever has it may read the file. */
function serveFiles(app: FastifyInstance, { db }: AgreementPorts): void {
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
