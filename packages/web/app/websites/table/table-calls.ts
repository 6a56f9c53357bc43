/** The calls about tables of websites: apart, because one page needs them. */
import type * as contract from '@clausewright/contract';
import { get, post } from '../../endpoint.ts';

export const tableCalls = {
  read: get<typeof contract.readWebsiteTable>('/website/table'),
  preview: post<typeof contract.previewWebsiteTable>('/website/table/preview'),
  take: post<typeof contract.importWebsiteTable>('/website/table/import'),
};
