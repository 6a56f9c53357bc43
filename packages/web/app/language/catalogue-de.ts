import messages from '@clausewright/messages/de.json';

export const catalogue = messages;
