import { deskEmails, requestEmails } from './request-messages.ts';
import { withdrawalEmails } from './withdrawal-messages.ts';

/** About what visitors declared and asked: they belong to whose page it was, whoever has the address they went to. */
export const visitorEmails = [...withdrawalEmails, ...requestEmails, ...deskEmails] as const;
