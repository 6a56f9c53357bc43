import type { AgreementPorts } from '../agreements/ports.ts';

/** Payments need what agreements need; the mode decides which providers are offered. */
export type BillingPorts = AgreementPorts;
