import messages from '@clausewright/messages/en.json';

export const catalogue = messages;
