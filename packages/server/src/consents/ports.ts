import type { AgreementPorts } from '../agreements/ports.ts';

/** What the use cases of consents need from the rest of the process. */
export type ConsentPorts = Pick<AgreementPorts, 'db' | 'clock'>;
