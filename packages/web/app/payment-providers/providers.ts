import type { Processor } from '@clausewright/contract';
import type { ProviderRegistration } from './provider-registration.ts';
import * as registered from './registered-providers.ts';

export type ProviderName = Exclude<Processor, 'sandbox'>;

/** Does not compile while a provider of the contract is not registered. */
export const providers: Readonly<Record<ProviderName, ProviderRegistration>> = registered;
