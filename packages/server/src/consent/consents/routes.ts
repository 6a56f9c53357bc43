import {
  addDomain as addDomainCall,
  checkCustomerActive,
  consentDetails,
  consentSaleDetails,
  deleteConsent as deleteCall,
  deleteDomain as deleteDomainCall,
  discardBanner as discardCall,
  domainExists,
  getFields,
  listConsents,
  newConsent,
  publishBanner as publishCall,
  toggleConsent,
  updateConsent as updateCall,
  updateFields,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../../platform/http/route.ts';
import { createConsent } from './create-consent.ts';
import { deleteConsent } from './delete-consent.ts';
import { discardBanner } from './discard-banner.ts';
import { findDomain } from './find-domain.ts';
import { addDomain, deleteDomain } from './further-domains.ts';
import type { ConsentPorts } from './ports.ts';
import { publishBanner } from './publish-banner.ts';
import { readConsents, readDetails, readFields, readSaleDetails, readServing } from './read-consents.ts';
import { toggle, updateConsent, writeFields } from './update-consent.ts';
import { serveVendorCalls } from './vendor-routes.ts';

export function serveConsentCalls(app: FastifyInstance, ports: ConsentPorts): void {
  serveCall(app, newConsent, ({ session, body }) => createConsent(ports, { session, body }));
  serveCall(app, listConsents, ({ session }) => readConsents(ports, session));
  serveCall(app, domainExists, ({ session, body }) => findDomain(ports, { session, siteUrl: body.site_url }));
  serveCall(app, consentSaleDetails, ({ session, params }) =>
    readSaleDetails(ports, { session, id: params.id }),
  );
  serveCall(app, consentDetails, ({ session, params }) => readDetails(ports, { session, id: params.id }));
  serveCall(app, checkCustomerActive, ({ session, params }) =>
    readServing(ports, { session, id: params.id }),
  );
  serveCall(app, updateCall, ({ session, params, body }) =>
    updateConsent(ports, { session, id: params.id, body }),
  );
  serveCall(app, toggleConsent, ({ session, params, body }) =>
    toggle(ports, { session, id: params.id, active: body.active }),
  );
  serveCall(app, deleteCall, ({ session, params }) => deleteConsent(ports, { session, id: params.id }));
  serveCall(app, getFields, ({ session, params }) => readFields(ports, { session, id: params.id }));
  serveCall(app, updateFields, ({ session, params, body }) =>
    writeFields(ports, { session, id: params.id, fields: body.fields }),
  );
  serveCall(app, addDomainCall, ({ session, params, body }) =>
    addDomain(ports, { session, id: params.id, written: body.domain }),
  );
  serveCall(app, deleteDomainCall, ({ session, params }) => deleteDomain(ports, { session, ...params }));
  serveVendorCalls(app, ports);
  serveCall(app, publishCall, ({ session, params, body }) =>
    publishBanner(ports, { session, id: params.id, askAgain: body.ask_again ?? false }),
  );
  serveCall(app, discardCall, ({ session, params }) => discardBanner(ports, { session, id: params.id }));
}
