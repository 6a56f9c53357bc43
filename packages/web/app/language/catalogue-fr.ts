import messages from '@clausewright/messages/fr.json';

export const catalogue = messages;
/** One chunk for each area; the files without a page of the app stay out. */
export const areas = import.meta.glob(
  ['../../../messages/*.fr.json', '!../../../messages/{api,hosted,mail,prices,withdrawal-page}.*'],
  { import: 'default' },
);
