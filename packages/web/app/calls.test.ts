import * as contract from '@clausewright/contract';
import { expect, test } from 'vitest';
import { calls } from './calls.ts';

const promised: Record<string, { method: string; path: string; place: string }> = {
  newAgreement: contract.newAgreement,
  updateAgreement: contract.updateAgreement,
  previewAgreement: contract.previewAgreement,
  agreementCosts: contract.agreementCosts,
  agreementDetails: contract.getAgreementDetails,
  agreementSaleDetails: contract.getAgreementSaleDetails,
  generateFiles: contract.generateFiles,
  publicDownloadDetails: contract.publicDownloadDetails,
  newTransaction: contract.newTransaction,
  processTransaction: contract.processTransaction,
  listCountries: contract.listCountriesCall,
  payloadKey: contract.payloadKeyCall,
};

test('every call goes where the contract says', () => {
  const where = ({ method, path, place }: { method: string; path: string; place: string }) =>
    `${method} ${path} ${place}`;
  const ours = Object.entries(calls).map(([name, call]) => [name, where(call)]);
  expect(Object.fromEntries(ours)).toEqual(
    Object.fromEntries(Object.entries(promised).map(([name, call]) => [name, where(call)])),
  );
});
