import messages from '@clausewright/messages/nl.json';

export const catalogue = messages;
