import type { Networks } from '@clausewright/scanner/networks';
import type { SessionPorts } from '../sessions/ports.ts';

/** What the use cases of providers need from the rest of the process. */
export interface ProviderPorts extends SessionPorts {
  /** Private networks that the operator opens. */
  siteNetworks: Networks;
  /** Milliseconds for all that one log-in asks of a provider; undefined: as in production. */
  providerTimeout?: number;
}

/** Where members log in, and where the provider sends them back: one for each organisation, so that no answer of one provider is taken for that of another. */
export function redirectUri({ publicUrl }: Pick<ProviderPorts, 'publicUrl'>, organisationId: string): string {
  return `${publicUrl}/profile/login/${organisationId}`;
}
