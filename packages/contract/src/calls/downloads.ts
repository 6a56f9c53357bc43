import { defineCall } from '../call.ts';
import { idParams } from '../fields.ts';
import { downloadDetails } from './agreement-results.ts';

export const publicDownloadDetails = defineCall({
  id: 'publicDownloadDetails',
  method: 'GET',
  path: '/agreement/public-download-details/:id',
  summary: 'The files of an agreement, for the visitor who holds its token.',
  limit: 'download',
  members: { right: null, of: 'nothing' },
  agreementToken: true,
  params: idParams,
  result: downloadDetails,
});

export const downloadAgreement = defineCall({
  id: 'downloadDetails',
  method: 'GET',
  path: '/agreement/download-details/:id',
  summary: 'The files of an agreement, for its owner.',
  limit: 'download',
  key: { scope: 'read', of: 'agreement' },
  access: 'unconfirmed',
  params: idParams,
  result: downloadDetails,
});
