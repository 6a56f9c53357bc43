import messages from '@clausewright/messages/es.json';

export const catalogue = messages;
