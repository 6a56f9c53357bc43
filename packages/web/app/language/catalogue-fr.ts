import messages from '@clausewright/messages/fr.json';

export const catalogue = messages;
