import type { StoredProvider } from '../identity-provider-store.ts';
import type { Client } from './ask-provider.ts';
import type { ProviderPorts } from './ports.ts';
import { openClientSecret } from './seal-client-secret.ts';

/** Null where the instance has another secret since: an owner enters that of the client anew. */
export function clientOf(
  { secret }: Pick<ProviderPorts, 'secret'>,
  { organisationId, issuer, clientId, sealedSecret }: StoredProvider,
): Client | null {
  const clientSecret = openClientSecret(secret, organisationId, sealedSecret);
  return clientSecret === null ? null : { issuer, clientId, clientSecret };
}
