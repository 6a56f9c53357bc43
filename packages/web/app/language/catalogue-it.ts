import messages from '@clausewright/messages/it.json';

export const catalogue = messages;
/** One chunk for each area; the files without a page of the app stay out. */
export const areas = import.meta.glob(
  ['../../../messages/*.it.json', '!../../../messages/{api,hosted,mail,prices,withdrawal-page}.*'],
  { import: 'default' },
);
