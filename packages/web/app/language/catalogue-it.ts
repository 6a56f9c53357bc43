import messages from '@clausewright/messages/it.json';

export const catalogue = messages;
